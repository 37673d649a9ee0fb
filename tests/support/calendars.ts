import type { FixtureSite } from "./fixture-site.ts";

export type WrittenEvent = { from: string; to: string; summary?: string; uid?: string };

const compact = (day: string) => day.replaceAll("-", "");

/** A calendar as other platforms write it. */
export const writtenCalendar = (events: WrittenEvent[], prodId = "-//Airbnb Inc//Hosting Calendar 1.0//EN"): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${prodId}`,
    ...events.flatMap(({ from, to, summary = "Reserved", uid = `${from}-${to}@airbnb.com` }) => [
      "BEGIN:VEVENT",
      "DTSTAMP:20270101T000000Z",
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(to)}`,
      `UID:${uid}`,
      `SUMMARY:${summary}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** Puts these events at the address; `page` is host and path. */
export const publish = (site: FixtureSite, page: string, events: WrittenEvent[]): void => site.answer(page, writtenCalendar(events));
