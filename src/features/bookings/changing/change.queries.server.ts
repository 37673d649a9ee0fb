import { and, asc, eq, gt, inArray, isNull, lte, notInArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { bookingChangeRequests } from "./change.tables.server.ts";

export type RequestRow = typeof bookingChangeRequests.$inferSelect;

const BATCH = 200;
const { id, bookingId: ofBooking, state, lapsesAt } = bookingChangeRequests;
const isOpen = eq(state, "open");
const waitsForHost = and(eq(bookingChangeRequests.askedBy, "guest"), isNull(bookingChangeRequests.approvedAt));

export async function findRequest({ db }: Ctx, requestId: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(bookingChangeRequests).where(eq(id, requestId));
  return row ?? null;
}

/** All that were ever made for a booking. */
export const requestsOf = ({ db }: Ctx, bookingId: string): Promise<RequestRow[]> =>
  db.select().from(bookingChangeRequests).where(eq(ofBooking, bookingId)).orderBy(asc(bookingChangeRequests.askedAt));

/** The request that can still be answered. */
export async function findOpenRequest({ db, clock }: Ctx, bookingId: string): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(bookingChangeRequests)
    .where(and(eq(ofBooking, bookingId), isOpen, gt(lapsesAt, clock.now())));
  return row ?? null;
}

/** Which of these bookings have a request that their host can still answer. */
export async function bookingsAsked({ db, clock }: Ctx, bookingIds: string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await db
    .select({ bookingId: ofBooking })
    .from(bookingChangeRequests)
    .where(and(inArray(ofBooking, bookingIds), isOpen, waitsForHost, gt(lapsesAt, clock.now())));
  return new Set(rows.map(({ bookingId }) => bookingId));
}

/** The host's bookings that have such a request, those that lapse first. */
export async function bookingsAskedOf({ db, clock }: Ctx, hostId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ bookingId: ofBooking })
    .from(bookingChangeRequests)
    .innerJoin(bookings, eq(bookings.id, ofBooking))
    .where(and(eq(bookings.hostId, hostId), isOpen, waitsForHost, gt(lapsesAt, clock.now()), gt(bookings.beginsAt, clock.now())))
    .orderBy(asc(lapsesAt))
    .limit(limit);
  return rows.map(({ bookingId }) => bookingId);
}

/** The booking's request that nothing has closed yet, also one whose time is over. The caller holds the booking's lock. */
export async function findUnclosedRequest({ db }: Ctx, bookingId: string): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(bookingChangeRequests)
    .where(and(eq(ofBooking, bookingId), isOpen));
  return row ?? null;
}

export async function selectLapsed({ db, clock }: Ctx, except: string[]): Promise<string[]> {
  const rows = await db
    .select({ id })
    .from(bookingChangeRequests)
    .where(and(isOpen, lte(lapsesAt, clock.now()), except.length > 0 ? notInArray(id, except) : undefined))
    .orderBy(asc(lapsesAt))
    .limit(BATCH);
  return rows.map((row) => row.id);
}
