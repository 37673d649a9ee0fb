import type { Span } from "./spans.ts";
import { isName, isSpace, type Word, wordsOf } from "./words.ts";

/** Endings that hardly ever follow a full stop without a space by accident. */
const SURE_ENDINGS = new Set(
  "com net org info biz io co app dev site online shop store page link xyz gg tv eu uk de fr es nl ch pt br ca au nz jp mx travel rentals holiday".split(
    " ",
  ),
);
/** Endings that are words as well: only after www, before a slash, or after an at sign. */
const ANY_ENDING = /^[a-z]{2,12}$/;
const PROVIDERS = new Set(
  "gmail googlemail hotmail yahoo outlook icloud aol gmx protonmail proton live ymail mailbox fastmail zoho msn".split(" "),
);
const AT_WORDS = new Set(["at", "arroba", "chez", "bei"]);
const DOT_WORDS = new Set(["dot", "punto", "punkt", "point", "period"]);
/** As in "the dot com boom". */
const ARTICLES = new Set(["the", "a", "this", "that"]);
const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };
const JOINERS = new Set([".", "_", "-", "+"]);

/** Email addresses and links to other sites in a text of plain letters, also those that are spelled out. */
export function findAddresses(text: string, ownHost: string): Span[] {
  const words = wordsOf(text);
  const found: Span[] = [];
  for (let i = 0; i < words.length; i++) {
    const at = signAt(words, i, "@", AT_WORDS);
    const span = (at && emailAround(words, i, at)) ?? linkAt(words, i, ownHost);
    if (span) found.push(span);
  }
  return found;
}

type Sign = { /** The first word behind it. */ next: number; kind: "plain" | "bracketed" | "word" };

/** A sign by itself, in brackets, or as a word; spaces around it count as part of it. */
function signAt(words: Word[], index: number, sign: string, spelled: Set<string>): Sign | null {
  const word = words[index];
  if (!word) return null;
  if (word.text === sign) return { next: skipSpaces(words, index + 1), kind: "plain" };
  const inside = words[index + 1];
  const closes = BRACKETS[word.text];
  if (closes && inside && words[index + 2]?.text === closes && (spelled.has(inside.text) || inside.text === sign))
    return { next: skipSpaces(words, index + 3), kind: "bracketed" };
  return spelled.has(word.text) ? { next: skipSpaces(words, index + 1), kind: "word" } : null;
}

const skipSpaces = (words: Word[], index: number): number => (isSpace(words[index]) ? index + 1 : index);

type Host = { end: number; isProvider: boolean; isSpelled: boolean; parts: string[] };

/** Words joined by dots, from here on; the dots may be spelled. */
function hostAt(words: Word[], index: number): Host | null {
  if (!isName(words[index])) return null;
  const parts = [words[index]?.text ?? ""];
  let end = index + 1;
  let isSpelled = false;
  for (;;) {
    const hyphen = words[end]?.text === "-" && isName(words[end + 1]);
    const from = skipSpaces(words, end);
    const dot = hyphen ? null : signAt(words, from, ".", DOT_WORDS);
    const isTight = dot?.kind === "plain" && from === end && dot.next === end + 1;
    const isApart = dot !== null && dot.kind !== "plain";
    if (hyphen) end += 2;
    else if (dot && (isTight || isApart) && isName(words[dot.next])) {
      parts.push(words[dot.next]?.text ?? "");
      isSpelled ||= isApart;
      end = dot.next + 1;
    } else return { end, isProvider: PROVIDERS.has(parts[0] ?? ""), isSpelled, parts };
  }
}

function emailAround(words: Word[], index: number, at: Sign): Span | null {
  const host = hostAt(words, at.next);
  if (!host) return null;
  const hasEnding = host.parts.length > 1 && ANY_ENDING.test(host.parts.at(-1) ?? "");
  const isSure = at.kind === "word" ? host.isProvider || (host.isSpelled && hasEnding) : hasEnding || host.isProvider;
  const begin = localBefore(words, index);
  if (begin === index || !isSure) return null;
  return span(words, begin, host.end);
}

/** Where the name before the sign begins. */
function localBefore(words: Word[], index: number): number {
  let begin = isSpace(words[index - 1]) ? index - 1 : index;
  if (!isName(words[begin - 1])) return index;
  begin -= 1;
  while (begin >= 2 && JOINERS.has(words[begin - 1]?.text ?? "") && isName(words[begin - 2])) begin -= 2;
  while (begin >= 4 && isSpace(words[begin - 1]) && DOT_WORDS.has(words[begin - 2]?.text ?? "") && isName(words[begin - 4])) begin -= 4;
  return begin;
}

function linkAt(words: Word[], index: number, ownHost: string): Span | null {
  const isScheme = /^(https?|ftp)$/.test(words[index]?.text ?? "") && words[index + 1]?.text === ":" && words[index + 2]?.text === "/";
  const first = isScheme ? index + 4 : index;
  // A word that another is joined to has been looked at from its beginning.
  if (!isScheme && index > 0 && !isSpace(words[index - 1]) && isJoined(words[index - 1])) return null;
  const host = hostAt(words, first);
  if (!host || host.parts.length < 2 || host.parts.join(".") === ownHost || host.parts.join(".") === `www.${ownHost}`) return null;
  const ending = host.parts.at(-1) ?? "";
  const hasPath = words[host.end]?.text === "/" && isName(words[host.end + 1]);
  const isNumber = host.parts.every((part) => /^\d+$/.test(part));
  const isSure = isScheme || host.parts[0] === "www" || SURE_ENDINGS.has(ending) || (hasPath && ANY_ENDING.test(ending) && !host.isSpelled);
  if (!isSure || isNumber || ARTICLES.has(host.parts[0] ?? "") || (host.isSpelled && !SURE_ENDINGS.has(ending))) return null;
  let end = host.end;
  while (end < words.length && !isSpace(words[end])) end++;
  return span(words, index, hasPath || isScheme ? end : host.end);
}

const isJoined = (word: Word | undefined) => word !== undefined && /^[.\p{L}\p{N}@_-]$/u.test(word.text);

const span = (words: Word[], first: number, end: number): Span => ({ from: words[first]?.from ?? 0, to: words[end - 1]?.to ?? 0 });
