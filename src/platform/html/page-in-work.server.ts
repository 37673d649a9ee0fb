import { escapeHtml } from "./escape.ts";
import { LeftToReact } from "./left-to-react.ts";

/** A page in pieces: up to the start of the head, what is in the head, from its end to the end of the footer, and the rest. */
export type PagePieces = { start: string; head: string; middle: Buffer; end: string };

const EMPTY_HEAD = { charset: "", viewport: "", sheets: "", others: "", inPlace: "" };

/** The page that is being written. A page is written in one go, so there is only one. */
export const page = {
  html: "",
  /** A text that follows needs a comment before it, so that the browser keeps the two apart. */
  endsInText: false,
  /** What is written now gets its place later. */
  isAside: false,
  isInSvg: false,
  isInPicture: false,
  /** The value of the select that is being written. */
  chosen: undefined as unknown,
  start: "",
  hasBody: false,
  /** What React collects for the head, wherever in the tree it stands. */
  head: EMPTY_HEAD,
};

/** What is already bytes: a long text that has grown in small steps is slow to turn into them. */
let bytes = Buffer.allocUnsafe(256 * 1024);
let length = 0;
const LONG = 4096;

export function startPage(): void {
  Object.assign(page, { html: "", endsInText: false, isAside: false, isInSvg: false, isInPicture: false, chosen: undefined });
  Object.assign(page, { start: "", hasBody: false, head: { ...EMPTY_HEAD } });
  length = 0;
}

export function finishPage(): PagePieces {
  if (!page.start || !page.hasBody) throw new LeftToReact("something that is not a whole page");
  const { charset, viewport, sheets, others, inPlace } = page.head;
  return {
    start: page.start,
    head: charset + viewport + sheets + others + inPlace,
    middle: Buffer.from(bytes.subarray(0, length)),
    end: `${page.html}</body></html>`,
  };
}

export function writeMarkup(markup: string): void {
  page.html += markup;
  page.endsInText = false;
}

export function writeText(text: string): void {
  if (text === "") return;
  page.html += page.endsInText ? `<!-- -->${escapeHtml(text)}` : escapeHtml(text);
  page.endsInText = true;
}

/** Ends an element. This is the moment to turn into bytes what has become long. */
export function writeEnd(tag: string): void {
  writeMarkup(`</${tag}>`);
  if (!page.isAside && (tag === "footer" || page.html.length > LONG)) turnIntoBytes();
}

function turnIntoBytes(): void {
  while (bytes.length - length < page.html.length * 3) bytes = Buffer.concat([bytes], bytes.length * 2);
  length += bytes.write(page.html, length);
  page.html = "";
}

/** What the work writes, taken out of the page. */
export function writeAside(work: () => void): string {
  const { html, isAside } = page;
  page.html = "";
  page.isAside = true;
  work();
  const written = page.html;
  Object.assign(page, { html, isAside });
  return written;
}
