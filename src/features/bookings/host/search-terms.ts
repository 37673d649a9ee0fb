const MOST_TERMS = 6;
const SHORTEST_PHONE = 3;

/** A part of what a host typed; with digits where it can be a part of a phone number. */
export type SearchTerm = { text: string; digits: string | null };

/** The words of a search, all of which have to be found. A phone number is one, however it is spaced. */
export function searchTerms(q: string): SearchTerm[] {
  const isNumber = /^\+?[\d\s().-]+$/.test(q);
  const words = isNumber ? [q.replaceAll(/[^\d-]/g, "")] : q.split(/\s+/).slice(0, MOST_TERMS);
  return words.filter(Boolean).map((text) => ({ text, digits: digitsOf(text) }));
}

function digitsOf(word: string): string | null {
  const digits = word.replaceAll(/\D/g, "");
  return /^[+\d().-]+$/.test(word) && digits.length >= SHORTEST_PHONE ? digits : null;
}
