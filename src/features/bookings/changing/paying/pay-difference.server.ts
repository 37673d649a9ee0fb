import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { countHit, type Limit } from "../../../../platform/limits/rate-limit.server.ts";
import { failureInWords } from "../../../payments/index.ts";
import { chargeSavedCard, findPayment, giveBack, isPaid, paymentsOf, sendOperations, takePayment } from "../../../payments/index.server.ts";
import { bookingError } from "../../booking.errors.ts";
import type { BookingRow } from "../../booking.queries.server.ts";

/** Banks close cards that are asked too often. */
const CARD_CHARGES: Limit = { name: "booking-change-charges", hits: 5, windowSeconds: 600 };

/**
 * Does a change of a booking that may cost more: the difference is authorized on the card that paid for the booking before the change is made, taken with it,
 * and let go of where it isn't. Nothing is asked of a booking whose money is taken elsewhere. `change` makes the change, in a transaction of its own, with what
 * takes the payment there.
 */
export async function payDifference<T>(
  ctx: Ctx,
  booking: BookingRow,
  { cents, paidWith }: { cents: number; paidWith?: string | undefined },
  change: (take: (tx: Ctx) => Promise<void>) => Promise<T>,
): Promise<T> {
  const paymentId = paidWith ?? (cents > 0 ? await authorizeDifference(ctx, booking, cents) : null);
  if (paymentId === null) return change(async () => {});
  try {
    return await change(async (tx) => {
      // Paid for another price than the one it has now.
      if ((await findPayment(tx, paymentId))?.amount !== cents) throw bookingError("change_price_changed");
      await takePayment(tx, paymentId, [{ bookingId: booking.id, cents }]);
    });
  } finally {
    // Refused after all, or made by a second press that came first.
    await transact(ctx, async (tx) => {
      if ((await findPayment(tx, paymentId))?.bookingId === null) await giveBack(tx, paymentId);
    });
  }
}

async function authorizeDifference(ctx: Ctx, booking: BookingRow, cents: number): Promise<string | null> {
  const former = await paymentsOf(ctx, booking.id);
  if (former.length === 0) return null;
  const card = former.find(({ cardRef }) => cardRef !== null);
  if (!card?.cardRef) throw bookingError("change_needs_card");
  const { cardRef: ref, cardBrand: brand, cardLast4: last4 } = card;
  const paymentId = await transact(ctx, async (tx) => {
    await countHit(tx, CARD_CHARGES, booking.id);
    return chargeSavedCard(tx, {
      purpose: "change",
      subjectId: booking.id,
      payerId: booking.guestId,
      label: `Change of booking ${booking.reservationId}`,
      amount: cents,
      card: { ref, brand: brand ?? "", last4: last4 ?? "" },
    });
  });
  await sendOperations(ctx, paymentId, { isAwaited: true });
  const payment = await findPayment(ctx, paymentId);
  if (payment && isPaid(payment.stage)) return paymentId;
  await transact(ctx, (tx) => giveBack(tx, paymentId));
  throw payment?.failure
    ? bookingError("change_declined", { message: `${failureInWords(payment.failure)} Your booking hasn't changed.` })
    : bookingError("payment_unreachable", { message: "We can't reach the payment service right now. Your booking hasn't changed." });
}
