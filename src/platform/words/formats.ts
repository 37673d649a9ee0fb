import { readCookie } from "../http/read-cookie.ts";

/** How times, lengths and weeks are written: 4:00 PM, feet and from Sunday, or 16:00, meters and from Monday. */
export const FORMATS = ["us", "world"] as const;
export type Formats = (typeof FORMATS)[number];

/** The day that weeks begin on. */
export const WEEK_START = { us: "sun", world: "mon" } as const satisfies Record<Formats, string>;
export const WEEK_STARTS = Object.values(WEEK_START);

/** Where people write 4:00 PM, measure in feet and begin the week on Sunday. */
const AMERICAN_REGIONS = new Set(["US", "AS", "GU", "MP", "PR", "UM", "VI"]);

const isFormats = (value: unknown): value is Formats => FORMATS.some((formats) => formats === value);

/** What the visitor chose, else what goes with the first language that the browser asks for. English of no place is taken for American. */
export function readFormats(cookie: string | null | undefined, languages: string | null | undefined): Formats {
  const chosen = readCookie(cookie, "formats");
  if (isFormats(chosen)) return chosen;
  const [first = ""] = (languages ?? "").split(/[,;]/, 1);
  const [language = "", ...rest] = first.trim().split("-");
  const region = rest.find((part) => part.length === 2)?.toUpperCase();
  if (region) return AMERICAN_REGIONS.has(region) ? "us" : "world";
  return ["", "*", "en"].includes(language.toLowerCase()) ? "us" : "world";
}
