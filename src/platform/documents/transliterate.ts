import anyAscii from "any-ascii";

/** A word of any script in Latin letters, with a capital where it has none: what a passport would say, or close to it. */
export function transliterate(word: string): string {
  const latin = anyAscii(word).replace(/[^\p{L}\p{N}]/gu, "");
  return /\p{Lu}/u.test(word) ? latin : latin.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
