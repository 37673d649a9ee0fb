import { and, between, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { bookings } from "./booking.tables.server.ts";

const { id, propertyId, guestId, hostId, checkIn, checkOut, checkInTime, checkOutTime, guests, timeZone, beginsAt, endsAt, createdAt } =
  getTableColumns(bookings);
const COLUMNS = {
  bookingId: id,
  listingId: propertyId,
  guestId,
  hostId,
  checkIn,
  checkOut,
  checkInTime,
  checkOutTime,
  guests,
  timeZone,
  beginsAt,
  endsAt,
  createdAt,
};

/** A confirmed stay with its times at the listing. */
export type TimedStay = Awaited<ReturnType<typeof staysBeginning>>[number];

const isConfirmed = eq(bookings.status, "confirmed");

/** The stay, unless it was cancelled or never was. */
export async function confirmedStay({ db }: Pick<Ctx, "db">, bookingId: string): Promise<TimedStay | null> {
  const [stay] = await db
    .select(COLUMNS)
    .from(bookings)
    .where(and(eq(id, bookingId), isConfirmed));
  return stay ?? null;
}

/** Confirmed stays at these hosts that begin on one of these days, both included. */
export const staysBeginning = ({ db }: Pick<Ctx, "db">, hostIds: string[], first: string, last: string) =>
  db
    .select(COLUMNS)
    .from(bookings)
    .where(and(inArray(hostId, hostIds), between(checkIn, first, last), isConfirmed));

/** Confirmed stays at these hosts that end between these moments, of guests who came. */
export const staysEnding = ({ db }: Pick<Ctx, "db">, hostIds: string[], after: Date, until: Date): Promise<TimedStay[]> =>
  db
    .select(COLUMNS)
    .from(bookings)
    .where(and(inArray(hostId, hostIds), between(endsAt, after, until), isConfirmed, isNull(bookings.noShowAt)));
