import { type AskedCharter, minutesAround } from "../../charters/index.ts";
import { fitsText, type FitsText, freeStartsText, offeredText } from "../../charters/index.server.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import type { Statement } from "./statement.server.ts";

const CREWS = { with: "captained", without: "bareboat" } as const;

type Asked = Pick<SearchQuery, "charter" | "day" | "from" | "until" | "hours" | "captain" | "guests">;

/** What is asked for of a charter; null if stays would do. */
export function charterAsked({ charter, day, from, until, hours, captain, guests }: Asked): AskedCharter | null {
  if (!charter && !day && !from && !until && !hours) return null;
  return {
    day: day ?? null,
    from: from ?? null,
    until: until ?? null,
    hours: hours ?? null,
    crew: captain ? CREWS[captain] : null,
    guests: guests ?? 1,
  };
}

/** The boat of the row of the index, called `l`, has such a package; with a day, one with a start that can be booked now. */
export function charterCondition(s: Statement, asked: AskedCharter, now: Date): string {
  const { day, from, until, hours, crew, guests } = asked;
  const around = hours === null ? null : minutesAround(hours);
  const fits: FitsText = {
    ...(around && { leastMinutes: s.param(around.least, "int"), mostMinutes: s.param(around.most, "int") }),
    ...(guests > 1 && { guests: s.param(guests, "int") }),
    ...(from !== null && { from: s.param(from, "time") }),
    ...(until !== null && { until: s.param(until, "time") }),
    ...(crew !== null && { crew }),
  };
  if (day === null) return `exists (select 1 from ${offeredText("l.property_id")} and ${fitsText(fits, false)} offset 0)`;
  const on = s.param(day, "date");
  const moment = s.param(now.toISOString(), "timestamptz");
  const text = freeStartsText({ boat: "l.property_id", first: on, last: on, now: moment, own: "null::uuid" });
  return `exists (select 1 from ${text} and ${fitsText(fits, true)} offset 0)`;
}
