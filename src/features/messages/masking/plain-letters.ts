/** Letters of other alphabets that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [..."аaеeоoрpсcхxуyіiѕsјjԁdɡgһhӏlαaοoνvιiκkτtρp"].reduce<[string, string][]>(
    (pairs, letter, i, all) => (i % 2 === 0 ? [...pairs, [letter, all[i + 1] ?? ""]] : pairs),
    [],
  ),
);

export type PlainText = {
  text: string;
  /** For each character of the text, where it stands in the original; one more for the end. */
  at: number[];
};

/** The text as a reader takes it: small Latin letters and plain digits, without accents and characters that cannot be seen. */
export function plainLetters(original: string): PlainText {
  let text = "";
  const at: number[] = [];
  let index = 0;
  for (const character of original) {
    for (const seen of seenAs(character)) {
      text += seen;
      at.push(index);
    }
    index += character.length;
  }
  return { text, at: [...at, index] };
}

function seenAs(character: string): string {
  if (character < "\u007f") return character.toLowerCase();
  // Invisible characters, variation selectors and the frame of a keycap.
  if (/[\p{Cf}\p{Mn}\p{Me}]/u.test(character)) return "";
  if (/\s/u.test(character)) return " ";
  const plain = character
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
  return [...plain]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join("")
    .slice(0, 4);
}
