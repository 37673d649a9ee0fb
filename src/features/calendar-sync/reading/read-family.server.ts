import type { CalendarStay, SkippedEvent } from "./calendar-reading.ts";
import { beginOf } from "./event-end.server.ts";
import { DAY } from "./event-property.server.ts";
import { type CalendarEvent, onListing, type Problem, type UnreadableEvent } from "./read-event.server.ts";
import { dayStart, type Occurrence, occurrencesOf, type Span } from "./repeating/occurrences.server.ts";

const MINUTE = 60 * 1000;
/** What began before keeps its beginning for so long, so that it is the same from day to day. */
const KEPT_BEGINNING = 30 * DAY;

/** The days that are read, and the same as moments if timed events keep their times. */
export type Reach = Span & { times: { from: number; until: number } | null };

type AnyEvent = CalendarEvent | UnreadableEvent;
type Family = {
  stays: CalendarStay[];
  /** What can't be read of them, unless it is surely over. */
  problems: Problem[];
  /** What the host should know of the others. */
  notes: Problem[];
  /** What to go by when they can't be read the next time; null if they never could. */
  lasting: CalendarStay[] | null;
};

/**
 * The nights of the events with one UID: one that repeats, and those that change it. If one of them can't be read, the nights of their last good
 * reading, if there was one, hold too. Stops when there are more than that.
 */
export function readFamily(members: readonly AnyEvent[], earlier: CalendarStay[] | null, span: Reach, most: number): Family {
  const stays: CalendarStay[] = [];
  const notes = new Set<Problem>();
  const replacements = members.filter((event) => event.replaces && (event.start || event.isCancelled || earlier));
  const isRepeated = members.some((event) => event.start && !event.replaces);
  for (const event of members) {
    if (!event.start || event.isCancelled || (isRepeated && isPartOfAnother(event))) continue;
    for (const occurrence of occurrencesOf(event, event.replaces ? [] : replacements, span)) {
      const taken = span.times && !event.start.isDay ? timeOf(occurrence, span, span.times) : nightsOf(occurrence, span);
      if (!taken) continue;
      for (const note of event.notes) notes.add(note);
      const { kind, mayEcho } = event;
      if (stays.push({ ...taken, kind, mayEcho, namedAt: null, ...(event.isOurs ? { isOurs: true } : {}) }) > most) break;
    }
  }
  const broken = members.filter(({ problems, isCancelled }) => problems.length > 0 && !isCancelled);
  const isOver = (event: AnyEvent) => !event.start && event.end !== null && onListing(event.end) <= span.from && !earlier?.length;
  return {
    stays: broken.length > 0 && earlier ? [...stays, ...earlier] : stays,
    problems: broken.flatMap((event) => (isOver(event) ? [] : event.problems)),
    notes: [...notes],
    lasting: broken.length > 0 ? earlier : stays,
  };
}

/** In words for the host. */
export const nameProblems = (problems: readonly Problem[], earlier: CalendarStay[] | null): SkippedEvent[] =>
  problems.map(({ what, why, meaning }) => {
    const so = earlier?.length ? "it keeps the nights it had" : meaning;
    return { what, why: so ? `${why}, so ${so}.` : `${why}.` };
  });

/** A change of an occurrence and of all after it is worked into the event that it changes. */
const isPartOfAnother = ({ uid, replaces }: CalendarEvent): boolean => replaces !== null && replaces.andFollowing && uid !== "";

/**
 * The nights from the day of the start until the day of the end, at least the night of the start; null when none is within the span. An end in
 * the last minute of a day means the end of that day.
 */
function nightsOf({ start, length }: Occurrence, span: Span): Pick<CalendarStay, "firstNight" | "endNight"> | null {
  const first = dayStart(start);
  const end = Math.max(dayStart(start + length + MINUTE), first + DAY);
  const [from, until] = [Math.max(first, span.from), Math.min(end, span.until)];
  return from < until ? { firstNight: dayOf(from), endNight: dayOf(until) } : null;
}

/** From one moment until another, with the nights that it would have; null when it isn't within the span. */
function timeOf({ start, length, moment, endsAt }: Occurrence, { from, until }: Span, span: { from: number; until: number }): Taken | null {
  const begins = Math.max(beginOf(moment), span.from - KEPT_BEGINNING);
  if (begins >= span.until) return null;
  const ends = Math.min(endsAt(moment), span.until);
  if (ends <= span.from || begins >= ends) return null;
  const first = Math.max(dayStart(start), from - KEPT_BEGINNING);
  const end = Math.max(Math.min(dayStart(start + length + MINUTE), until), first + DAY);
  const time = { beginsAt: new Date(begins).toISOString(), endsAt: new Date(ends).toISOString() };
  return { firstNight: dayOf(first), endNight: dayOf(end), time };
}

type Taken = Pick<CalendarStay, "firstNight" | "endNight" | "time">;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
