import { shortDay } from "../../platform/words/day-words.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { localZone } from "../../platform/words/zone-words.ts";
import type { Stay } from "./stay.rules.ts";
import type { Hours } from "./stay.schema.ts";
import { stayInWords } from "./stay-words.ts";

/** Nights, or the hours of a charter or of a boat that its host uses. */
export type When = Stay & ({ charter: Hours | null } | { hours: Hours | null });

export const hoursOf = (when: When): Hours | null => ("hours" in when ? when.hours : when.charter);

type TimedRow = { checkInTime: string; checkOutTime: string; timeZone: string; beginsAt: Date; endsAt: Date };

/** What a row keeps of its hours. */
export const hoursOfRow = ({ checkInTime, checkOutTime, timeZone, beginsAt, endsAt }: TimedRow): Hours => ({
  startsAt: checkInTime,
  returnsAt: checkOutTime,
  timeZone,
  beginsAt: beginsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/**
 * "Jun 10–13, 2027" for nights, "Tue, Jul 20, 2027, 8:00 AM to 12:00 PM" for hours of a day, "Sat, Jul 17, 5:00 PM to Sat, Jul 24, 2027, 9:00 AM" for several.
 * Hours are at the marina, whose zone is named where its city is given: "…, Split time (GMT+2)".
 */
export function whenInWords(when: When, formats: Formats = "us", city?: string): string {
  const hours = hoursOf(when);
  if (!hours) return stayInWords(when);
  return city === undefined ? fromTo(when, hours, formats) : `${fromTo(when, hours, formats)}, ${zoneOf(hours, city)}`;
}

/** "Split time (GMT+2)" */
export const zoneOf = ({ timeZone, beginsAt, endsAt }: Hours, city: string): string => localZone(timeZone, city, beginsAt, endsAt);

/** "8:00 AM to 12:00 PM" on one day, "5:00 PM" where it goes on for longer. */
export function timesInWords({ checkIn, checkOut }: Stay, { startsAt, returnsAt }: Hours, formats: Formats = "us"): string {
  const from = timeInWords(startsAt, formats);
  return checkIn === checkOut ? `${from} to ${timeInWords(returnsAt, formats)}` : from;
}

function fromTo(stay: Stay, hours: Hours, formats: Formats): string {
  const { checkIn, checkOut } = stay;
  const year = checkOut.slice(0, 4);
  if (checkIn === checkOut) return `${shortDay(checkIn)}, ${year}, ${timesInWords(stay, hours, formats)}`;
  const first = checkIn.startsWith(year) ? shortDay(checkIn) : `${shortDay(checkIn)}, ${checkIn.slice(0, 4)}`;
  return `${first}, ${timesInWords(stay, hours, formats)} to ${shortDay(checkOut)}, ${year}, ${timeInWords(hours.returnsAt, formats)}`;
}
