import { countOf } from "../../../platform/words/counts.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { lengthInWords } from "../../../platform/words/length-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { shortDay, shortMonthDay } from "../../../platform/words/day-words.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { stayDays } from "../../availability/index.ts";
import { type CardCharter, packageLength } from "../../charters/index.ts";
import type { Crew } from "../../listings/index.ts";
import type { ShownCard } from "./shown-card.ts";

const CREW_WORDS: Record<Crew, string> = {
  captained: "With captain",
  bareboat: "Bareboat",
  either: "With or without captain",
};

/** "4 guests · 2 bedrooms · 3 beds", or "38 ft · With captain · 6 guests". */
export function factsLine(
  { capacity, bedrooms, beds, boat }: Pick<ShownCard, "capacity" | "bedrooms" | "beds" | "boat">,
  formats: Formats,
) {
  const guests = counted(capacity, "guest");
  const facts = boat
    ? [boat.lengthFeet && lengthInWords(boat.lengthFeet, formats), boat.crew && CREW_WORDS[boat.crew], guests]
    : [guests, bedrooms === 0 ? "Studio" : counted(bedrooms, "bedroom"), counted(beds, "bed")];
  return facts.filter(Boolean).join(" · ");
}

/** No line ends between a number and what it counts. */
const counted = (count: number, word: string): string => countOf(count, word).replace(" ", "\u00a0");

/** Long names of countries take a second line of a card. */
const SHORT_NAMES: Record<string, string> = { "United States": "USA", "United Kingdom": "UK", "United Arab Emirates": "UAE" };

/** Where it is, without the city if the title says that already. */
export function placeLine({ title, city, country }: Pick<ShownCard, "title" | "city" | "country">): string {
  const short = SHORT_NAMES[country] ?? country;
  return title.toLowerCase().includes(city.toLowerCase()) ? short : `${city}, ${short}`;
}

/** "Refundable until Jul 3": the service fee is kept, so nothing is free. */
export const refundInWords = ({ refundableUntil }: Pick<ShownCard, "refundableUntil">): string =>
  refundableUntil ? `Refundable until ${shortMonthDay(refundableUntil)}` : "Refundable";

/** "Jul 12–19"; in a month with more of them, "Jul 12–19 is cheapest; 3 other weeks available". */
export function stayAmong(stay: NonNullable<ShownCard["stay"]>): string {
  const kind = stay.nights === 7 ? "week" : stay.nights === 2 ? "weekend" : "stay";
  const days = `${stayDays(stay)}${stay.isCheapest ? " is cheapest" : ""}`;
  return stay.others > 0 ? `${days}; ${countOf(stay.others, `other ${kind}`)} available` : days;
}

/** "Half day · 4 hours" */
export const charterFacts = (charter: CardCharter, formats: Formats): string => `${charter.name} · ${packageLength(charter, formats)}`;

/** "Half day $370" */
export const orCharter = ({ name, totalCents, isPerSeat }: CardCharter): string =>
  `${name} ${formatMoney(money(totalCents))}${isPerSeat ? " per seat" : ""}`;

/** "Sat, Nov 21: 8:00 AM, 1:00 PM · Sun, Nov 22: 8:00 AM" */
export function nextStarts(starts: CardCharter["starts"], formats: Formats): string {
  const days = [...new Set(starts.map(({ day }) => day))];
  const timesOn = (day: string) => starts.filter((start) => start.day === day).map(({ start }) => timeInWords(start, formats));
  return days.map((day) => `${shortDay(day)}: ${timesOn(day).join(", ")}`).join(" · ");
}
