import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { instantAt } from "../../availability/index.ts";
import { payForChange, refundPayments } from "../../payments/index.server.ts";
import { bookingChanged } from "../booking.facts.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { payableAt, type Priced } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";
import { findUnclosedRequest } from "./change.queries.server.ts";
import type { PricedStay, Side, WantedStay } from "./change.rules.ts";
import { closeRequest } from "./close-request.server.ts";

/**
 * Makes a locked booking this stay: nights, price and ledger at once. The database refuses nights that are held (23P01). Times, zone, policy and the
 * rules of its price stay as they were when it was booked. A change that somebody still asks for is over.
 */
export async function applyChange(tx: Ctx, booking: BookingRow, wanted: PricedStay, how: { wasApproved: boolean; askedBy: Side }) {
  const { id: bookingId, timeZone } = booking;
  const { checkIn, checkOut } = wanted;
  const change = booking.changes + 1;
  await tx.db
    .update(bookings)
    .set({
      checkIn,
      checkOut,
      guests: wanted.guests,
      children: wanted.children,
      infants: wanted.infants,
      pets: wanted.pets,
      nightlyPrices: wanted.nightlyPrices,
      listedPrices: wanted.listedPrices,
      lineLabels: wanted.lineLabels,
      lineCents: wanted.lineCents,
      cleaningFee: wanted.cleaningFee,
      serviceFee: wanted.serviceFee,
      totalPrice: wanted.totalPrice,
      fillsGap: wanted.fillsGap,
      beginsAt: instantAt(timeZone, checkIn, booking.checkInTime),
      endsAt: instantAt(timeZone, checkOut, booking.checkOutTime),
      payableAt: payableAt(timeZone, checkIn),
      changes: change,
      changedAt: tx.clock.now(),
    })
    .where(eq(bookings.id, bookingId));
  const asked = await findUnclosedRequest(tx, bookingId);
  if (asked) await closeRequest(tx, asked.id, "overtaken");
  const moved = await payForChange(tx, bookingId, change, sharesOfRow(booking), sharesOfRow(wanted));
  await refundPayments(tx, bookingId, Math.max(0, moved));
  await recordFact(tx, bookingChanged, { bookingId, former: stayFact(booking), current: stayFact(wanted), ...how });
}

const sharesOfRow = ({ nightlyPrices, cleaningFee, serviceFee }: Priced) => ({
  payoutDue: nightlyPrices.reduce((sum, price) => sum + price, 0),
  cleaningFee,
  serviceFee,
});

const stayFact = ({ checkIn, checkOut, guests, children, infants, pets, totalPrice }: WantedStay & { totalPrice: number }) => ({
  checkIn,
  checkOut,
  guests,
  children,
  infants,
  pets,
  totalCents: totalPrice,
});
