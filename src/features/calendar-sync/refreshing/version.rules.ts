import type { CalendarStay } from "../reading/calendar-reading.ts";
import { isEcho, isLongBlock, isRollingBlock, type NightRange, nightSet, overlap } from "../reading/stays.rules.ts";

export type KnownStay = Omit<CalendarStay, "namedAt"> & { namedAt: Date | null; readOn: string; isRolling: boolean };
export type Standing = "holds" | "echo" | "ignored";
export type JudgedStay = KnownStay & { standing: Standing };
export type Choices = { ignoresUnavailable: boolean; ignoresRolling: boolean };
/** Our own bookings, and those that let go of their nights lately. */
export type OwnStays = { booked: readonly NightRange[]; released: readonly (NightRange & { releasedAt: Date })[] };

/** What a reading makes of the stays known so far: the same events, each once, with since when they are known and whether they roll. */
export function knownStays(
  before: readonly KnownStay[],
  read: readonly CalendarStay[],
  days: { today: string; until: string },
): KnownStay[] {
  const byRange = new Map<string, KnownStay>();
  const byEnd = Map.groupBy(before, ({ endNight }) => endNight);
  const long = before.filter(isLongBlock);
  for (const stay of read) {
    const earlier = byEnd.get(stay.endNight)?.find((known) => overlap(known, stay));
    const isRolling = earlier?.isRolling ?? long.some((known) => isRollingBlock(stay, { today: known.readOn, stays: [known] }, days));
    const key = `${stay.firstNight} ${stay.endNight}`;
    const namedAt = stay.namedAt === null ? null : new Date(stay.namedAt);
    byRange.set(key, together(byRange.get(key), { ...stay, namedAt, readOn: earlier?.readOn ?? days.today, isRolling }));
  }
  return [...byRange.values()];
}

/** Of two events on the same nights, the one that is surely somebody's stay counts, and the one that came later. */
function together(one: KnownStay | undefined, other: KnownStay): KnownStay {
  if (!one) return other;
  const namedAt = one.namedAt && other.namedAt && (one.namedAt > other.namedAt ? one.namedAt : other.namedAt);
  return { ...(one.kind === "stay" ? one : other), mayEcho: one.mayEcho && other.mayEcho, namedAt };
}

/**
 * What a stay does here: nights that we told the other calendar ourselves, or that the host chose to ignore, are not held. After a cancellation
 * only what the calendar named before it can be what we told it.
 */
export function judgeStays(stays: readonly KnownStay[], choices: Choices, ours: OwnStays, today: string): JudgedStay[] {
  const toldBy = ({ namedAt }: KnownStay): NightRange[] => [
    ...ours.booked,
    ...ours.released.filter(({ releasedAt }) => namedAt !== null && namedAt <= releasedAt),
  ];
  const standing = (stay: KnownStay): Standing => {
    if (stay.mayEcho && isEcho(stay, toldBy(stay), today)) return "echo";
    const isIgnored = (choices.ignoresUnavailable && stay.kind === "unavailable") || (choices.ignoresRolling && stay.isRolling);
    return isIgnored ? "ignored" : "holds";
  };
  return stays.map((stay) => ({ ...stay, standing: standing(stay) }));
}

/** The nights that these stays hold from today on. */
export function heldNights(stays: readonly JudgedStay[], today: string): Set<string> {
  const holding = stays.filter(({ standing }) => standing === "holds");
  return new Set([...nightSet(holding)].filter((night) => night >= today));
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
