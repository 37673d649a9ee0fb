import { addDays, lastBookableDay, nightsBetween } from "./stay.rules.ts";
import type { StayCalendar } from "./stay.schema.ts";

export type CalendarDays = Pick<StayCalendar, "today" | "minimumNights" | "days">;

/** Whether a day can start a stay or, once a check-in is selected, end it. */
export type DayMark = "free" | "check-out-only" | "too-short" | "no-room" | "taken" | "beyond";

export type StayChoices = ReturnType<typeof stayChoices>;

/** What can be selected, day by day. A taken night can still be a check-out day, because the next guest arrives that day. */
export function stayChoices({ today, minimumNights, days }: CalendarDays) {
  const last = lastBookableDay(today);
  const held = new Set(days.filter((day) => day.held !== null).map(({ day }) => day));
  const heldInOrder = [...held].toSorted();
  const prices = new Map(days.map(({ day, priceCents }) => [day, priceCents]));
  const latest = new Map<string, string>();

  const latestCheckOut = (checkIn: string): string => {
    const known = latest.get(checkIn) ?? heldInOrder.find((day) => day >= checkIn) ?? last;
    latest.set(checkIn, known);
    return known;
  };
  const isReachable = (checkIn: string, checkOut: string) => checkIn >= today && checkOut <= latestCheckOut(checkIn);
  const canStay = (checkIn: string, checkOut: string): boolean =>
    nightsBetween({ checkIn, checkOut }) >= minimumNights && isReachable(checkIn, checkOut);
  const canCheckIn = (day: string): boolean => canStay(day, addDays(day, minimumNights));
  const canCheckOut = (day: string): boolean => canStay(addDays(day, -minimumNights), day);

  const markOf = (day: string, checkIn: string | null): DayMark => {
    if (checkIn !== null && day > checkIn) {
      if (canStay(checkIn, day)) return "free";
      if (isReachable(checkIn, day)) return "too-short";
      return held.has(day) ? "taken" : "beyond";
    }
    if (canCheckIn(day)) return "free";
    if (canCheckOut(day)) return "check-out-only";
    return held.has(day) ? "taken" : "no-room";
  };

  const priceOn = (day: string): number | null => prices.get(day) ?? null;
  return { first: today, last, minimumNights, hasTaken: held.size > 0, priceOn, canCheckIn, canStay, latestCheckOut, markOf };
}
