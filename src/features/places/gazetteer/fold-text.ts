/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", ð: "d", đ: "d", ł: "l", ß: "ss", þ: "th", ı: "i", ħ: "h", ŋ: "n" };
const SHORT_WORDS: Record<string, string> = { st: "saint", ste: "sainte", mt: "mount", ft: "fort" };

/**
 * Text as it is searched: without case, accents and punctuation, only letters, digits and single spaces.
 * "St. John’s" and "saint johns" are the same.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[æœøðđłßþıħŋ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʻʼ`´.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\b(?:ste?|mt|ft)(?= )/g, (word) => SHORT_WORDS[word] ?? word);
}
