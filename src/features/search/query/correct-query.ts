import { readAddress } from "./search-address.ts";
import { isDay } from "../../availability/index.ts";
import { windowProblem } from "./stay-window.rules.ts";
import { type DateProblem, FLEX_DAYS, isMonth, isTime, STAY_LENGTHS, type When } from "./when.rules.ts";
import { SearchQuery } from "./search.schema.ts";

const WHEN = ["checkIn", "checkOut", "flex", "month", "length", "day", "from", "until"] as const;

const isWellFormed = (key: (typeof WHEN)[number], value: string | number | undefined): boolean => {
  if (value === undefined) return true;
  if (key === "length") return (STAY_LENGTHS as readonly unknown[]).includes(value);
  if (key === "from" || key === "until") return isTime(String(value));
  if (key === "flex") return (FLEX_DAYS as readonly unknown[]).includes(Number(value));
  return key === "month" ? isMonth(String(value)) : isDay(String(value));
};

type CorrectedQuery = {
  query: SearchQuery;
  leftOut: string[];
  /** Dates that can't be searched for, as they were typed, and what is wrong with them. */
  unusable: (DateProblem & { when: When }) | null;
};

/** Reads a search address that may have been typed by hand. What can't be understood is left out and reported. */
export function correctQuery(params: URLSearchParams, earliestToday: string): CorrectedQuery {
  const raw = readAddress(params);
  const leftOut: string[] = [];
  const drop = (...keys: string[]) => {
    for (const key of keys) if (key in raw && delete raw[key]) leftOut.push(key);
  };
  const when: When = Object.fromEntries(WHEN.flatMap((key) => (typeof raw[key] === "string" ? [[key, raw[key]]] : [])));
  const problem = WHEN.every((key) => isWellFormed(key, when[key])) ? windowProblem(when, earliestToday) : null;
  if (problem) for (const key of WHEN) delete raw[key];
  const unusable = problem && { ...problem, when };
  for (;;) {
    const parsed = SearchQuery.safeParse(raw);
    if (parsed.success) return { query: parsed.data, leftOut, unusable };
    const before = Object.keys(raw).length;
    for (const { path } of parsed.error.issues) {
      const key = String(path[0]);
      if (key === "checkIn" || key === "checkOut") drop("checkIn", "checkOut");
      else if (key === "maxPrice" || key === "minPrice") drop("minPrice", "maxPrice");
      else if (key === "maxLength") drop("minLength", "maxLength");
      else drop(key);
    }
    if (Object.keys(raw).length === before) return { query: SearchQuery.parse({}), leftOut, unusable };
  }
}
