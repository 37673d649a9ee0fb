/** The host's other listings by title. */
export const othersOf = (titles: ReadonlyMap<string, string>, own = ""): { id: string; title: string }[] =>
  [...titles]
    .filter(([id]) => id !== own)
    .map(([id, title]) => ({ id, title }))
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
