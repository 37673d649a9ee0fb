import { parseAbsolute, toCalendarDate, toTime } from "@internationalized/date";
import type { ImportedTime } from "../calendar.schema.ts";

type Times = { beginsAt?: Date | null; endsAt?: Date | null };

/** A time of another calendar on the clocks of the marina; null for what takes nights. */
export function importedTime({ beginsAt, endsAt }: Times, timeZone: string): ImportedTime | null {
  if (!beginsAt || !endsAt) return null;
  const [from, until] = [beginsAt.toISOString(), endsAt.toISOString()];
  const [begin, end] = [parseAbsolute(from, timeZone), parseAbsolute(until, timeZone)];
  return {
    firstDay: toCalendarDate(begin).toString(),
    lastDay: toCalendarDate(end).toString(),
    startsAt: toTime(begin).toString().slice(0, 5),
    returnsAt: toTime(end).toString().slice(0, 5),
    timeZone,
    beginsAt: from,
    endsAt: until,
  };
}
