import { refundOf } from "../../src/features/bookings/booking.rules.ts";
import type { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import { type Entry, entriesOf, type Movement, payoutEntries } from "../../src/features/payments/ledger.rules.ts";
import type { ledgerEntries } from "../../src/features/payments/payment.tables.server.ts";

type Booking = typeof bookings.$inferInsert & { id: string };

/** What the ledger says of a booking: the charge, the refund of a cancelled one, and the payout where it is due. */
export function ledgerOf(booking: Booking): (typeof ledgerEntries.$inferInsert)[] {
  const { id: bookingId, nightlyPrices, cleaningFee, serviceFee, cancelledAt, createdAt, paidOutAt } = booking;
  const charged = { payoutDue: nightlyPrices.reduce((sum, price) => sum + price, 0), cleaningFee, serviceFee };
  const refunded = cancelledAt ? refundOf(booking, "guest", cancelledAt) : { payoutDue: 0, cleaningFee: 0, serviceFee: 0 };
  const write = (movement: Movement, entries: Entry[], at: Date | null | undefined) =>
    at ? entries.map((entry) => ({ bookingId, movement, ...entry, reference: "recorded", createdAt: at })) : [];
  const left = { payoutDue: charged.payoutDue - refunded.payoutDue, cleaningFee: charged.cleaningFee - refunded.cleaningFee };
  return [
    ...write("charge", entriesOf("charge", charged), createdAt),
    ...write("refund", entriesOf("refund", refunded), cancelledAt),
    ...write("payout", payoutEntries(left), paidOutAt),
  ];
}
