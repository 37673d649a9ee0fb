import { Fragment } from "react";
import { harmless } from "./harmless.ts";

const LINK = /(?:https?:\/\/|mailto:)[^\s<>"\u3000-\u303F\uFF00-\uFFEF]+|[\w.+@-]+/giu;
const EMAIL = /^[\w.+-]{1,64}@[a-z0-9-]+\.[a-z0-9.-]*[a-z0-9]$/i;
/** What ends the sentence, not the address. */
const AFTER_LINK = /[.,;:!?'’”*…]$/;

export type TextPart = { /** Where it begins. */ at: number; text: string; href?: string };

/** The text's words and its web and email addresses, in order. */
export function textParts(written: string): TextPart[] {
  const text = harmless(written);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = withoutEnd(found);
    const href = addressOf(link);
    if (!href) continue;
    if (index > from) parts.push({ at: from, text: text.slice(from, index) });
    parts.push({ at: index, text: link, href });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
}

function withoutEnd(found: string): string {
  let link = found;
  while (AFTER_LINK.test(link) || closesMore(link)) link = link.slice(0, -1);
  return link;
}

const closesMore = (link: string) =>
  (link.endsWith(")") && link.split(")").length > link.split("(").length) ||
  (link.endsWith("]") && link.split("]").length > link.split("[").length);

function addressOf(link: string): string | null {
  const url = URL.parse(/^(https?|mailto):/i.test(link) ? link : `mailto:${link}`);
  if (!url) return null;
  if (url.protocol === "mailto:") return EMAIL.test(url.pathname) ? url.href : null;
  return (url.protocol === "https:" || url.protocol === "http:") && !url.username && !url.password ? url.href : null;
}

/** What a person wrote, as text: nothing in it is run, and only web and email addresses can be pressed. */
export function PlainText({ children }: { children: string }) {
  return (
    <bdi className="whitespace-pre-wrap wrap-anywhere">
      {textParts(children).map(({ at, text, href }) =>
        href ? (
          <a key={at} href={href} dir="ltr" target="_blank" rel="nofollow noopener ugc" className="underline underline-offset-2">
            {text}
          </a>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </bdi>
  );
}
