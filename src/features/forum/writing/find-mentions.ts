type Named = { id: string; name: string };

/** Which of these people the text calls by `@` and their name; what it quotes does not count. */
export function findMentions<P extends Named>(text: string, people: readonly P[]): P[] {
  const own = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith(">"))
    .join("\n")
    .toLowerCase();
  return people.filter(({ name }) => calls(own, `@${name.toLowerCase()}`));
}

function calls(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before = " ", after = " "] = [text[at - 1], text[at + name.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
