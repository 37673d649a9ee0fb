import { foldText } from "../../places/index.ts";
import type { Reading } from "./intent.ts";
import { type Phrase, PHRASES } from "./phrases.ts";
import { readNumbered } from "./read-numbers.ts";

const LONGEST_PHRASE = 6;
/** They join words and name nothing. */
const JOINING = new Set([
  "a",
  "an",
  "and",
  "the",
  "in",
  "on",
  "at",
  "by",
  "near",
  "around",
  "of",
  "for",
  "to",
  "with",
  "from",
  "within",
  "close",
  "has",
  "plus",
  "&",
]);

type Word = { folded: string; start: number; end: number };
type Found = { from: number; to: number; phrases: readonly Phrase[] };

/**
 * What the words of a text ask for, and the text that is left to be looked for in titles and places. Words in quotation marks are only
 * words. The longest phrase wins; words that only join others are left out beside phrases.
 */
export function readIntent(text: string): { readings: Reading[]; rest: string } {
  const words = wordsOf(text);
  const found = findPhrases(words);
  const restWords = words.filter((_, index) => !found.some(({ from, to }) => index >= from && index < to));
  const named = restWords.filter(({ folded }) => !JOINING.has(folded));
  const kept = named.length > 0 || found.length > 0 ? named : restWords;
  const rest = found.length === 0 && named.length === words.length ? text : kept.map(({ start, end }) => text.slice(start, end)).join(" ");
  const labels = new Map(found.flatMap(({ phrases }) => phrases.map((phrase) => [phrase.label, phrase] as const)));
  const readings = [...labels.values()].map(({ label, meaning }) => ({ label, meaning, without: textWithout(text, words, found, label) }));
  return { readings, rest };
}

/** The words that name something: what is neither a phrase nor joins words nor stands in quotation marks, each with its place among all words. */
export function unreadWords(text: string): (Word & { place: number })[] {
  const words = wordsOf(text);
  const found = findPhrases(words);
  const isUnread = ({ folded }: Word, index: number) =>
    !found.some(({ from, to }) => index >= from && index < to) && !JOINING.has(folded) && !folded.startsWith('"');
  return words.flatMap((word, place) => (isUnread(word, place) ? [{ ...word, place }] : []));
}

function wordsOf(text: string): Word[] {
  const quoted = [...text.matchAll(/["“”][^"“”]*["“”]/gu)].map(({ index, 0: { length } }) => [index, index + length] as const);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’.]+|&/gu)].flatMap(({ index, 0: word }) => {
    const isQuoted = quoted.some(([start, end]) => index >= start && index < end);
    const folded = isQuoted ? `"${word}"` : word === "&" ? word : foldText(word);
    return folded === "" ? [] : [{ folded, start: index, end: index + word.length }];
  });
}

function findPhrases(words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < words.length;) {
    const match = phraseAt(words, from);
    if (match) found.push(match);
    from = match?.to ?? from + 1;
  }
  return found;
}

function phraseAt(words: readonly Word[], from: number): Found | null {
  for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from; to -= 1) {
    const folded = words
      .slice(from, to)
      .map((word) => word.folded)
      .join(" ");
    const numbered = readNumbered(folded);
    const phrases = PHRASES.get(folded) ?? (numbered && [numbered]);
    if (phrases) return { from, to, phrases };
  }
  return null;
}

type Segment = { text: string; isJoining: boolean };

/** The text without what says this, and without the joining words that are left hanging at its ends. */
function textWithout(text: string, words: readonly Word[], found: readonly Found[], label: string): string {
  const segments: Segment[] = [];
  for (let index = 0; index < words.length;) {
    const phrase = found.find(({ from }) => from === index);
    const [first, last] = [words[index], words[(phrase?.to ?? index + 1) - 1]];
    if (first && last) segments.push(...segmentsOf(text.slice(first.start, last.end), first, phrase, label));
    index = phrase?.to ?? index + 1;
  }
  const starts = segments.findIndex(({ isJoining }) => !isJoining);
  const ends = segments.findLastIndex(({ isJoining }) => !isJoining);
  return starts === -1
    ? ""
    : segments
        .slice(starts, ends + 1)
        .map((segment) => segment.text)
        .join(" ");
}

/** Of a phrase that says two things, the other one is left: "lakehouse" without the lake is "houses". */
function segmentsOf(text: string, word: Word, phrase: Found | undefined, label: string): Segment[] {
  if (!phrase) return [{ text, isJoining: JOINING.has(word.folded) }];
  const others = phrase.phrases.filter((other) => other.label !== label);
  if (others.length === phrase.phrases.length) return [{ text, isJoining: false }];
  return others.map((other) => ({ text: other.label.toLowerCase(), isJoining: false }));
}
