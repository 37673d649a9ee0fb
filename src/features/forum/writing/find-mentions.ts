type Named = { id: string; name: string };

/** Which of these people the text calls by `@` and their name; what it quotes does not count. */
export function findMentions<P extends Named>(text: string, people: readonly P[]): P[] {
  const own = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith(">"))
    .join("\n");
  const called = new Set(mentionsIn(own, people).map(({ person }) => person.name));
  return people.filter(({ name }) => called.has(name));
}

const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a text calls one of these people by `@` and their name, as words of their own, in its order. */
export function mentionsIn<P extends Named>(text: string, people: readonly P[]): { at: number; end: number; person: P }[] {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length);
  const found: { at: number; end: number; person: P }[] = [];
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (isWord(text[at - 1])) continue;
    const person = longestFirst.find(({ name }) => isCalled(text, at + 1, name));
    if (person) found.push({ at, end: at + 1 + person.name.length, person });
  }
  return found;
}

const isCalled = (text: string, from: number, name: string) =>
  text.slice(from, from + name.length).toLowerCase() === name.toLowerCase() && !isWord(text[from + name.length]);
