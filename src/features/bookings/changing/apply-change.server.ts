import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { instantAt } from "../../availability/index.ts";
import { payForChange } from "../../payments/index.server.ts";
import { bookingChanged } from "../booking.facts.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { payableAt, type Priced } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";
import type { PricedWish, Side, Wish } from "./change.rules.ts";

/**
 * Makes a locked booking this stay: nights, price and ledger at once. The database refuses nights that are held (23P01). Times, zone and policy stay as
 * they were when it was booked.
 */
export async function applyChange(tx: Ctx, booking: BookingRow, wish: PricedWish, how: { wasApproved: boolean; askedBy: Side }) {
  const { id: bookingId, timeZone } = booking;
  const { checkIn, checkOut, guests, children, infants, pets, nightlyPrices, cleaningFee, serviceFee, totalPrice } = wish;
  const change = booking.changes + 1;
  await tx.db
    .update(bookings)
    .set({
      checkIn,
      checkOut,
      guests,
      children,
      infants,
      pets,
      nightlyPrices,
      // Nights that are kept and nights that are new have each their own discount: what they come to is all there is to show.
      listedPrices: [],
      lineLabels: [],
      lineCents: [],
      cleaningFee,
      serviceFee,
      totalPrice,
      beginsAt: instantAt(timeZone, checkIn, booking.checkInTime),
      endsAt: instantAt(timeZone, checkOut, booking.checkOutTime),
      payableAt: payableAt(timeZone, checkIn),
      changes: change,
      changedAt: tx.clock.now(),
    })
    .where(eq(bookings.id, bookingId));
  await payForChange(tx, bookingId, change, sharesOfRow(booking), sharesOfRow(wish));
  await recordFact(tx, bookingChanged, { bookingId, former: told(booking), current: told(wish), ...how });
}

const sharesOfRow = ({ nightlyPrices, cleaningFee, serviceFee }: Priced) => ({
  payoutDue: nightlyPrices.reduce((sum, price) => sum + price, 0),
  cleaningFee,
  serviceFee,
});

const told = ({ checkIn, checkOut, guests, children, infants, pets, totalPrice }: Wish & { totalPrice: number }) => ({
  checkIn,
  checkOut,
  guests,
  children,
  infants,
  pets,
  totalCents: totalPrice,
});
