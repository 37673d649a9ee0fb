import { refundOf } from "../../src/features/bookings/booking.rules.ts";
import type { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import {
  chargeEntries,
  type Entry,
  HOST_ACCOUNTS,
  type MovementKind,
  payoutEntries,
  refundEntries,
} from "../../src/features/payments/ledger/ledger.rules.ts";
import { ledgerEntries, ledgerMovements } from "../../src/features/payments/ledger/ledger.tables.server.ts";
import type { Db } from "../../src/platform/db/database.server.ts";

type Booking = typeof bookings.$inferInsert & { id: string };
type Movement = { booking: Booking; kind: MovementKind; entries: Entry[]; at: Date };

/** Writes what the ledger says of these bookings: the charge, the refund of a cancelled one, and the payout where it is due. */
export async function addToLedger(db: Db, rows: Booking[]): Promise<void> {
  const movements = rows.flatMap(movementsOf);
  const written = await db
    .insert(ledgerMovements)
    .values(movements.map(({ booking, kind, at }) => ({ bookingId: booking.id, kind, reference: "recorded", createdAt: at })))
    .returning({ id: ledgerMovements.id, bookingId: ledgerMovements.bookingId, kind: ledgerMovements.kind });
  const ids = new Map(written.map(({ id, bookingId, kind }) => [`${bookingId} ${kind}`, id]));
  await db.insert(ledgerEntries).values(
    movements.flatMap(({ booking, kind, entries }) =>
      entries.map((entry) => ({
        movementId: ids.get(`${booking.id} ${kind}`) ?? 0,
        hostId: HOST_ACCOUNTS.some((account) => account === entry.account) ? booking.hostId : null,
        ...entry,
      })),
    ),
  );
}

function movementsOf(booking: Booking): Movement[] {
  const { totalPrice, cleaningFee, serviceFee, cancelledAt, createdAt, paidOutAt } = booking;
  const charged = { payoutDue: totalPrice - cleaningFee - serviceFee, cleaningFee, serviceFee };
  const refunded = cancelledAt ? refundOf(booking, "guest", cancelledAt) : { payoutDue: 0, cleaningFee: 0, serviceFee: 0 };
  const left = { payoutDue: charged.payoutDue - refunded.payoutDue, cleaningFee: charged.cleaningFee - refunded.cleaningFee };
  const move = (kind: MovementKind, entries: Entry[], at: Date | null | undefined): Movement[] =>
    at && entries.length > 0 ? [{ booking, kind, entries, at }] : [];
  return [
    ...move("charge", chargeEntries(charged), createdAt),
    ...move("refund", refundEntries(refunded), cancelledAt),
    ...move("payout", payoutEntries(left), paidOutAt),
  ];
}
