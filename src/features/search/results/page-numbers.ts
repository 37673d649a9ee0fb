/** The first page, the last, and those around the one that is shown; null stands for what is left out between them. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const gap = number - (numbers[place - 1] ?? 0);
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number];
  });
}
