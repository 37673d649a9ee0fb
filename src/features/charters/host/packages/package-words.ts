import { countOf } from "../../../../platform/words/counts.ts";
import { formatMoney, money } from "../../../../platform/money.ts";
import { shortDays, shortRange } from "../../../../platform/words/day-words.ts";
import type { Formats } from "../../../../platform/words/formats.ts";
import { listInWords } from "../../../../platform/words/list-words.ts";
import { timeInWords } from "../../../../platform/words/time-words.ts";
import { weekdaysInWords } from "../../../availability/index.ts";
import type { CharterPackage, CharterPrice } from "../../charter.schema.ts";
import { CREW_WORDS, packageLength } from "../../charter-words.ts";

type Start = CharterPackage["starts"][number];
type Days = Pick<CharterPrice, "weekdays" | "fromDay" | "untilDay" | "isYearly">;

const EVERY_DAY = 127;
const STEP_WORDS: Record<number, string> = { 15: "every 15 minutes", 30: "every half hour", 60: "every hour" };

/** "every day", "Saturdays and Sundays, Jun 1 – Aug 31 every year" */
export function daysInWords({ weekdays, fromDay, untilDay, isYearly }: Days): string {
  const days = weekdays === EVERY_DAY ? "every day" : weekdaysInWords(weekdays);
  if (fromDay === null || untilDay === null) return days;
  const dates = isYearly ? `${shortDays(fromDay, untilDay)} every year` : shortRange(fromDay, untilDay);
  return `${days}, ${dates}`;
}

/** "8:00 AM", "8:00 AM to 12:00 PM every half hour" */
function timesInWords({ firstStart, lastStart, stepMinutes }: Start, formats: Formats): string {
  const first = timeInWords(firstStart, formats);
  return firstStart === lastStart ? first : `${first} to ${timeInWords(lastStart, formats)} ${STEP_WORDS[stepMinutes] ?? ""}`;
}

/** Those of the same days together: "8:00 AM and 1:00 PM, every day" */
export function startsInWords(starts: readonly Start[], formats: Formats = "us"): string[] {
  const byDays = Map.groupBy(starts, daysInWords);
  return [...byDays].map(([days, own]) => `${listInWords(own.map((start) => timesInWords(start, formats)))}, ${days}`);
}

type Prices = Pick<CharterPrice, "captainedCents" | "bareboatCents">;

/** "$400 with captain, $300 bareboat", "$60 a seat" */
export function pricesInWords({ captainedCents, bareboatCents }: Prices, seats: number | null): string {
  const said = (cents: number | null, how: string) => (cents === null ? [] : [`${formatMoney(money(cents))} ${how}`]);
  if (seats !== null) return said(captainedCents, "a seat").join("");
  return [...said(captainedCents, CREW_WORDS.captained), ...said(bareboatCents, CREW_WORDS.bareboat)].join(", ");
}

/** "Sundays: $500 with captain" */
export const specialPrices = ({ prices, seats }: Pick<CharterPackage, "prices" | "seats">): string[] =>
  prices.map((price) => {
    const days = daysInWords(price);
    return `${days.slice(0, 1).toUpperCase()}${days.slice(1)}: ${pricesInWords(price, seats)}`;
  });

const HOUR = 60;

/** "45 minutes", "2 hours", "none" */
export function spanInWords(minutes: number, none: string): string {
  if (minutes === 0) return none;
  if (minutes % HOUR !== 0) return `${minutes} minutes`;
  return minutes === HOUR ? "1 hour" : `${(minutes / HOUR).toLocaleString("en-US")} hours`;
}

type Named = Prices & Pick<CharterPackage, "name" | "minutes" | "nights" | "returnsAt" | "seats" | "guests" | "starts">;

/** "Half day, 4 hours, up to 6 guests, $400 with captain, 8:00 AM and 1:00 PM, every day" */
export function packageInWords(offered: Named): string {
  const { name, seats, guests, starts } = offered;
  const people = seats === null ? `up to ${countOf(guests, "guest")}` : countOf(seats, "seat");
  return [name, packageLength(offered), people, pricesInWords(offered, seats), ...startsInWords(starts)].filter(Boolean).join(", ");
}
