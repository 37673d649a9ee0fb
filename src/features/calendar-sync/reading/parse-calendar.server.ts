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
/** Of one calendar; each is written, checked against all others and brought to its nights. */
const MOST_TIMES = 2_000;
const TOO_MANY_TIMES = `It has more than ${MOST_TIMES.toLocaleString("en-US")} events with times, so they hold whole days.`;

/** What a calendar holds at the listing. Runs in the worker thread: a rule can make it endless. */
export function parseCalendar({ bytes, zone, from, until, keepsTimes, ownMark, ...task }: ReadingTask): CalendarReading {
  const parts = takeApart(bytes, MOST_EVENTS);
  if (typeof parts === "string") return { ok: false, reason: parts };
  const zones = openTimeZones(zone, parts.timeZones);
  const days = { from: Date.parse(from), until: Date.parse(until) };
  const { toInstant } = zones.floating;
  const span = { ...days, times: keepsTimes ? { from: toInstant(days.from), until: toInstant(days.until) } : null };
  const earlier = openEarlierNights(task.earlier, from, span.times && span.times.from);
  const file = { prodIds: parts.prodIds, zones, keepsTimes, ownMark };
  const events = [
    ...parts.events.map((lines, index) => readEvent(lines, index + 1, file)),
    ...parts.busyTimes.flatMap((lines) => readBusyTimes(lines, file) ?? []),
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
  if ([...stays.values()].filter(({ time }) => time).length > MOST_TIMES) {
    named.unshift({ what: "This calendar", why: TOO_MANY_TIMES });
    holdDays(stays, from);
  }
  return {
    ok: true,
    stays: [...stays.values()].toSorted(
      (a, b) => startOf(a).localeCompare(startOf(b)) || a.endNight.localeCompare(b.endNight) || endOf(a).localeCompare(endOf(b)),
    ),
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

/** The days of timed events instead of their times: what is busy in them stays taken, and what is free between them is taken, too. */
function holdDays(stays: Map<string, CalendarStay>, from: string): void {
  const all = [...stays.values()];
  stays.clear();
  for (const { time, ...stay } of all) {
    if (time && stay.endNight <= from) continue;
    const held = stay.firstNight < from ? { ...stay, firstNight: from } : stay;
    stays.set(keyOf(held), held);
  }
}

const startOf = ({ firstNight, time }: CalendarStay): string => `${firstNight} ${time?.beginsAt ?? ""}`;
const endOf = ({ time }: CalendarStay): string => time?.endsAt ?? "";

const keyOf = ({ firstNight, endNight, kind, mayEcho, namedAt, time, isOurs }: CalendarStay): string =>
  [firstNight, endNight, kind, mayEcho, namedAt, time?.beginsAt, time?.endsAt, isOurs].join(" ");
