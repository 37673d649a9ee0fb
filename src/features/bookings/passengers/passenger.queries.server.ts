import { asc, eq, inArray, lt, or } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookings } from "../booking.tables.server.ts";
import type { Passenger } from "./passenger.schema.ts";
import { passengerLists, passengers } from "./passenger.tables.server.ts";

const { bookingId, no, name, age, phone } = passengers;

/** Who comes aboard with these bookings, by booking; the caller makes sure that it may be shown. */
export async function passengersOf({ db }: Ctx, bookingIds: string[]): Promise<Map<string, Passenger[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ bookingId, name, age, phone })
    .from(passengers)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(bookingId), asc(no));
  const byBooking = new Map<string, Passenger[]>();
  for (const { bookingId: id, ...passenger } of rows) byBooking.set(id, [...(byBooking.get(id) ?? []), passenger]);
  return byBooking;
}

export async function findList({ db }: Ctx, id: string): Promise<{ version: number; savedAt: Date } | null> {
  const [row] = await db
    .select({ version: passengerLists.version, savedAt: passengerLists.savedAt })
    .from(passengerLists)
    .where(eq(passengerLists.bookingId, id));
  return row ?? null;
}

/** All that the person said of who comes aboard, for their own file. */
export const exportPassengers = async (ctx: Ctx) =>
  ctx.db
    .select({ bookingId, name, age, phone })
    .from(passengers)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(eq(bookings.guestId, requireActor(ctx).id))
    .orderBy(asc(bookings.beginsAt), asc(bookingId), asc(no));

export async function forgetPassengersOfBooking({ db }: Ctx, id: string): Promise<void> {
  await db.delete(passengerLists).where(eq(passengerLists.bookingId, id));
}

/** Of bookings of somebody's, and at their boats. */
export async function forgetPassengersOfPerson({ db }: Ctx, personId: string): Promise<void> {
  const theirs = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(eq(bookings.guestId, personId), eq(bookings.hostId, personId)));
  await db.delete(passengerLists).where(inArray(passengerLists.bookingId, theirs));
}

/** Of trips that ended before this moment. */
export async function forgetPassengersBefore({ db }: Ctx, before: Date): Promise<void> {
  const over = db.select({ id: bookings.id }).from(bookings).where(lt(bookings.endsAt, before));
  await db.delete(passengerLists).where(inArray(passengerLists.bookingId, over));
}
