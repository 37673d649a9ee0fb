import type { StayLength } from "../query/when.rules.ts";
import type { Phrase } from "./intent.ts";

const MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
const SHORT: Record<string, string> = {
  feb: "february",
  apr: "april",
  jun: "june",
  jul: "july",
  aug: "august",
  sep: "september",
  sept: "september",
  oct: "october",
  nov: "november",
  dec: "december",
};

/** "In May" is a month, "may" may be a word or a part of a name. */
const NEEDS_MORE = new Set(["may", "march"]);
const MONTH =
  /^(?:(?:for )?(?:a |one |the )?(weekend|week|month) )?((?:in |during |this |next |for |early |late |mid |of |the )*)([a-z]{3,9})(?: (20\d\d))?$/;

/** "July", "in July 2027", "a weekend in July": when, or null. */
export function readMonth(words: string): Phrase | null {
  const [, length, before, name = "", year] = MONTH.exec(words) ?? [];
  const number = MONTHS.indexOf(SHORT[name] ?? name) + 1;
  if (number === 0 || (NEEDS_MORE.has(name) && !before && !year)) return null;
  const month = MONTHS[number - 1] ?? "";
  const label = `A ${length ?? "week"} in ${month[0]?.toUpperCase()}${month.slice(1)}${year ? ` ${year}` : ""}`;
  return { label, meaning: { month: { number, year: year ? Number(year) : null, length: (length ?? "week") as StayLength } } };
}
