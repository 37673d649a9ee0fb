import type { Crew } from "../../listings/index.ts";
import { type Json, numberOf } from "./json-values.server.ts";

const METER_FEET = 3.28084;

/** A boat's length in whole feet, from a number or from words such as "12,5 m". */
export function readFeet(value: Json, unit: "feet" | "meters" = "feet"): number | null {
  const text = typeof value === "string" ? value.slice(0, 40) : "";
  const number = numberOf(value) ?? numberOf(/\d{1,3}([.,]\d{1,2})?/.exec(text)?.[0].replace(",", "."));
  if (number === null) return null;
  const isMeters = /\d\s?m(t\b|et(er|re|ri|ros)s?)?\b/i.test(text) || (unit === "meters" && !/\d\s?(ft|feet|foot|piedi|'|′)/i.test(text));
  const feet = Math.round(isMeters ? number * METER_FEET : number);
  return feet >= 5 && feet <= 1000 ? feet : null;
}

const CREWED =
  /^(true|captained|crewed|skippered|included|with[ _](captain|skipper|crew)|required|captain[ _]included|con equipaggio|con skipper|mit skipper|avec skipper)$/;
const BAREBOAT = /^(bareboat|no[ _]captain|without[ _]captain|self[ _-]drive|senza skipper|ohne skipper|sans skipper)$/;
const EITHER = /^(either|both|optional|captain[ _]optional|captained or bareboat)$/;

/** Whether a captain comes with the boat, if the words say so. */
export function readCrew(value: Json): Crew | null {
  const text = String(value).slice(0, 60).trim().toLowerCase();
  return CREWED.test(text) ? "captained" : BAREBOAT.test(text) ? "bareboat" : EITHER.test(text) ? "either" : null;
}
