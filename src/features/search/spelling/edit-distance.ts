/** How many letters must be changed, added, left out or swapped with the next to make one text of the other; above the most, more than that. */
export function editDistance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwapped = letter === to[column - 1] && wanted === from[row - 1];
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, swapped, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last.at(-1) ?? 0;
}

/** How many wrong letters a name of this length may have and still be meant. */
export const wrongLetters = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 11 ? 2 : 3);

/** A text, and what is left of it without any one of its letters, as `without_a_letter` has it in the database. */
export function withoutALetter(text: string): string[] {
  const letters = [...text];
  return [text, ...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join("")))];
}
