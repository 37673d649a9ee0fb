import { and, asc, count, desc, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { nightsView } from "../availability/index.server.ts";
import { hostOf } from "../listings/index.server.ts";
import {
  calendarClashes,
  calendarRefreshes,
  importedCalendars,
  importedEvents,
  importedNights,
  importedStays,
  importedTimes,
} from "./calendar.tables.server.ts";
import type { EventNights } from "./reading/calendar-reading.ts";
import type { DueCalendar } from "./refreshing/turns/turns.rules.ts";
import type { JudgedStay } from "./refreshing/version.rules.ts";

export type CalendarRow = typeof importedCalendars.$inferSelect;
export type RefreshRow = typeof calendarRefreshes.$inferSelect;

const KEPT_REFRESHES = 50;
/** A statement takes 65,535 values. */
const STAYS_IN_A_STATEMENT = 5_000;

export async function selectCalendar(ctx: Ctx, id: string): Promise<CalendarRow | null> {
  const [row] = await ctx.db.select().from(importedCalendars).where(eq(importedCalendars.id, id));
  return row ?? null;
}

export async function lockCalendarRow(tx: Ctx, id: string): Promise<CalendarRow | null> {
  const [row] = await tx.db.select().from(importedCalendars).where(eq(importedCalendars.id, id)).for("no key update");
  return row ?? null;
}

export const calendarsOf = (ctx: Ctx, listingId: string): Promise<CalendarRow[]> =>
  ctx.db
    .select()
    .from(importedCalendars)
    .where(eq(importedCalendars.propertyId, listingId))
    .orderBy(asc(importedCalendars.createdAt), asc(importedCalendars.id));

export const updateCalendar = (ctx: Ctx, id: string, set: Partial<CalendarRow>) =>
  ctx.db.update(importedCalendars).set(set).where(eq(importedCalendars.id, id));

export const staysOf = (ctx: Ctx, calendarIds: string[]) =>
  ctx.db.select().from(importedStays).where(inArray(importedStays.calendarId, calendarIds)).orderBy(asc(importedStays.firstNight));

export async function nightsHeld(ctx: Ctx, calendarId: string, from: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ night: importedNights.night })
    .from(importedNights)
    .where(and(eq(importedNights.calendarId, calendarId), gte(importedNights.night, from)));
  return new Set(rows.map(({ night }) => night));
}

/** How many nights each of these calendars holds from this day on. */
export async function countNights(ctx: Ctx, calendarIds: string[], from: string): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ calendarId: importedNights.calendarId, nights: count() })
    .from(importedNights)
    .where(and(inArray(importedNights.calendarId, calendarIds), gte(importedNights.night, from)))
    .groupBy(importedNights.calendarId);
  return new Map(rows.map(({ calendarId, nights }) => [calendarId, nights]));
}

/** The times that a calendar holds and that are not over, each as its two moments. */
export async function timesHeld(ctx: Ctx, calendarId: string, now: Date): Promise<Set<string>> {
  const rows = await ctx.db
    .select()
    .from(importedTimes)
    .where(and(eq(importedTimes.calendarId, calendarId), gt(importedTimes.endsAt, now)));
  return new Set(rows.map(({ beginsAt, endsAt }) => `${beginsAt.toISOString()} ${endsAt.toISOString()}`));
}

/** How many times each of these calendars holds that are not over. */
export async function countTimes(ctx: Ctx, calendarIds: string[], now: Date): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ calendarId: importedTimes.calendarId, times: count() })
    .from(importedTimes)
    .where(and(inArray(importedTimes.calendarId, calendarIds), gt(importedTimes.endsAt, now)))
    .groupBy(importedTimes.calendarId);
  return new Map(rows.map(({ calendarId, times }) => [calendarId, times]));
}

/** Nights are locked in the order of their dates, everywhere: those that go before those that come would break it. */
const lockNights = (tx: Ctx, listingId: string, nights: string[]) =>
  tx.db.execute(sql`
    select from ${nightsView} where property_id = ${listingId} and night = any(${sql.param(nights)}::date[]) order by night for update`);

type Changes = { added: string[]; removed: string[] };

