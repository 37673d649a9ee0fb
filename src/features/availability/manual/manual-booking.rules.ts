import { addDays, lastBookableDay, type Stay } from "../stay.rules.ts";

/** Who stays: a guest who booked elsewhere, or the host. */
export const MANUAL_KINDS = ["guest", "own"] as const;
export type ManualKind = (typeof MANUAL_KINDS)[number];

/** By the night, or, a boat, from one time to another. */
export const MANUAL_LENGTHS = ["nights", "hours"] as const;
export type ManualLength = (typeof MANUAL_LENGTHS)[number];

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

/** Why a host can't enter these days, even if they are free; null if they can: from a year back to two years ahead. */
export function refuseManual({ checkIn, checkOut }: Stay, today: string): "manual_too_long_ago" | "manual_too_far" | null {
  if (checkIn < addDays(today, -DAYS_BACK)) return "manual_too_long_ago";
  return checkOut > lastBookableDay(today) ? "manual_too_far" : null;
}
