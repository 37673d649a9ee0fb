import { and, asc, count, desc, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { eventRecaps, eventRegistrations, events } from "./event.tables.server.ts";
import type { When } from "./event.rules.ts";

export type EventRow = typeof events.$inferSelect;
export type RegistrationRow = typeof eventRegistrations.$inferSelect;

const MOST_LISTED = 100;

/** Published events that begin from now on, the next first, or that have begun, the latest first. */
export async function selectEvents({ db, clock }: Ctx, when: When): Promise<EventRow[]> {
  const now = clock.now();
  return db
    .select()
    .from(events)
    .where(and(eq(events.status, "published"), when === "upcoming" ? gt(events.startsAt, now) : lte(events.startsAt, now)))
    .orderBy(when === "upcoming" ? asc(events.startsAt) : desc(events.startsAt), asc(events.id))
    .limit(MOST_LISTED);
}

export async function findEvent({ db }: Ctx, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row;
}

/** Everybody who changes who goes waits here for each other. */
export async function lockEvent({ db }: Ctx, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(events).where(eq(events.id, id)).for("update");
  return row;
}

export async function findRegistration({ db }: Ctx, eventId: string, personId: string): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.personId, personId)));
  return row;
}

export async function findRegistrationById({ db }: Ctx, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  return row;
}

/** What the person has at these events, but for what they cancelled. */
export async function statusesOf({ db }: Ctx, personId: string, eventIds: string[]): Promise<Map<string, "registered" | "waiting">> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .select({ eventId: eventRegistrations.eventId, status: eventRegistrations.status })
    .from(eventRegistrations)
    .where(
      and(
        eq(eventRegistrations.personId, personId),
        inArray(eventRegistrations.eventId, eventIds),
        ne(eventRegistrations.status, "cancelled"),
      ),
    );
  return new Map(rows.flatMap(({ eventId, status }) => (status === "cancelled" ? [] : [[eventId, status]])));
}

export async function recapsOf({ db }: Ctx, eventIds: string[]): Promise<Set<string>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db.select({ id: eventRecaps.eventId }).from(eventRecaps).where(inArray(eventRecaps.eventId, eventIds));
  return new Set(rows.map(({ id }) => id));
}

export async function findRecap({ db }: Ctx, eventId: string): Promise<typeof eventRecaps.$inferSelect | undefined> {
  const [row] = await db.select().from(eventRecaps).where(eq(eventRecaps.eventId, eventId));
  return row;
}

/** Everybody who changes the photos of a recap waits here for each other. */
export async function lockRecap({ db }: Ctx, eventId: string): Promise<typeof eventRecaps.$inferSelect | undefined> {
  const [row] = await db.select().from(eventRecaps).where(eq(eventRecaps.eventId, eventId)).for("update");
  return row;
}

export const countWaiting = ({ db }: Ctx, eventId: string, before?: number): Promise<number> =>
  db.$count(
    eventRegistrations,
    and(
      eq(eventRegistrations.eventId, eventId),
      eq(eventRegistrations.status, "waiting"),
      before === undefined ? undefined : sql`${eventRegistrations.queueNumber} < ${before}`,
    ),
  );

export async function waitingByEvent({ db }: Ctx): Promise<Map<string, number>> {
  const rows = await db
    .select({ eventId: eventRegistrations.eventId, waiting: count() })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.status, "waiting"))
    .groupBy(eventRegistrations.eventId);
  return new Map(rows.map(({ eventId, waiting }) => [eventId, waiting]));
}
