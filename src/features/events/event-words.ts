import { plainSpaces } from "../../platform/words/day-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { zoneInWords } from "../../platform/words/zone-words.ts";

type Times = { startsAt: string; endsAt: string; timeZone: string };

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { ...options, timeZone });
const DAY = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

/** "Saturday, March 13, 2027, 9:00 AM to 5:00 PM (Pacific Time)" */
export function eventTimes({ startsAt, endsAt, timeZone }: Times): string {
  const [day, clock] = [format(timeZone, DAY), format(timeZone, CLOCK)];
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const until = day.format(start) === day.format(end) ? clock.format(end) : `${day.format(end)}, ${clock.format(end)}`;
  return plainSpaces(`${day.format(start)}, ${clock.format(start)} to ${until} (${zoneInWords(timeZone)})`);
}

/** "March 13, 2027" */
export const eventDay = ({ startsAt, timeZone }: Omit<Times, "endsAt">): string =>
  format(timeZone, { month: "long", day: "numeric", year: "numeric" }).format(new Date(startsAt));

export const feeInWords = (cents: number): string => (cents === 0 ? "Free" : formatMoney(money(cents)));
