/** The first page, the last, and those around the one that is shown, each with whether pages are left out before it. */
export function pageNumbers(page: number, pages: number): { number: number; isAfterGap: boolean }[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const gap = number - (numbers[place - 1] ?? 0);
    // A gap of one page is as wide as its link.
    if (gap === 2) return [number - 1, number].map((each) => ({ number: each, isAfterGap: false }));
    return [{ number, isAfterGap: gap > 2 }];
  });
}
