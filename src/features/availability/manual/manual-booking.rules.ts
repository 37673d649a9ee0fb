import { addDays, lastBookableDay, type Stay } from "../stay.rules.ts";

/** Who stays: a guest who booked elsewhere, or the host. */
export const MANUAL_KINDS = ["guest", "own"] as const;
export type ManualKind = (typeof MANUAL_KINDS)[number];

export const LONGEST_NAME = 120;
export const LONGEST_CONTACT = 200;
export const LONGEST_NOTE = 2_000;
export const MOST_GUESTS = 100;
const DAYS_BACK = 366;

type Named = { kind: ManualKind; name: string };

/** Who stays, as lists and calendars call them. */
export const manualName = ({ name }: Named): string => name || "Own use";

/** "Maria's booking", "your own stay" */
export const manualInWords = ({ kind, name }: Named): string => (kind === "own" ? "your own stay" : `${name}'s booking`);

/** The first and last day that a host can enter: a year back, two years ahead. */
export const manualDays = (today: string) => ({ first: addDays(today, -DAYS_BACK), last: lastBookableDay(today) });

/** Why a host can't enter these days, even if they are free; null if they can. */
export function refuseManual({ checkIn, checkOut }: Stay, today: string): "manual_too_long_ago" | "manual_too_far" | null {
  const { first, last } = manualDays(today);
  if (checkIn < first) return "manual_too_long_ago";
  return checkOut > last ? "manual_too_far" : null;
}
