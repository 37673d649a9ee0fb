import { refundOf } from "../../../src/features/bookings/booking.rules.ts";
import type { bookings } from "../../../src/features/bookings/booking.tables.server.ts";
import { entriesOf, type Movement } from "../../../src/features/payments/ledger.rules.ts";
import type { ledgerEntries } from "../../../src/features/payments/payment.tables.server.ts";

type Booking = typeof bookings.$inferInsert & { id: string };

/** What the ledger says of a booking: the charge, and the refund of a cancelled one. */
export function ledgerOf(booking: Booking): (typeof ledgerEntries.$inferInsert)[] {
  const { id: bookingId, nightlyPrices, cleaningFee, serviceFee, cancelledAt, createdAt } = booking;
  const payoutDue = nightlyPrices.reduce((sum, price) => sum + price, 0);
  const write = (movement: Exclude<Movement, "payout">, shares: Parameters<typeof entriesOf>[1], at: Date) =>
    entriesOf(movement, shares).map((entry) => ({ bookingId, movement, ...entry, reference: "recorded", createdAt: at }));
  return [
    ...write("charge", { payoutDue, cleaningFee, serviceFee }, createdAt ?? new Date()),
    ...(cancelledAt ? write("refund", refundOf(booking, "guest", cancelledAt), cancelledAt) : []),
  ];
}
