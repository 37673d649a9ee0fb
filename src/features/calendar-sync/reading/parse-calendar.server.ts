import type { CalendarReading, CalendarStay, EventNights, ReadingTask } from "./calendar-reading.ts";
import { takeApart } from "./calendar-parts.server.ts";
import { openEarlierNights } from "./earlier-nights.server.ts";
import { readBusyTimes } from "./read-busy-times.server.ts";
import { readEvent } from "./read-event.server.ts";
import { nameProblems, readFamily } from "./read-family.server.ts";
import { openTimeZones } from "./time-zones.server.ts";

const MOST_EVENTS = 10_000;
const MOST_OCCURRENCES = 20_000;
const MOST_NAMED = 50;

/** What a calendar holds at the listing. Runs in the worker thread: a rule can make it endless. */
export function parseCalendar({ bytes, zone, from, until, ...task }: ReadingTask): CalendarReading {
  const parts = takeApart(bytes, MOST_EVENTS);
  if (typeof parts === "string") return { ok: false, reason: parts };
  const zones = openTimeZones(zone, parts.timeZones);
  const span = { from: Date.parse(from), until: Date.parse(until) };
  const earlier = openEarlierNights(task.earlier, from);
  const events = [
    ...parts.events.map((lines, index) => readEvent(lines, index + 1, parts.prodIds, zones)),
    ...parts.busyTimes.flatMap((lines) => readBusyTimes(lines, parts.prodIds, zones) ?? []),
  ];

  const stays = new Map<string, CalendarStay>();
  const nightsByEvent: EventNights = {};
  const named = [];
  let [left, unknownEvents] = [MOST_OCCURRENCES, 0];
  for (const [uid, members] of Map.groupBy(events, (event) => event.uid)) {
    const before = earlier.of(uid);
    const family = readFamily(members, before, span, left);
    left -= family.stays.length;
    if (left < 0) return { ok: false, reason: "too_many_events" };
    for (const stay of earlier.dated(uid, family.stays)) stays.set(keyOf(stay), stay);
    named.push(...nameProblems(family.problems, before), ...nameProblems(family.notes, null));
    if (!before?.length) unknownEvents += family.problems.length;
    if (family.lasting && uid !== "") nightsByEvent[earlier.idOf(uid)] = earlier.dated(uid, family.lasting);
  }
  return {
    ok: true,
    stays: [...stays.values()].toSorted((a, b) => a.firstNight.localeCompare(b.firstNight) || a.endNight.localeCompare(b.endNight)),
    skipped: named.slice(0, MOST_NAMED),
    nightsByEvent,
    facts: {
      events: events.length,
      cancelled: events.filter(({ isCancelled }) => isCancelled).length,
      skippedEvents: named.length,
      unknownEvents,
      isComplete: parts.isComplete,
    },
  };
}

const keyOf = ({ firstNight, endNight, kind, mayEcho, namedAt }: CalendarStay): string =>
  [firstNight, endNight, kind, mayEcho, namedAt].join(" ");
