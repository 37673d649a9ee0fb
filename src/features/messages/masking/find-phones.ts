import { type Span, spansOf } from "./spans.ts";
import { isSpace, type Word, wordsOf } from "./words.ts";

/** What has many digits and is no phone number: dates, times, prices, coordinates, reservation references, ZIP codes, ranges of years. */
const ORDINARY = [
  /\bres-\d{8}-[a-z0-9]{6}\b/g,
  /\b\d{4}-\d{1,2}-\d{1,2}\b/g,
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b/g,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /[$€£¥] ?\d[\d,.]{0,12}/g,
  /\b\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?\b/g,
  /-?\b(?:1[0-7]\d|\d{1,2})\.\d{3,8}\b/g,
  /\b\d{5}-\d{4}\b/g,
  /\b(?:19|20)\d{2} ?[-–/] ?(?:19|20)?\d{2}\b/g,
  /\b\d{1,2} ?[-–] ?\d{1,2}\b/g,
  /\b(?:19|20)\d{2}(?:(?:,| and|, and) (?:19|20)\d{2}){1,5}\b/g,
  /\b\d{1,3}(?:, \d{1,3}){1,9},? and \d{1,3}\b/g,
];

const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries("zero one two three four five six seven eight nine".split(" ").map((word, digit) => [word, `${digit}`])),
  ...Object.fromEntries("cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ").map((word, digit) => [word, `${digit}`])),
  ...Object.fromEntries("null eins zwei drei vier funf sechs sieben acht neun".split(" ").map((word, digit) => [word, `${digit}`])),
  ...Object.fromEntries("zéro un deux trois quatre cinq six sept huit neuf".split(" ").map((word, digit) => [word, `${digit}`])),
  oh: "0",
  o: "0",
  nought: "0",
  won: "1",
  for: "",
};
const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const SEPARATORS = new Set([..." -.()/_*·•|~,:;#‐–—\\", "and", "then", "dash", "space"]);
const CALLS = /\b(?:call|text|phone|ring|whatsapp|mobile|cell|number|tel|telephone|sms|contact|dial|reach me)\b/;

const MOST_ORDINARY = 10;
const FEWEST_DIGITS = 9;
/** Where the words before it speak of calling, or it begins with a plus. */
const FEWEST_WHEN_SAID = 7;
const BEFORE = 40;
const MOST_APART = 5;

/** Phone numbers in a text of plain letters, also those that are spaced out, spelled out or written with letters that look like digits. */
export function findPhones(text: string): Span[] {
  const words = wordsOf(blank(text));
  const found: Span[] = [];
  for (let i = 0; i < words.length; i++) {
    const run = runAt(words, i);
    if (!run) continue;
    const before = text.slice(Math.max(0, run.from - BEFORE), run.from);
    const isSaid = CALLS.test(before) || before.endsWith("+");
    if (run.digits >= (isSaid ? FEWEST_WHEN_SAID : FEWEST_DIGITS)) found.push({ from: run.from, to: run.to });
    i = run.last;
  }
  return found;
}

/** What is ordinary becomes a wall that no number goes through. */
function blank(text: string): string {
  let blanked = text;
  for (const expression of ORDINARY)
    for (const { from, to } of spansOf(blanked, expression)) {
      const digits = blanked.slice(from, to).replaceAll(/\D/g, "").length;
      // More digits right before or behind it: it is a piece of something longer.
      const isPart = /^[-.,–]\d/.test(blanked.slice(to, to + 2)) || /\d[-.,– ]$/.test(blanked.slice(from - 2, from));
      if ((digits <= MOST_ORDINARY || /^res|,/.test(blanked.slice(from, to))) && !isPart)
        blanked = `${blanked.slice(0, from)}${"!".repeat(to - from)}${blanked.slice(to)}`;
    }
  return blanked;
}

type Run = Span & { digits: number; last: number };

/** Digits from this word on, over spaces and marks that stand between the digits of a number. */
function runAt(words: Word[], first: number): Run | null {
  let digits = 0;
  let last = -1;
  let apart = 0;
  for (let i = first; i < words.length; i++) {
    const word = words[i];
    const value = word && digitsOf(word.text, words, i);
    if (value) {
      digits += value;
      last = i;
      apart = 0;
    } else if (i === first || !word || ++apart > MOST_APART || !(isSpace(word) || SEPARATORS.has(word.text) || word.text in REPEATS)) break;
  }
  const [from, to] = [words[first]?.from, words[last]?.to];
  return last < 0 || from === undefined || to === undefined ? null : { from, to, digits, last };
}

/** How many digits a word stands for; 0 for one that is none. */
function digitsOf(word: string, words: Word[], index: number): number {
  if (/^\d+$/.test(word)) return word.length;
  if (/^[\dolis]+$/.test(word) && /\d/.test(word) && word.length > 1) return word.length;
  if (!(word in DIGIT_WORDS) || word === "for") return 0;
  const before = words[index - 2]?.text ?? "";
  return REPEATS[before] ?? 1;
}
