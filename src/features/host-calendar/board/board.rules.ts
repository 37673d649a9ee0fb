import type { Days } from "../../availability/index.ts";

export const WEEK_DAYS = 7;
/** Half days of a week. */
export const HALVES = 14;
export const WEEKS_SHOWN = [2, 4, 8] as const;
export type WeeksShown = (typeof WEEKS_SHOWN)[number];

/** Homes and boats, or by place. */
export const GROUPINGS = ["type", "place"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A day of a listing. */
export type Spot = { listingId: string; day: string };

/** A row of the board: today is today at the listing. */
export type Row = { listingId: string; today: string };

/** The same days of listings that stand under each other. */
export type BoardChoice = Days & { listingIds: string[] };

/** The days and listings between two spots, in any order. Days that are past at one of the listings can't be selected. */
export function rectangleOf(rows: readonly Row[], one: Spot, other: Spot): BoardChoice | null {
  const [from, to] = [one, other].map(({ listingId }) => rows.findIndex((row) => row.listingId === listingId)).toSorted((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return null;
  const chosen = rows.slice(from, to + 1);
  const [start, last] = one.day <= other.day ? [one.day, other.day] : [other.day, one.day];
  const first = chosen.reduce((latest, { today }) => (today > latest ? today : latest), start);
  return first > last ? null : { listingIds: chosen.map(({ listingId }) => listingId), first, last };
}

/** How far a key moves: so many listings down, and so many days on. */
export type Move = { rows: number; days: number };

/** `day` is counted from the first one that is shown of so many. */
export function moveOf(key: string, day: number, shown: number): Move | null {
  switch (key) {
    case "ArrowLeft":
      return { rows: 0, days: -1 };
    case "ArrowRight":
      return { rows: 0, days: 1 };
    case "ArrowUp":
      return { rows: -1, days: 0 };
    case "ArrowDown":
      return { rows: 1, days: 0 };
    case "Home":
      return { rows: 0, days: -day };
    case "End":
      return { rows: 0, days: shown - 1 - day };
    case "PageUp":
      return { rows: 0, days: -shown };
    case "PageDown":
      return { rows: 0, days: shown };
    default:
      return null;
  }
}
