/** A word, a run of spaces, or one other character, and where it stands. */
export type Word = { text: string; from: number; to: number };

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+|\s+|[^\s\p{L}\p{N}]/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

export const isSpace = (word: Word | undefined): boolean => word !== undefined && /^\s/.test(word.text);
export const isName = (word: Word | undefined): boolean => word !== undefined && /^[\p{L}\p{N}]/u.test(word.text);
