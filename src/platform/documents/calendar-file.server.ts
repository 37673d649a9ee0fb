import ical, { type ICalCalendar, type ICalCalendarMethod, type ICalEvent } from "ical-generator";

type Entry = { id: string; origin: string; changedAt: Date; summary: string };

/** An iCalendar file of ours; `product` tells its kinds apart. */
export function openCalendarFile(brand: string, product: string, method: ICalCalendarMethod): ICalCalendar {
  const calendar = ical({ prodId: { company: escapeText(brand), product, language: "EN" } });
  calendar.method(method);
  return calendar;
}

/** The library escapes what events say, but neither a calendar's name nor its PRODID. */
export const escapeText = (text: string): string => text.replace(/\s+/g, " ").replace(/[\\;,]/g, String.raw`\$&`);

/** Its identity lasts, and its stamp is its last change, so the same entry is always the same bytes. */
const marksOf = ({ id, origin, changedAt, summary }: Entry) => ({ id: `${id}@${new URL(origin).hostname}`, stamp: changedAt, summary });

/** All-day, with an exclusive end. */
export const addNights = (
  calendar: ICalCalendar,
  { firstNight, endNight, ...entry }: Entry & { firstNight: string; endNight: string },
): ICalEvent => calendar.createEvent({ ...marksOf(entry), allDay: true, start: new Date(firstNight), end: new Date(endNight) });

/** From one moment to another, in UTC. */
export const addHours = (calendar: ICalCalendar, { beginsAt, endsAt, ...entry }: Entry & { beginsAt: Date; endsAt: Date }): ICalEvent =>
  calendar.createEvent({ ...marksOf(entry), start: beginsAt, end: endsAt });

/** RFC 5545 wants at least one component. This one means no day, so nobody who reads it sees an event that isn't there. */
const ZONE_WITHOUT_EVENTS = [
  "BEGIN:VTIMEZONE",
  "TZID:UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
  "",
].join("\r\n");

const END = "END:VCALENDAR";

/** The file's text, which ends like each of its lines. */
export function calendarText(calendar: ICalCalendar): string {
  const text = `${calendar.toString().trimEnd()}\r\n`;
  return calendar.events().length > 0 ? text : text.replace(END, ZONE_WITHOUT_EVENTS + END);
}
