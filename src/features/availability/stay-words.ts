import { countOf } from "../../platform/count-words.ts";
import { shortMonthDay } from "../../platform/day-words.ts";
import { nightsBetween, type Stay } from "./stay.rules.ts";

/** "Jun 10 – 13, 2027" */
export function stayInWords({ checkIn, checkOut }: Stay): string {
  const [first, last] = [shortMonthDay(checkIn), shortMonthDay(checkOut)];
  const [firstYear, lastYear] = [checkIn.slice(0, 4), checkOut.slice(0, 4)];
  if (firstYear !== lastYear) return `${first}, ${firstYear} – ${last}, ${lastYear}`;
  const sameMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
  return `${first} – ${sameMonth ? last.split(" ")[1] : last}, ${lastYear}`;
}

export const nightsInWords = (stay: Stay): string => countOf(nightsBetween(stay), "night");

/** "June 10, 2027 at 3:00 PM", by the clock of the place. */
export const momentInWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric", hour: "numeric", minute: "2-digit", timeZone })
    .format(new Date(instant))
    // Servers and browsers use different spaces before AM and PM.
    .replace(/\s/g, " ");
