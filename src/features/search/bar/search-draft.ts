import { shortMonthDay, monthOfYear } from "../../../platform/words/day-words.ts";
import { type Party, stayDays } from "../../availability/index.ts";
import { readAddress } from "../query/search-address.ts";
import { charterWhen } from "../query/charter-when.ts";
import { FLEX_DAYS, isMonth, isTime, STAY_LENGTHS, type StayLength } from "../query/when.rules.ts";

/** What the bar's fields hold, finished or not. Empty texts and zeros mean that nothing was chosen. */
export type SearchDraft = Party & {
  checkIn: string;
  checkOut: string;
  flex: string;
  month: string;
  length: StayLength;
  /** "true" for boats by the hour, day or week; then on this day, from and until these times, for about so many hours. */
  charter: string;
  day: string;
  from: string;
  until: string;
  hours: string;
};

export const ANY_DATES = { checkIn: "", checkOut: "", flex: "", month: "" };
export const NO_CHARTER = { charter: "", day: "", from: "", until: "", hours: "" };

export const isCharterDraft = ({ charter, day, from, until, hours }: SearchDraft): boolean =>
  Boolean(charter || day || from || until || hours);

/** How far the dates may move. */
export const FLEX_CHOICES = [
  { value: "", label: "Exact dates" },
  ...FLEX_DAYS.map((days) => ({ value: String(days), label: days === 1 ? "± 1 day" : `± ${days} days` })),
];

const looksLikeDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** The draft that an address describes, with dates as they were typed, even if they can't be searched for. */
export function readDraft(search: string): SearchDraft {
  const raw = readAddress(new URLSearchParams(search));
  const text = (key: string, isGood: (value: string) => boolean) => {
    const value = raw[key];
    return typeof value === "string" && isGood(value) ? value : "";
  };
  const count = (key: string) => Number(text(key, (value) => /^\d{1,2}$/.test(value)));
  const children = count("children");
  return {
    checkIn: text("checkIn", looksLikeDay),
    checkOut: text("checkOut", looksLikeDay),
    flex: text("flex", (value) => /^[137]$/.test(value)),
    month: text("month", isMonth),
    charter: text("charter", (value) => value === "true"),
    day: text("day", looksLikeDay),
    from: text("from", isTime),
    until: text("until", isTime),
    hours: text("hours", (value) => /^\d{1,3}$/.test(value)),
    length: STAY_LENGTHS.find((length) => length === raw.length) ?? "weekend",
    adults: Math.max(0, count("guests") - children),
    children,
    infants: count("infants"),
    pets: count("pets"),
  };
}

const A_STAY = { weekend: "Weekend", week: "Week", month: "Month" } as const satisfies Record<StayLength, string>;

/** "Dec 10–14 ± 3", "Weekend in June 2027", "Jul 18, 2027, half a day", or nothing. */
export function whenInWords(draft: SearchDraft): string {
  const { checkIn, checkOut, flex, month, length } = draft;
  if (isCharterDraft(draft)) return charterWhen({ day: draft.day, hours: draft.hours }, "us");
  if (month) return `${A_STAY[length]} in ${monthOfYear(`${month}-01`)}`;
  if (!checkIn && !checkOut) return "";
  const days =
    checkIn && checkOut ? stayDays({ checkIn, checkOut }) : [checkIn, checkOut].map((day) => (day ? shortMonthDay(day) : "…")).join(" – ");
  return checkIn && checkOut && flex ? `${days} ± ${flex}` : days;
}
