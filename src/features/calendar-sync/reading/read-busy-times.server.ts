import type { EventLines } from "./calendar-parts.server.ts";
import { eachValue } from "./event-property.server.ts";
import { oneDay } from "./event-end.server.ts";
import { mayBeEcho } from "./event-kind.rules.ts";
import {
  type CalendarEvent,
  type CalendarFile,
  isOurs,
  MOST_DATES,
  problemOf,
  readPeriods,
  uidOf,
  type UnreadableEvent,
  valuesIn,
} from "./read-event.server.ts";

const IS_FREE = /^FREEBUSY[^:]*;FBTYPE="?FREE"?[;:]/i;

/** The periods of a VFREEBUSY, other than free ones, as stays; null if there are none. What it says beside them is only the time it was asked for. */
export function readBusyTimes(lines: EventLines, file: CalendarFile): CalendarEvent | UnreadableEvent | null {
  const busy = (lines.get("FREEBUSY") ?? []).filter((line) => !IS_FREE.test(line));
  if (busy.length === 0) return null;
  const uid = uidOf(lines);
  const shared = { uid, isCancelled: false, replaces: null };
  const isTooMuch = valuesIn(busy) > MOST_DATES;
  const periods = isTooMuch ? [] : busy.flatMap(eachValue);
  const [first, ...added] = periods.flatMap((line) => readPeriods(line, { length: 0, endsAt: oneDay }, file.zones));
  if (!first) {
    const why = isTooMuch ? "There are too many of them" : "They can't be read";
    return { ...shared, start: null, end: null, problems: [{ what: "The busy times of the calendar", why, meaning: "" }] };
  }
  const isWhole = added.length + 1 === periods.length;
  const problems = isWhole ? [] : [problemOf(first.start, "Some busy times that follow can't be read", "only the others hold")];
  const signs = { summary: "", uid, prodIds: file.prodIds };
  const marks = { kind: "stay" as const, mayEcho: mayBeEcho(signs), isOurs: isOurs(uid, file) };
  return { ...shared, ...first, ...marks, rules: [], added, excluded: [], problems, notes: [] };
}
