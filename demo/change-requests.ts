import { and, asc, eq, gt } from "drizzle-orm";
import { addDays, nightsBetween, quoteStay } from "../src/features/availability/index.ts";
import { bookings } from "../src/features/bookings/booking.tables.server.ts";
import { needsHost, requestLapsesAt } from "../src/features/bookings/changing/change.rules.ts";
import { bookingChangeRequests } from "../src/features/bookings/changing/change.tables.server.ts";
import { type Clock, DAY_MS } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

const HOST = personId("host@demo.test");

/** A guest of the demo's host would like to leave a night early, and waits for an answer. */
export async function addChangeRequest({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  const coming = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.hostId, HOST), eq(bookings.status, "confirmed"), gt(bookings.beginsAt, new Date(now.getTime() + 2 * DAY_MS))))
    .orderBy(asc(bookings.beginsAt));
  const booking = coming.find((row) => needsHost(row, now) && nightsBetween(row) > 2);
  if (!booking) return;
  const { id: bookingId, checkIn, guests, children, infants, pets, cleaningFee, beginsAt } = booking;
  const checkOut = addDays(booking.checkOut, -1);
  const nightlyPrices = booking.nightlyPrices.slice(0, -1);
  const customPrices = new Map(nightlyPrices.map((price, index) => [addDays(checkIn, index), price]));
  const prices = { nightlyPriceCents: 0, cleaningFeeCents: cleaningFee, customPrices, leastServiceFeeCents: booking.serviceFee };
  const quote = quoteStay({ checkIn, checkOut }, prices);
  await db.insert(bookingChangeRequests).values({
    id: demoId("change request", bookingId),
    bookingId,
    checkIn,
    checkOut,
    guests,
    children,
    infants,
    pets,
    nightlyPrices,
    cleaningFee,
    serviceFee: quote.serviceFee.cents,
    totalPrice: quote.total.cents,
    askedAt: now,
    lapsesAt: requestLapsesAt(now, beginsAt, beginsAt),
  });
}
