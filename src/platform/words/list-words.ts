import { once } from "../once.ts";

const listFormat = once(() => new Intl.ListFormat("en-US"));

/** "English, French, and German" */
export const listInWords = (words: readonly string[]): string => listFormat().format(words);
