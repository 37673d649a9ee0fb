import { randomInt } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { isDatabaseAway, transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { fingerprint } from "../../../platform/sealed.server.ts";
import { todayAt } from "../../availability/index.ts";
import { type CalendarRow, eventNights, noteRefresh, updateCalendar } from "../calendar.queries.server.ts";
import { calendarBack, calendarShrunk, calendarSilent } from "../calendar.facts.ts";
import { type CalendarOfListing, findCalendar, lockCalendar } from "../find-calendar.server.ts";
import { readingMode } from "../hours/boat-clock.server.ts";
import { openAddress } from "../importing/sealed-address.server.ts";
import type { ReadingMode } from "../reading/calendar-reading.ts";
import { acceptVersion } from "./accept-version.server.ts";
import { nextTry, waitFor } from "./backoff.rules.ts";
import type { ReadFor } from "./turns/connections.server.ts";
import { fetchVersion, type Version } from "./fetch-version.server.ts";

const SILENT_AFTER_MS = 2 * 3600_000;
const OUR_FAULT = "Something went wrong on our side. We'll try again soon.";
const ADDRESS_LOST = "We can't read this calendar's address any more. Please remove the calendar and add it again.";

export type Refreshed = {
  outcome: "changed" | "same" | "doubted" | "failed";
  nightsTaken: number;
  nightsFreed: number;
  timesTaken: number;
  timesFreed: number;
  error: string | null;
};

/**
 * Reads a calendar again and makes its claims what it says now, all at once. A failure changes no night. Of two that read at the same time,
 * the later reading counts. Null: there is no such calendar, or a later reading was there first.
 */
export async function refreshCalendar(ctx: Ctx, calendarId: string, how: How): Promise<Refreshed | null> {
  const calendar = await findCalendar(ctx, calendarId);
  if (!calendar) return null;
  const startedAt = ctx.clock.now();
  try {
    return await settle(ctx, calendar, await readVersion(ctx, calendar, startedAt, how), startedAt);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    ctx.log.error({ err: error, calendarId }, "a calendar could not be refreshed");
    return settle(ctx, calendar, failed(OUR_FAULT), startedAt);
  }
}

export const NOTHING_CHANGED = { nightsTaken: 0, nightsFreed: 0, timesTaken: 0, timesFreed: 0 };

const failed = (error: string): Failed => ({ outcome: "failed", error, retryAfterSeconds: null });

type How = { readFor: ReadFor; timeLimitMs?: number };

async function readVersion(ctx: Ctx, calendar: CalendarOfListing, now: Date, how: How): Promise<Version> {
  const { timeZone, hostId } = calendar.listing;
  const today = todayAt(timeZone, now);
  const address = openAddress(ctx, calendar);
  if (!address) return failed(ADDRESS_LOST);
  const { etag, lastModified } = calendar;
  const mode = await readingMode(ctx, calendar.propertyId);
  const known = calendar.readFor === readingFor(today, timeZone, mode) ? { etag, lastModified } : {};
  const findEarlier = async () => ({
    hashKey: fingerprint(ctx.config, "calendar events", calendar.id),
    nights: await eventNights(ctx, calendar.id),
    at: ctx.clock.now().toISOString(),
  });
  return fetchVersion(ctx, { address, hostId, zone: timeZone, today, mode, findEarlier, ...how, ...known });
}

const readingFor = (today: string, timeZone: string, { keepsTimes }: ReadingMode): string =>
  keepsTimes ? `${today} ${timeZone} with times` : `${today} ${timeZone}`;

const settle = (ctx: Ctx, calendar: CalendarOfListing, version: Version, startedAt: Date): Promise<Refreshed | null> =>
  transact(ctx, async (tx) => {
    const locked = await lockCalendar(tx, calendar);
    if (!locked || (locked.triedAt && locked.triedAt > startedAt)) return null;
    const refreshed =
      version.outcome === "failed"
        ? await noteFailure(tx, locked, version, startedAt)
        : await noteSuccess(tx, { ...locked, listing: calendar.listing }, version, startedAt);
    await noteRefresh(tx, { calendarId: calendar.id, at: startedAt, ...refreshed });
    return refreshed;
  });

type Failed = Extract<Version, { outcome: "failed" }>;

async function noteFailure(tx: Ctx, calendar: CalendarRow, { error, retryAfterSeconds }: Failed, now: Date): Promise<Refreshed> {
  const failures = Math.min(calendar.failures + 1, 1000);
  const silentSince = calendar.succeededAt ?? calendar.createdAt;
  const isReportDue = !calendar.silenceToldAt && now.getTime() - silentSince.getTime() >= SILENT_AFTER_MS;
  if (isReportDue) await recordFact(tx, calendarSilent, { calendarId: calendar.id });
  await updateCalendar(tx, calendar.id, {
    triedAt: now,
    failures,
    error,
    nextTryAt: nextTry(now, { failures, slowAnswers: 0, retryAfterSeconds }, chance()),
    waitUntil: waitFor(now, retryAfterSeconds),
    ...(isReportDue ? { silenceToldAt: now } : {}),
  });
  return { outcome: "failed", ...NOTHING_CHANGED, error };
}

async function noteSuccess(tx: Ctx, calendar: CalendarOfListing, version: Exclude<Version, Failed>, now: Date): Promise<Refreshed> {
  const { timeZone } = calendar.listing;
  const today = todayAt(timeZone, now);
  const { doubt, wasDoubted, isChanged, ...counts } = await acceptVersion(tx, calendar, version, now, today);
  const { nightsFreed: nights, timesFreed: times } = counts;
  const slowAnswers = version.isSlow ? Math.min(calendar.slowAnswers + 1, 1000) : 0;
  if (calendar.silenceToldAt) await recordFact(tx, calendarBack, { calendarId: calendar.id });
  if (wasDoubted && nights + times > 0) await recordFact(tx, calendarShrunk, { calendarId: calendar.id, nights, times });
  await updateCalendar(tx, calendar.id, {
    triedAt: now,
    succeededAt: now,
    failures: 0,
    slowAnswers,
    error: null,
    silenceToldAt: null,
    nextTryAt: nextTry(now, { failures: 0, slowAnswers, retryAfterSeconds: null }, chance()),
    waitUntil: null,
    doubtedVersion: doubt?.version ?? null,
    doubtedSince: doubt?.since ?? null,
    doubtedReadings: doubt?.readings ?? 0,
    // A doubted version is asked for again, whole.
    ...(version.outcome === "read" && !doubt ? keptOf(version, readingFor(today, timeZone, version.mode)) : {}),
  });
  const outcome = doubt ? "doubted" : isChanged ? "changed" : "same";
  return { outcome, ...counts, error: null };
}

const keptOf = ({ etag, lastModified, skipped, unknownEvents }: Extract<Version, { outcome: "read" }>, readFor: string) => ({
  etag,
  lastModified,
  readFor,
  skipped,
  unknownEvents,
});

const chance = () => randomInt(1000) / 1000;