/** Of a boat that sells hours, its line comes before its nights. */
export async function writeClaims(tx: Ctx, calendar: CalendarRow, { nights, times }: { nights: Changes; times: Changes }): Promise<void> {
  if ([nights, times].every(({ added, removed }) => added.length + removed.length === 0)) return;
  await tx.db.execute(sql`select wait_for_hours(${calendar.propertyId})`);
  await writeNights(tx, calendar, nights);
  await writeTimes(tx, calendar, times);
}

async function writeTimes(tx: Ctx, { id: calendarId, propertyId }: CalendarRow, { added, removed }: Changes): Promise<void> {
  const rowOf = (time: string) => {
    const [beginsAt = "", endsAt = ""] = time.split(" ");
    return { propertyId, calendarId, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) };
  };
  if (removed.length > 0)
    await tx.db.execute(sql`
      delete from ${importedTimes} where calendar_id = ${calendarId} and (begins_at, ends_at) in (
        select b, e from unnest(${sql.param(removed.map((time) => time.split(" ")[0]))}::timestamptz[], ${sql.param(removed.map((time) => time.split(" ")[1]))}::timestamptz[]) as t(b, e))`);
  if (added.length > 0) await tx.db.insert(importedTimes).values(added.map(rowOf));
}

async function writeNights(tx: Ctx, calendar: CalendarRow, { added, removed }: Changes): Promise<void> {
  const { id: calendarId, propertyId } = calendar;
  if (added.length + removed.length === 0) return;
  await lockNights(tx, propertyId, [...added, ...removed]);
  if (added.length > 0) await tx.db.insert(importedNights).values(added.map((night) => ({ propertyId, night, calendarId })));
  if (removed.length > 0)
    await tx.db.delete(importedNights).where(and(eq(importedNights.calendarId, calendarId), inArray(importedNights.night, removed)));
}

export async function replaceStays(tx: Ctx, calendarId: string, stays: JudgedStay[]): Promise<void> {
  await tx.db.delete(importedStays).where(eq(importedStays.calendarId, calendarId));
  for (let at = 0; at < stays.length; at += STAYS_IN_A_STATEMENT) {
    const some = stays.slice(at, at + STAYS_IN_A_STATEMENT);
    await tx.db.insert(importedStays).values(some.map((stay) => ({ calendarId, ...stay })));
  }
}

export async function eventNights(ctx: Ctx, calendarId: string): Promise<EventNights> {
  const [row] = await ctx.db.select().from(importedEvents).where(eq(importedEvents.calendarId, calendarId));
  return row?.nights ?? {};
}

/** Writes only what differs. */
export async function rememberEvents(
  tx: Ctx,
  calendarId: string,
  nights: EventNights,
  { forgetsOthers }: { forgetsOthers: boolean },
): Promise<void> {
  const now = forgetsOthers ? sql`excluded.nights` : sql`${importedEvents.nights} || excluded.nights`;
  await tx.db
    .insert(importedEvents)
    .values({ calendarId, nights })
    .onConflictDoUpdate({
      target: importedEvents.calendarId,
      set: { nights: now },
      setWhere: sql`${importedEvents.nights} is distinct from ${now}`,
    });
}

export async function noteRefresh(tx: Ctx, refresh: typeof calendarRefreshes.$inferInsert): Promise<void> {
  await tx.db.insert(calendarRefreshes).values(refresh);
  await tx.db.execute(sql`
    delete from calendar_refreshes where calendar_id = ${refresh.calendarId} and id <=
      (select id from calendar_refreshes where calendar_id = ${refresh.calendarId} order by id desc offset ${KEPT_REFRESHES} limit 1)`);
}

/** What the last refreshes of these calendars did, the newest first. */
export const refreshesOf = (ctx: Ctx, calendarIds: string[]): Promise<RefreshRow[]> =>
  ctx.db.select().from(calendarRefreshes).where(inArray(calendarRefreshes.calendarId, calendarIds)).orderBy(desc(calendarRefreshes.id));

export type Clash = Pick<typeof calendarClashes.$inferSelect, "bookingId" | "firstNight" | "endNight" | "beginsAt" | "endsAt" | "kind">;

/**
 * Remembers these clashes of a calendar, each once; answers with the ids of the new ones. Others are over, if these are all there are. A stay that
 * has begun is read from today on, so only its end tells it.
 */
