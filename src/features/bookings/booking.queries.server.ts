import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import type { CharterCrew } from "../charters/index.ts";
import type { Phase } from "./booking.rules.ts";
import type { ReserveDatesInput } from "./booking.schema.ts";
import { bookings } from "./booking.tables.server.ts";
import type { TripCursor } from "./trips/trip-cursor.ts";
import { newReservationId } from "./reserving/reservation-id.server.ts";

export type BookingRow = typeof bookings.$inferSelect;

const CONFIRMED = eq(bookings.status, "confirmed");

/** A booking that has no number yet. */
export type NewBooking = Omit<typeof bookings.$inferInsert, "reservationId"> & { createdAt: Date };

/** Inserts under a reservation id that nobody has. The database refuses nights that are held (23P01). */
export async function insertBooking(ctx: Ctx, row: NewBooking): Promise<string> {
  for (;;) {
    const [made] = await ctx.db
      .insert(bookings)
      .values({ ...row, reservationId: newReservationId(row.createdAt) })
      .onConflictDoNothing({ target: bookings.reservationId })
      .returning({ id: bookings.id });
    if (made) return made.id;
  }
}

export async function findBooking(ctx: Ctx, id: string): Promise<BookingRow | null> {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

export const selectByIds = async (ctx: Ctx, ids: string[]): Promise<BookingRow[]> =>
  ids.length === 0 ? [] : ctx.db.select().from(bookings).where(inArray(bookings.id, ids));

export type SameStay = Pick<ReserveDatesInput, "listingId" | "checkIn" | "checkOut" | "guests" | "children" | "infants" | "pets">;

/** The guest's own confirmed booking of exactly this stay. */
export async function findSameBooking(
  ctx: Ctx,
  guestId: string,
  { listingId, checkIn, checkOut, guests, children = 0, infants = 0, pets = 0 }: SameStay,
): Promise<string | null> {
  const same = [
    eq(bookings.propertyId, listingId),
    eq(bookings.checkIn, checkIn),
    eq(bookings.checkOut, checkOut),
    eq(bookings.guests, guests),
    eq(bookings.children, children),
    eq(bookings.infants, infants),
    eq(bookings.pets, pets),
  ];
  const [row] = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), CONFIRMED, ...same));
  return row?.id ?? null;
}

type SameCharter = { packageId: string; day: string; start: string; crew: CharterCrew; guests: number };

/** The guest's own confirmed booking of exactly this charter. */
export async function findSameCharter(
  ctx: Ctx,
  guestId: string,
  { packageId, day, start, crew, guests }: SameCharter,
): Promise<string | null> {
  const same = [eq(bookings.packageId, packageId), eq(bookings.checkIn, day), eq(bookings.checkInTime, start)];
  const [row] = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), CONFIRMED, ...same, eq(bookings.crew, crew), eq(bookings.guests, guests)));
  return row?.id ?? null;
}

/** As `findBooking`, and nobody else changes it until the transaction ends. What only refers to it, such as a fee in the ledger, needn't wait. */
export async function lockBooking(ctx: Ctx, id: string): Promise<BookingRow | null> {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id)).for("no key update");
  return row ?? null;
}

export const inPhase = (phase: Phase, now: Date): SQL | undefined =>
  ({
    upcoming: and(CONFIRMED, gt(bookings.beginsAt, now)),
    current: and(CONFIRMED, lte(bookings.beginsAt, now), gt(bookings.endsAt, now)),
    past: and(CONFIRMED, lte(bookings.endsAt, now)),
    cancelled: eq(bookings.status, "cancelled"),
  })[phase];

/** A guest's bookings in a phase: what comes next first, or what was last first. */
export async function selectTrips(
  ctx: Ctx,
  guestId: string,
  phase: Phase,
  cursor: TripCursor | null,
  limit: number,
): Promise<BookingRow[]> {
  const forward = phase === "upcoming" || phase === "current";
  const key = sql`(${bookings.checkIn}, ${bookings.id})`;
  const after = cursor && sql`${key} ${sql.raw(forward ? ">" : "<")} (${cursor.checkIn}::date, ${cursor.id}::uuid)`;
  const order = forward ? asc : desc;
  return ctx.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), inPhase(phase, ctx.clock.now()), after ?? undefined))
    .orderBy(order(bookings.checkIn), order(bookings.id))
    .limit(limit);
}

export type PhaseCounts = Record<Phase, number>;

export async function countTrips(ctx: Ctx, guestId: string): Promise<PhaseCounts> {
  const now = ctx.clock.now();
  const count = (phase: Phase) => sql<number>`count(*) filter (where ${inPhase(phase, now)})::int`;
  const [row] = await ctx.db
    .select({ upcoming: count("upcoming"), current: count("current"), past: count("past"), cancelled: count("cancelled") })
    .from(bookings)
    .where(eq(bookings.guestId, guestId));
  return row ?? { upcoming: 0, current: 0, past: 0, cancelled: 0 };
}
