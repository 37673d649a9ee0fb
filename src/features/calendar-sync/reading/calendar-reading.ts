import type { EventKind } from "./event-kind.rules.ts";

/** Nights of one event at the listing, from the first until, not including, the end. Days are `YYYY-MM-DD`. */
export type CalendarStay = {
  firstNight: string;
  endNight: string;
  kind: EventKind;
  /** Whether it may be a booking of ours that the site only says back. */
  mayEcho: boolean;
  /** When a reading first found the event on these nights, in ISO; null for one that can't be told from others. */
  namedAt: string | null;
  /** Of a timed event at a boat that sells hours: it takes its time, not its nights. */
  time?: { beginsAt: string; endsAt: string };
  /** Its UID says that we wrote it, for this listing. */
  isOurs?: true;
};

/** The nights of events, by a keyed hash of their UIDs; events with one UID belong together. */
export type EventNights = Record<string, CalendarStay[]>;

/** An event, or a part of one, that could not be read: in words for the host, and never with what the event says. */
export type SkippedEvent = { what: string; why: string };

export type CalendarFacts = {
  events: number;
  cancelled: number;
  /** All of them; `skipped` names the first 50. */
  skippedEvents: number;
  /** Those among them of which no earlier reading tells the nights. */
  unknownEvents: number;
  /** False when the file stops before its end, as a cut download does. */
  isComplete: boolean;
};

export type ReadingFailure = "not_a_calendar" | "too_large" | "too_many_events" | "took_too_long";

export type CalendarReading =
  | { ok: true; stays: CalendarStay[]; skipped: SkippedEvent[]; facts: CalendarFacts; nightsByEvent: EventNights }
  | { ok: false; reason: ReadingFailure };

/** A reading and the time that it took on a processor. */
export type MeasuredReading = { reading: CalendarReading; processorMs: number };

export const readingFailureInWords: Record<ReadingFailure, string> = {
  not_a_calendar: "That address didn't answer with a calendar.",
  too_large: "That calendar is too large to read.",
  too_many_events: "That calendar has too many events to read.",
  took_too_long: "That calendar took too long to read.",
};

/** What a calendar is read for: whether timed events keep their times, and what stands in the UIDs that we gave. */
export type ReadingMode = { keepsTimes: boolean; ownMark: string | null };
export const NIGHTS_ALONE: ReadingMode = { keepsTimes: false, ownMark: null };

/** What the worker thread gets: nights from `from` until, not including, `until` count. */
export type ReadingTask = ReadingMode & { bytes: Uint8Array; zone: string; from: string; until: string; earlier: EarlierReading };

/** What an earlier reading knew, the key of the hashes of UIDs, and the time of this reading; none if it is not remembered. */
export type EarlierReading = { hashKey: string; nights: EventNights; at: string | null };
