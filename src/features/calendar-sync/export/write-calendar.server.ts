import { ICalCalendarMethod } from "ical-generator";
import { addHours, addNights, calendarText, escapeText, openCalendarFile } from "../../../platform/documents/calendar-file.server.ts";
import { OUR_CALENDARS } from "../reading/event-kind.rules.ts";

type Entry = { id: string; kind: "booking" | "manual" | "block"; changedAt: Date };
export type ExportedNights = Entry & { firstNight: string; endNight: string };
export type ExportedTime = Entry & { beginsAt: Date; endsAt: Date };
/** A mark is written into the UIDs of a boat that sells hours, so that we know them when another site says them back. */
export type Exported = { title: string; mark: string | null; nights: readonly ExportedNights[]; times: readonly ExportedTime[] };

const SUMMARIES = { booking: "Reserved", manual: "Reserved", block: "Not available" } as const;

/** A listing's own bookings and blocks as an iCalendar file, without anything about guests. The same entries always give the same text. */
export function writeCalendar({ title, mark, nights, times }: Exported, { brand, origin }: { brand: string; origin: string }): string {
  const calendar = openCalendarFile(brand, OUR_CALENDARS, ICalCalendarMethod.PUBLISH);
  calendar.name(escapeText(title));
  const said = ({ id, kind, changedAt }: Entry) => ({ id: mark ? `${id}-${mark}` : id, changedAt, origin, summary: SUMMARIES[kind] });
  for (const { firstNight, endNight, ...entry } of inOrder(nights, ({ firstNight: first }) => first))
    addNights(calendar, { ...said(entry), firstNight, endNight });
  for (const { beginsAt, endsAt, ...entry } of inOrder(times, ({ beginsAt: begins }) => begins.toISOString()))
    addHours(calendar, { ...said(entry), beginsAt, endsAt });
  return calendarText(calendar);
}

const inOrder = <One extends Entry>(entries: readonly One[], startOf: (entry: One) => string): One[] =>
  entries.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id.localeCompare(b.id));
