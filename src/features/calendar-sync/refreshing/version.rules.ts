import type { CalendarStay } from "../reading/calendar-reading.ts";
import { isEcho, isLongBlock, isRollingBlock, type NightRange, nightSet, overlap } from "../reading/stays.rules.ts";

export type KnownStay = Omit<CalendarStay, "namedAt" | "time" | "isOurs"> & {
  namedAt: Date | null;
  readOn: string;
  isRolling: boolean;
  /** Of a timed event at a boat that sells hours: it takes this time instead of its nights. */
  beginsAt?: Date | null;
  endsAt?: Date | null;
  isOurs?: boolean;
};
export type Standing = "holds" | "echo" | "ignored";
export type JudgedStay = KnownStay & { standing: Standing };
export type Choices = { ignoresUnavailable: boolean; ignoresRolling: boolean };
/** Our own bookings, and those that let go of their nights lately. */
export type OwnStays = {
  booked: readonly NightRange[];
  /** The days of charters, as sites have them that only take days. */
  days?: readonly NightRange[];
  released: readonly (NightRange & { releasedAt: Date })[];
};

/** What a reading makes of the stays known so far: the same events, each once, with since when they are known and whether they roll. */
export function knownStays(
  before: readonly KnownStay[],
  read: readonly CalendarStay[],
  days: { today: string; until: string },
): KnownStay[] {
  const byRange = new Map<string, KnownStay>();
  const byEnd = Map.groupBy(before, ({ endNight }) => endNight);
  const long = before.filter(isLongBlock);
  for (const { time, isOurs = false, ...stay } of read) {
    const earlier = byEnd.get(stay.endNight)?.find((known) => overlap(known, stay));
    const rolls = () => earlier?.isRolling ?? long.some((known) => isRollingBlock(stay, { today: known.readOn, stays: [known] }, days));
    const namedAt = stay.namedAt === null ? null : new Date(stay.namedAt);
    const times = { beginsAt: time ? new Date(time.beginsAt) : null, endsAt: time ? new Date(time.endsAt) : null };
    const known = { ...stay, ...times, isOurs, namedAt, readOn: earlier?.readOn ?? days.today, isRolling: !time && rolls() };
    byRange.set(keyOf(known), together(byRange.get(keyOf(known)), known));
  }
  return [...byRange.values()];
}

const keyOf = ({ firstNight, endNight, beginsAt, endsAt }: KnownStay): string =>
  [firstNight, endNight, beginsAt?.getTime(), endsAt?.getTime()].join(" ");

/** The same stays at a listing that sells no hours. */
export function asNights(stays: readonly KnownStay[]): KnownStay[] {
  const byRange = new Map<string, KnownStay>();
  for (const stay of stays) {
    const known = { ...stay, beginsAt: null, endsAt: null };
    byRange.set(keyOf(known), together(byRange.get(keyOf(known)), known));
  }
  return [...byRange.values()];
}

/** Of two events on the same nights, the one that is surely somebody's stay counts, and the one that came later. */
function together(one: KnownStay | undefined, other: KnownStay): KnownStay {
  if (!one) return other;
  const namedAt = one.namedAt && other.namedAt && (one.namedAt > other.namedAt ? one.namedAt : other.namedAt);
  return {
    ...(one.kind === "stay" ? one : other),
    mayEcho: one.mayEcho && other.mayEcho,
    isOurs: Boolean(one.isOurs && other.isOurs),
    namedAt,
  };
}

/**
 * What a stay does here: nights that we told the other calendar ourselves, or that the host chose to ignore, are not held. After a cancellation
 * only what the calendar named before it can be what we told it. A timed event is ours by its UID alone, and a day with a charter only where the site tells
 * closed days from stays: something else may well be at the same time.
 */
export function judgeStays(stays: readonly KnownStay[], choices: Choices, ours: OwnStays, today: string): JudgedStay[] {
  const toldBy = ({ namedAt, kind }: KnownStay): NightRange[] => [
    ...ours.booked,
    ...(kind === "unavailable" ? (ours.days ?? []) : []),
    ...ours.released.filter(({ releasedAt }) => namedAt !== null && namedAt <= releasedAt),
  ];
  const standing = (stay: KnownStay): Standing => {
    if (stay.isOurs) return "echo";
    if (!stay.beginsAt && stay.mayEcho && isEcho(stay, toldBy(stay), today)) return "echo";
    const isIgnored = (choices.ignoresUnavailable && stay.kind === "unavailable") || (choices.ignoresRolling && stay.isRolling);
    return isIgnored ? "ignored" : "holds";
  };
  return stays.map((stay) => ({ ...stay, standing: standing(stay) }));
}

/** The nights that these stays hold from today on. */
export function heldNights(stays: readonly JudgedStay[], today: string): Set<string> {
  const holding = stays.filter(({ standing, beginsAt }) => standing === "holds" && !beginsAt);
  return new Set([...nightSet(holding)].filter((night) => night >= today));
}

/** The times that these stays hold from now on, each as its two moments. */
export const timesOf = (stays: readonly (KnownStay & { standing?: Standing })[], now: Date): Set<string> =>
  new Set(
    stays.flatMap(({ beginsAt, endsAt, standing }) =>
      beginsAt && endsAt && endsAt > now && (standing ?? "holds") === "holds" ? [`${beginsAt.toISOString()} ${endsAt.toISOString()}`] : [],
    ),
  );

/** Whether at most half of the timed events ahead are left. */
export function areTimesHalved(before: readonly KnownStay[], after: readonly KnownStay[], now: Date): boolean {
  const [were, are] = [timesOf(before, now).size, timesOf(after, now).size];
  return were > 0 && are * 2 <= were;
}

const AGREEING_READINGS = 3;
const DOUBT_MS = 30 * 60_000;

export type Doubt = { version: string; since: Date; readings: number };

/** A version that would free too much is believed after three readings over half an hour that say the same. Null: it is believed now. */
export function doubtAfter(before: Doubt | null, version: string, now: Date): Doubt | null {
  const doubt = before?.version === version ? { ...before, readings: before.readings + 1 } : { version, since: now, readings: 1 };
  return doubt.readings >= AGREEING_READINGS && now.getTime() - doubt.since.getTime() >= DOUBT_MS ? null : doubt;
}

/** Closed days around a booking of ours may be nothing but our own nights, put together with others; a stay is somebody's. */
export const mayClash = (stay: JudgedStay, booking: NightRange): boolean =>
  stay.standing === "holds" &&
  overlap(stay, booking) &&
  !(stay.kind === "unavailable" && stay.firstNight <= booking.firstNight && stay.endNight >= booking.endNight);
