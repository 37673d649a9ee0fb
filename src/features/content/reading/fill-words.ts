/** Names that stand in braces in written files, such as {brand}, and what stands there in this installation; null where nobody said. */
export type SiteWords = Readonly<Record<string, string | null>>;

const NAME = /\{([a-zA-Z]+)\}/g;

/** Puts the installation's words in. A line that needs one nobody said is left out; `unknown` is called with names that mean nothing. */
export function fillWords(text: string, words: SiteWords, unknown: (name: string) => void): string {
  const lines = text.split("\n").filter((line) => [...line.matchAll(NAME)].every(([, name = ""]) => words[name] !== null));
  return lines.join("\n").replace(NAME, (written, name: string) => {
    if (Object.hasOwn(words, name)) return words[name] ?? "";
    unknown(name);
    return written;
  });
}

/** The same for everything that is text in plain data. */
export function fillAll<T>(data: T, words: SiteWords, unknown: (name: string) => void): T {
  if (typeof data === "string") return fillWords(data, words, unknown) as T;
  if (Array.isArray(data)) return data.map((each: unknown) => fillAll(each, words, unknown)) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillAll(value, words, unknown)])) as T;
}

/** The words so that Markdown shows them as they are. */
export const asMarkdown = (words: SiteWords): SiteWords =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word && word.replace(/[\\`*_[\]<>&#!|~]/g, String.raw`\$&`)]));
