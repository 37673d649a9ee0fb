/** Makes a thing when it is first wanted and keeps it: the language's formatters are slow to make. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
