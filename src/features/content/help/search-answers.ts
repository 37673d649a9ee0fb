import type { Answer } from "../content.types.ts";
import { textOf } from "../../../ui/rich-text/rich-text-tree.ts";

const WEIGHTS = { title: 6, words: 5, body: 1.5 };
const LONGEST_QUERY = 100;
const MOST_TERMS = 8;
const MOST_RESULTS = 8;
/** Of what was asked, so much must be found for an answer to be one. */
const LEAST_SHARE = 0.5;
const FILLER = new Set(
  "a an and any are as at be but by can could do does for from get had has have how i if in is it its just me my of on or our so that the their them then there they this to u up want was we were what when where which who why will with would you your".split(
    " ",
  ),
);

type Indexed = { slug: string; terms: Map<string, number> };
export type HelpIndex = readonly Indexed[];

/** Words as they are compared: without accents, case and the commonest endings. */
function termsOf(text: string): string[] {
  const words =
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("'", "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !FILLER.has(word)).map(stemOf);
}

function stemOf(word: string): string {
  const bare = word.length > 5 ? word.replace(/(ations?|ings?|ed|ly)$/, "") : word;
  return bare.length > 3 ? bare.replace(/([^s])s$/, "$1").replace(/e$/, "") : bare;
}

export function indexAnswers(answers: Iterable<Answer>): HelpIndex {
  return Array.from(answers, ({ slug, title, words, body }) => {
    const terms = new Map<string, number>();
    for (const [text, weight] of [
      [title, WEIGHTS.title],
      [words, WEIGHTS.words],
      [textOf(body), WEIGHTS.body],
    ] as const)
      for (const term of termsOf(text)) terms.set(term, Math.max(terms.get(term) ?? 0, weight));
    return { slug, terms };
  });
}

/** Answers to what was typed, the best first; a letter too many, too few, wrong or swapped does not matter. */
export function searchAnswers(index: HelpIndex, query: string): string[] {
  const asked = [...new Set(termsOf(query.slice(0, LONGEST_QUERY)))].slice(0, MOST_TERMS);
  if (asked.length === 0) return [];
  const rarity = asked.map((term) => 1 / Math.sqrt(1 + index.filter(({ terms }) => terms.has(term)).length));
  const found = index.map(({ slug, terms }) => {
    const scores = asked.map((term) => bestMatch(term, terms));
    const share = scores.filter((score) => score > 0).length / asked.length;
    const score = scores.reduce((sum, each, at) => sum + each * (rarity[at] ?? 1), 0);
    return { slug, score: share >= LEAST_SHARE ? score * share : 0 };
  });
  const best = Math.max(...found.map(({ score }) => score), 0);
  return found
    .filter(({ score }) => score > best / 5)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_RESULTS)
    .map(({ slug }) => slug);
}

function bestMatch(asked: string, terms: ReadonlyMap<string, number>): number {
  let best = terms.get(asked) ?? 0;
  for (const [term, weight] of terms) {
    const quality = likeness(asked, term);
    if (quality * weight > best) best = quality * weight;
  }
  return best;
}

/** 0 to 1: the same, the beginning of it, or a slip or two away from it. */
function likeness(asked: string, term: string): number {
  if (asked === term) return 1;
  if (asked.length >= 3 && term.startsWith(asked)) return 0.8;
  const slips = asked.length < 4 ? 0 : asked.length < 7 ? 1 : 2;
  if (Math.abs(asked.length - term.length) > slips || asked[0] !== term[0]) return 0;
  const distance = distanceOf(asked, term);
  return distance <= slips ? 0.75 - 0.2 * distance : 0;
}

/** Letters to add, drop, change or swap to get from one word to the other. */
function distanceOf(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
