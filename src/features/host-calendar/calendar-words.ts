import { countOf, type Days, daysOf, stayInWords, whenInWords } from "../availability/index.ts";
import type { HostStay } from "../bookings/index.ts";
import { dayInWords, monthOfYear, shortDate } from "../../platform/words/day-words.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import type { CalendarDay } from "./calendar-days.ts";
import { blockLabel } from "./bars.ts";
import { firstOf } from "./month/month.rules.ts";

/** "June 2027" */
export const monthInWords = (given: string): string => monthOfYear(firstOf(given));

/** "Jun 12, 2027" or "Jun 12–14, 2027" */
export const daysInWords = ({ first, last }: Days): string =>
  first === last ? shortDate(first) : stayInWords({ checkIn: first, checkOut: last });

/** "Saturday, June 12, 2027" or "Jun 12–14, 2027 · 3 nights" */
export const choiceInWords = (days: Days): string =>
  days.first === days.last ? dayInWords(days.first) : `${daysInWords(days)} · ${countOf(daysOf(days).length, "night")}`;

/** "2 stays on other sites are on the nights of your bookings" */
export const clashesInWords = (clashes: number): string =>
  clashes === 1
    ? "1 stay on another site is on the nights of a booking"
    : `${clashes} stays on other sites are on the nights of your bookings`;

/** The full label of a day, for screen readers. */
export function dayLabel(day: CalendarDay): string {
  const why = priceReasonInWords(day);
  const price = `${formatMoney(money(day.priceCents))} per night${why ? `, ${why}` : ""}`;
  const who = day.stay || day.trips.length > 0 ? whoIsThere(day) : day.held && heldInWords(day);
  const minimum = day.ownMinimum !== null && `${countOf(day.ownMinimum, "night")} minimum`;
  if (day.isFar) return [dayInWords(day.day), who, "more than two years ahead"].filter(Boolean).join(", ");
  return [dayInWords(day.day), day.isToday && "today", who, price, minimum].filter(Boolean).join(", ");
}

const whoIsThere = ({ stay, trips }: CalendarDay): string =>
  [...(stay ? [whoStays(stay)] : []), ...trips.map((trip) => `${startInWords(trip)} ${whoStays(trip)}`)].join(", ");

/** "8:00 AM" */
export const startInWords = ({ hours }: HostStay, formats?: Formats): string => (hours ? timeInWords(hours.startsAt, formats) : "");

const whoStays = ({ source, guestName }: HostStay): string =>
  source === "manual" ? `added by you: ${guestName}` : `booked by ${guestName}`;

/** "Ada Guest, Jun 10–13, 2027, 2 guests" */
export const stayLabel = (stay: HostStay, formats?: Formats): string =>
  [
    stay.guestName,
    whenInWords(stay, formats),
    stay.guests !== null && countOf(stay.guests, "guest"),
    stay.source === "manual" && "added by you",
  ]
    .filter(Boolean)
    .join(", ");

/** Why a night costs what it costs; null where it has the base price. */
export function priceReasonInWords({ priceReason, season }: Pick<CalendarDay, "priceReason" | "season">): string | null {
  switch (priceReason) {
    case "date":
      return "your price for this day";
    case "season":
      return `season: ${season}`;
    case "weekend":
      return "weekend price";
    case "base":
      return null;
  }
}

function heldInWords(day: CalendarDay): string {
  switch (day.held) {
    case "block":
      return blockedBy(day);
    case "preparation":
    case "hours":
    case "checkout":
      return blockLabel(day).toLowerCase();
    default:
      return `taken in another calendar: ${blockLabel(day)}`;
  }
}

const blockedBy = ({ reason }: CalendarDay) => (reason ? `blocked: ${reason}` : "blocked");
