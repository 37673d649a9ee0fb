/** The most rows that a list grows to. */
export const MOST_SHOWN = 1000;

/** How many rows are shown next in a list that grows by so many at a time; null where no more of it is shown. */
export const moreShown = (shown: number, total: number, by: number): number | null =>
  shown < Math.min(total, MOST_SHOWN) ? Math.min(shown + by, MOST_SHOWN) : null;
