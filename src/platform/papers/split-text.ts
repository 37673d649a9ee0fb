/** Whether the file covers the character. */
export type Covers = (part: 0 | 1, codePoint: number) => boolean;

/**
 * Cuts a text where the font file has to change. A character that neither file has is written without its accents, and one
 * of another script as a question mark: the built-in fonts have no more of them.
 */
export function splitText(text: string, covers: Covers): { part: 0 | 1; text: string }[] {
  const runs: { part: 0 | 1; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const [letter, part] = find(character, covers);
    const last = runs.at(-1);
    if (last && last.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

function find(character: string, covers: Covers): [string, 0 | 1] {
  const plain = character.normalize("NFD").replace(/\p{M}/gu, "");
  for (const letter of [character, plain])
    for (const part of [0, 1] as const)
      if (letter && [...letter].every((one) => covers(part, one.codePointAt(0) ?? 0))) return [letter, part];
  return ["?", 0];
}
