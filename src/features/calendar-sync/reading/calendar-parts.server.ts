import { contentLines } from "./content-lines.server.ts";

/** The lines of one event that say when it is, by their names; nothing else of it is looked at. */
export type EventLines = Map<string, string[]>;

export type CalendarParts = {
  events: EventLines[];
  /** VFREEBUSY components: when someone is busy, without why. */
  busyTimes: EventLines[];
  /** VTIMEZONE components as text, in the order of the file. */
  timeZones: string[];
  prodIds: string[];
  isComplete: boolean;
};

const KEPT = new Set(["DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "UID", "STATUS", "SUMMARY", "FREEBUSY"]);

/** Takes a file apart without minding what is missing or too much in it; refuses what is no calendar, and more events than that. */
export function takeApart(bytes: Uint8Array, mostEvents: number): CalendarParts | "not_a_calendar" | "too_many_events" {
  const parts: CalendarParts = { events: [], busyTimes: [], timeZones: [], prodIds: [], isComplete: false };
  let isCalendar = false;
  let isFirst = true;
  let event: EventLines | null = null;
  let inside: string | null = null;
  let timeZone: string[] | null = null;

  for (const line of contentLines(bytes)) {
    if (isFirst && line.trimStart().startsWith("<")) return "not_a_calendar";
    isFirst = false;
    const name = nameOf(line);
    const component =
      name === "BEGIN" || name === "END"
        ? line
            .slice(line.indexOf(":") + 1)
            .trim()
            .toUpperCase()
        : "";

    if (component === "VCALENDAR") {
      if (name === "BEGIN") isCalendar = true;
      parts.isComplete = name === "END";
      [event, timeZone, inside] = [null, null, null];
    } else if (component === "VEVENT" || component === "VFREEBUSY") {
      event = name === "BEGIN" ? new Map() : null;
      [timeZone, inside] = [null, null];
      if (event) (component === "VEVENT" ? parts.events : parts.busyTimes).push(event);
      if (parts.events.length + parts.busyTimes.length > mostEvents) return "too_many_events";
    } else if (component === "VTIMEZONE" || timeZone) {
      if (component === "VTIMEZONE" && name === "BEGIN") [timeZone, event] = [[], null];
      timeZone?.push(line);
      if (component !== "VTIMEZONE" || name !== "END") continue;
      if (timeZone) parts.timeZones.push(timeZone.join("\r\n"));
      timeZone = null;
    } else if (component !== "") {
      inside = name === "BEGIN" ? (inside ?? component) : inside === component ? null : inside;
    } else if (event && !inside && KEPT.has(name)) {
      const lines = event.get(name);
      if (lines) lines.push(line);
      else event.set(name, [line]);
    } else if (!event && !inside && name === "PRODID") parts.prodIds.push(line.slice(line.indexOf(":") + 1));
  }
  return isCalendar ? parts : "not_a_calendar";
}

function nameOf(line: string): string {
  const end = line.search(/[:;]/);
  return end < 0 ? "" : line.slice(0, end).trim().toUpperCase();
}
