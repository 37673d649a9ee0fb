import { addDays, type Stay, todayAt } from "../../availability/index.ts";

const FRIDAY = 5;

/** Friday to Sunday of this week; on Saturday and Sunday, of the next one. */
export function comingWeekend(now: Date): Stay {
  const today = todayAt("UTC", now);
  const checkIn = addDays(today, (FRIDAY - new Date(today).getUTCDay() + 7) % 7);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}
