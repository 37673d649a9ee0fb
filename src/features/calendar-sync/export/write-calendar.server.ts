import { ICalCalendarMethod } from "ical-generator";
import { addNights, calendarText, escapeText, openCalendarFile } from "../../../platform/documents/calendar-file.server.ts";
import { OUR_CALENDARS } from "../reading/event-kind.rules.ts";

export type ExportedNights = { id: string; firstNight: string; endNight: string; kind: "booking" | "manual" | "block"; changedAt: Date };
type Exported = { title: string; entries: readonly ExportedNights[] };

const SUMMARIES = { booking: "Reserved", manual: "Reserved", block: "Not available" } as const;

/** A listing's own bookings and blocks as an iCalendar file, without anything about guests. The same entries always give the same text. */
export function writeCalendar({ title, entries }: Exported, { brand, origin }: { brand: string; origin: string }): string {
  const calendar = openCalendarFile(brand, OUR_CALENDARS, ICalCalendarMethod.PUBLISH);
  calendar.name(escapeText(title));
  for (const { kind, ...entry } of inOrder(entries)) addNights(calendar, { ...entry, origin, summary: SUMMARIES[kind] });
  return calendarText(calendar);
}

const inOrder = (entries: readonly ExportedNights[]): ExportedNights[] =>
  entries.toSorted((a, b) => a.firstNight.localeCompare(b.firstNight) || a.id.localeCompare(b.id));
