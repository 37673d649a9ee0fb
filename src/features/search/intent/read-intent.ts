import { foldText } from "../../places/index.ts";
import type { Phrase, Reading } from "./intent.ts";
import { FILLERS, JOINING } from "./fillers.ts";
import { ONLY_NAMES, PHRASES } from "./phrases.ts";
import { readMonth } from "./read-month.ts";
import { readNumbered } from "./read-numbers.ts";

const LONGEST_PHRASE = 6;
type Word = { folded: string; start: number; end: number };
type Found = { from: number; to: number; phrases: readonly Phrase[] };

const saysNothing = ({ folded }: Word) => JOINING.has(folded) || FILLERS.has(folded);

/**
 * What the words of a text ask for, and the text that is left to be looked for in titles and places. Words in quotation marks are only
 * words. The longest phrase wins; words that only join others, and those that say little, are left out. Of a text that has nothing but these all are
 * left, and `isVague` says so.
 */
export function readIntent(text: string): { readings: Reading[]; rest: string; isVague: boolean } {
  const words = wordsOf(text);
  const found = findPhrases(words);
  const restWords = words.filter((_, index) => !found.some(({ from, to }) => index >= from && index < to));
  const named = restWords.filter((word) => !saysNothing(word));
  const labels = new Map(found.flatMap(({ phrases }) => phrases.map((phrase) => [phrase.label, phrase] as const)));
  const readings = [...labels.values()].map(({ label, meaning }) => ({ label, meaning, without: textWithout(text, words, found, label) }));
  const isVague = named.length === 0 && readings.length === 0 && words.length > 0;
  const isWhole = isVague || (found.length === 0 && named.length === words.length);
  const rest = isWhole ? text : named.map(({ start, end }) => text.slice(start, end)).join(" ");
  return { readings, rest, isVague };
}

/** The words that name something: what is neither a phrase nor joins words nor stands in quotation marks, each with its place among all words. */
export function unreadWords(text: string): (Word & { place: number })[] {
  const words = wordsOf(text);
  const found = findPhrases(words);
  const isUnread = ({ folded }: Word, index: number) =>
    !found.some(({ from, to }) => index >= from && index < to) && !folded.startsWith('"');
  return words.flatMap((word, place) => (isUnread(word, place) && !saysNothing(word) ? [{ ...word, place }] : []));
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
    if (match?.phrases) found.push({ ...match, phrases: match.phrases });
    from = match?.to ?? from + 1;
  }
  return found;
}

/** The longest phrase that begins here; without phrases, a name. */
function phraseAt(words: readonly Word[], from: number): (Omit<Found, "phrases"> & { phrases: Found["phrases"] | null }) | null {
  for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from; to -= 1) {
    const folded = words
      .slice(from, to)
      .map((word) => word.folded)
      .join(" ");
    if (ONLY_NAMES.has(folded)) return { from, to, phrases: null };
    const phrase = readNumbered(folded) ?? readMonth(folded);
    const phrases = PHRASES.get(folded) ?? (phrase && [phrase]);
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