export async function noteClashes(
  tx: Ctx,
  { id: calendarId, propertyId }: CalendarRow,
  { clashes, areAll, now, today }: { clashes: Clash[]; areAll: boolean; now: Date; today: string },
): Promise<string[]> {
  const kept = await tx.db.select().from(calendarClashes).where(eq(calendarClashes.calendarId, calendarId));
  const keyOf = ({ bookingId, firstNight, endNight, beginsAt, endsAt }: Omit<Clash, "kind">) =>
    [bookingId, firstNight < today ? today : firstNight, endNight, beginsAt?.getTime(), endsAt?.getTime()].join(" ");
  const there = new Map(clashes.map((clash) => [keyOf(clash), clash.kind]));
  const over = kept.filter((clash) => areAll && !clash.resolvedAt && !there.has(keyOf(clash))).map(({ id }) => id);
  if (over.length > 0)
    await tx.db.update(calendarClashes).set({ resolvedAt: now, resolution: "gone" }).where(inArray(calendarClashes.id, over));
  const back = kept.filter((clash) => clash.resolution === "gone" && there.has(keyOf(clash))).map(({ id }) => id);
  if (back.length > 0)
    await tx.db.update(calendarClashes).set({ resolvedAt: null, resolution: null }).where(inArray(calendarClashes.id, back));
  for (const clash of kept) {
    const kind = there.get(keyOf(clash));
    if (kind && kind !== clash.kind) await tx.db.update(calendarClashes).set({ kind }).where(eq(calendarClashes.id, clash.id));
  }
  const known = new Set(kept.map(keyOf));
  const fresh = clashes.filter((clash) => !known.has(keyOf(clash)));
  if (fresh.length === 0) return [];
  const rows = await tx.db
    .insert(calendarClashes)
    .values(fresh.map((clash) => ({ ...clash, calendarId, propertyId, foundAt: now })))
    .onConflictDoNothing()
    .returning({ id: calendarClashes.id });
  return rows.map(({ id }) => id);
}

/**
 * Calendars that are due, in turns: each host's and each site's first one, then each one's second, and so on, those that wait longest first. However
 * many one of them has, the others' come soon; at a site, too, its hosts take turns.
 */
export async function dueInTurns(ctx: Ctx, now: Date, limit: number): Promise<DueCalendar[]> {
  const { id, propertyId, site, nextTryAt, isPaused } = importedCalendars;
  const hostId = hostOf(propertyId);
  const due = ctx.db
    .select({
      id,
      site,
      nextTryAt,
      hostId: hostId.as("host_id"),
      hostTurn: sql`row_number() over (partition by ${hostId} order by ${nextTryAt}, ${id})`.as("host_turn"),
    })
    .from(importedCalendars)
    .where(and(eq(isPaused, false), lte(nextTryAt, now)))
    .as("due");
  const siteTurn = sql`row_number() over (partition by ${due.site} order by ${due.hostTurn}, ${due.nextTryAt}, ${due.id})`;
  return ctx.db
    .select({ id: due.id, hostId: due.hostId, site: due.site })
    .from(due)
    .orderBy(sql`greatest(${due.hostTurn}, ${siteTurn})`, asc(due.nextTryAt), asc(due.id))
    .limit(limit);
}

/** Takes a calendar if it still is due, so that no other worker reads it meanwhile; answers whether it was. */
export async function takeDue(ctx: Ctx, id: string, now: Date, until: Date): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(importedCalendars)
    .set({ nextTryAt: until })
    .where(and(eq(importedCalendars.id, id), eq(importedCalendars.isPaused, false), lte(importedCalendars.nextTryAt, now)));
  return rowCount === 1;
}

/** Makes the listing's calendars due that were not tried since, but for those that fail or are slow; answers whether there are any. */
export async function makeDue(ctx: Ctx, listingId: string, triedBefore: Date, now: Date): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(importedCalendars)
    .set({ nextTryAt: now })
    .where(
      and(
        eq(importedCalendars.propertyId, listingId),
        eq(importedCalendars.isPaused, false),
        eq(importedCalendars.failures, 0),
        eq(importedCalendars.slowAnswers, 0),
        sql`coalesce(${importedCalendars.triedAt}, '-infinity') < ${triedBefore}`,
        sql`${importedCalendars.nextTryAt} > ${now}`,
      ),
    );
  return (rowCount ?? 0) > 0;
}

export async function countCalendars(ctx: Ctx, listingId: string): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(importedCalendars).where(eq(importedCalendars.propertyId, listingId));
  return row?.total ?? 0;
}
