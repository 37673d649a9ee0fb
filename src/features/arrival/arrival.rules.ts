import { addDays, instantAt } from "../availability/index.ts";

/** From when on a guest reads the guide, counted back from check-in. */
export const OPENINGS = ["booking", "7_days", "3_days", "1_day", "arrival_day"] as const;
export type Opening = (typeof OPENINGS)[number];
export const USUAL_OPENING: Opening = "3_days";

export const MOST_STEPS = 12;
export const LONGEST_STEP = 500;
export const LONGEST_CODE = 60;
export const LONGEST_PARKING = 1_000;
export const LONGEST_MANUAL = 10_000;
export const MOST_CHECK_OUT_LINES = 20;
export const LONGEST_CHECK_OUT_LINE = 200;

export type ArrivalState = "ahead" | "open" | "closed";
type StayTimes = { checkIn: string; checkOut: string; checkInTime: string; timeZone: string; endsAt: Date; createdAt: Date };

const DAYS_BEFORE = { "7_days": 7, "3_days": 3, "1_day": 1 } as const;

/** At check-in time so many days before, or as the day of check-in begins: always by the clocks at the listing, and not before the booking. */
export function opensAt(opens: Opening, { checkIn, checkInTime, timeZone, createdAt }: StayTimes): Date {
  if (opens === "booking") return createdAt;
  const at =
    opens === "arrival_day"
      ? instantAt(timeZone, checkIn, "00:00")
      : instantAt(timeZone, addDays(checkIn, -DAYS_BEFORE[opens]), checkInTime);
  return at < createdAt ? createdAt : at;
}

/** As the day after check-out begins, by the clocks at the listing. */
export function closesAt({ checkOut, timeZone, endsAt }: StayTimes): Date {
  const midnight = instantAt(timeZone, addDays(checkOut, 1), "00:00");
  return midnight < endsAt ? endsAt : midnight;
}

export function stateOf(opens: Opening, stay: StayTimes, now: Date): ArrivalState {
  if (now >= closesAt(stay)) return "closed";
  return now < opensAt(opens, stay) ? "ahead" : "open";
}
