import { foldText } from "./gazetteer/fold-text.ts";

/** The name of a place, and words of the region and country that it is in. */
export type SearchTerms = { name: string; area: string[] };

export function readText(text: string): SearchTerms {
  const [name = "", ...area] = text.split(",").map(foldText).filter(Boolean);
  return { name, area: wordsOf(area.join(" ")) };
}

const wordsOf = (text: string) => text.split(" ").filter(Boolean);

/** "lake placid new york" may be Lake Placid in New York: every way to cut it in two, the longest name first. */
export function splitsOf({ name, area }: SearchTerms): SearchTerms[] {
  const words = wordsOf(name).slice(0, 6);
  return words.slice(1).map((_, index) => {
    const end = words.length - 1 - index;
    return { name: words.slice(0, end).join(" "), area: [...words.slice(end), ...area] };
  });
}
