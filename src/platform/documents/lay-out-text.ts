import bidiFactory from "bidi-js";
import LineBreaker from "linebreak";
import { transliterate } from "./transliterate.ts";

/** A part of a line in one font, in the order of reading; the font itself draws Arabic and Hebrew from right to left. */
export type Run<F> = { text: string; font: F; width: number };
export type Line<F> = { runs: Run<F>[]; width: number };

export type Setting<F> = {
  width: number;
  /** A font that has the letter with all its marks, or null. */
  fontOf(letter: string): F | null;
  /** Null where the font cannot put this text together. */
  widthOf(text: string, font: F): number | null;
};

/** The text as it can be written, the font of each of its UTF-16 units, and whether it is read from right to left. */
type Written<F> = { text: string; fonts: F[]; isBackwards(unit: number): boolean };
type Span = { from: number; to: number };

const bidi = bidiFactory();
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200C\u200D]*/gu;
const RIGHT_TO_LEFT = /\p{scx=Arabic}|\p{scx=Hebrew}/u;

/**
 * Breaks the text into lines of this width, in fonts that have its letters; each line's runs go from left to right. A letter that no font
 * has is written without its accents; a word that cannot be written even so is transliterated; emoji and other signs that no font has
 * are left out.
 */
export function layOutText<F>(given: string, { width, fontOf, widthOf }: Setting<F>): Line<F>[] {
  const { text, fonts } = assignFonts(given, fontOf);
  const levels = bidi.getEmbeddingLevels(text, "ltr");
  const written = { text, fonts, isBackwards: (unit: number) => (levels.levels[unit] ?? 0) % 2 === 1 };
  const lineOf = (units: number[]): Line<F> => {
    const runs = gatherRuns(written, units).flatMap((run) => measureRun(run, widthOf));
    return { runs, width: runs.reduce((total, run) => total + run.width, 0) };
  };
  const inReadingOrder = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  return breakLines(text, width, (from, to) => lineOf(inReadingOrder(from, to)).width).map(({ from, to }) =>
    lineOf(bidi.getReorderedIndices(text, levels, from, to - 1).slice(from, to)),
  );
}

/** The run with its width; letter by letter where the font cannot put them together. */
function measureRun<F>(run: Omit<Run<F>, "width">, widthOf: Setting<F>["widthOf"]): Run<F>[] {
  const width = widthOf(run.text, run.font);
  if (width !== null) return [{ ...run, width }];
  const parts = [...letters.segment(run.text)].map(({ segment }) => ({ ...run, text: segment, width: widthOf(segment, run.font) ?? 0 }));
  return RIGHT_TO_LEFT.test(run.text) ? parts.toReversed() : parts;
}

function assignFonts<F>(given: string, fontOf: Setting<F>["fontOf"]): { text: string; fonts: F[] } {
  const fonts: F[] = [];
  let text = "";
  const canWrite = (word: string) => [...letters.segment(word)].every(({ segment }) => findForm(segment, fontOf) !== null);
  const writable = given.normalize("NFC").replace(WORD, (word) => (canWrite(word) ? word : transliterate(word)));
  for (const { segment } of letters.segment(writable)) {
    const [letter, font] = findLetter(segment, { text, fonts }, fontOf);
    if (font === null) continue;
    text += letter;
    for (let unit = 0; unit < letter.length; unit++) fonts.push(font);
  }
  return { text, fonts };
}

/** A space is written in the font of what is before it, and only once. */
function findLetter<F>(letter: string, { text, fonts }: { text: string; fonts: F[] }, fontOf: Setting<F>["fontOf"]): [string, F | null] {
  if (/^\s+$/.test(letter)) return [letter.includes("\n") ? "\n" : " ", /(^|\s)$/.test(text) ? null : (fonts.at(-1) ?? null)];
  return findForm(letter, fontOf) ?? ["", null];
}

/** The letter as a font has it: as it is, without what is not seen, or without its accents. */
function findForm<F>(letter: string, fontOf: Setting<F>["fontOf"]): [string, F] | null {
  const shown = letter.replace(/[\p{Cf}\uFE00-\uFE0F]/gu, "");
  const plain = shown.normalize("NFD").replace(/\p{M}/gu, "");
  for (const form of [letter, shown, plain]) {
    const font = form === "" ? null : fontOf(form);
    if (font !== null) return [form, font];
  }
  return null;
}

/** Where lines begin and end. A word that is wider than a line is cut. */
function breakLines(text: string, width: number, measure: (from: number, to: number) => number): Span[] {
  const whole = { from: 0, to: visibleEnd(text, 0, text.length) };
  if (text !== "" && !text.includes("\n") && measure(whole.from, whole.to) <= width) return [whole];
  const lines: Span[] = [];
  let [from, to, used] = [0, 0, 0];
  const finish = (at: number) => {
    lines.push({ from, to: visibleEnd(text, from, at) });
    [from, to, used] = [at, at, 0];
  };
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const end = next.position;
    const visible = measure(to, visibleEnd(text, to, end));
    if (to > from && used + visible > width) finish(to);
    if (visible > width) for (const cut of cuts(text, { from, to: end }, (start, at) => measure(start, at) <= width)) finish(cut);
    used += measure(to, end);
    to = end;
    if (next.required && end < text.length) finish(end);
  }
  if (from < to) finish(to);
  return lines;
}

const visibleEnd = (text: string, from: number, to: number) => from + text.slice(from, to).trimEnd().length;

/** Where a word has to be cut so that each part fits. */
function cuts(text: string, { from, to }: Span, fits: (from: number, to: number) => boolean): number[] {
  const found: number[] = [];
  let start = from;
  for (const { index, segment } of letters.segment(text.slice(from, to))) {
    const at = from + index;
    if (at === start || fits(start, visibleEnd(text, start, at + segment.length))) continue;
    found.push(at);
    start = at;
  }
  return found;
}

/** The units in the order given, as runs of one font and one direction. */
function gatherRuns<F>({ text, fonts, isBackwards }: Written<F>, units: number[]): Omit<Run<F>, "width">[] {
  const runs: Span[] = [];
  for (const unit of units) {
    const run = runs.at(-1);
    const isNext = run && (unit === run.to || unit === run.from - 1);
    if (run && isNext && fonts[run.from] === fonts[unit] && isBackwards(run.from) === isBackwards(unit)) {
      run.from = Math.min(run.from, unit);
      run.to = Math.max(run.to, unit + 1);
    } else runs.push({ from: unit, to: unit + 1 });
  }
  return runs.flatMap(({ from, to }) => {
    const [font, part] = [fonts[from], text.slice(from, to)];
    return font === undefined ? [] : [{ font, text: isBackwards(from) ? turned(part) : part }];
  });
}

/** What is read from right to left, as a font wants it: Arabic and Hebrew, which it turns by itself, as they are; the rest turned. */
function turned(part: string): string {
  const mirrored = [...part].map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return (RIGHT_TO_LEFT.test(part) ? mirrored : mirrored.toReversed()).join("");
}
