import type { Ctx } from "../../../../platform/context.server.ts";
import { failureInWords } from "../../../payments/index.ts";
import {
  findOpenPaymentFor,
  findPayment,
  giveBack,
  isPaid,
  openPayment,
  ProviderError,
  readPayment,
  sendOperations,
} from "../../../payments/index.server.ts";
import { bookingError } from "../../booking.errors.ts";
import type { BookingRow } from "../../booking.queries.server.ts";

/** As long as a checkout. The new nights are not held meanwhile. */
const TIME_TO_PAY_MS = 15 * 60_000;

/**
 * Writes down what a guest pays for a change on the provider's page, in the caller's transaction; a page that they opened before is closed. `query` says which
 * change it is when they come back.
 */
export async function openChangePayment(
  tx: Ctx,
  booking: BookingRow,
  amount: number,
  query: URLSearchParams,
  cancelPath: string,
): Promise<string> {
  const former = await findOpenPaymentFor(tx, "change", booking.id);
  if (former?.payUrl && !isPaid(former.stage)) await giveBack(tx, former.id);
  return openPayment(tx, {
    purpose: "change",
    subjectId: booking.id,
    payerId: booking.guestId,
    label: `Change of booking ${booking.reservationId}`,
    amount,
    endsAt: new Date(tx.clock.now().getTime() + TIME_TO_PAY_MS),
    returnPath: `/bookings/${booking.id}/change/paid?${query}`,
    cancelPath,
  });
}

/** The address at which it is paid. */
export async function changePaymentPage(ctx: Ctx, paymentId: string): Promise<string> {
  await sendOperations(ctx, paymentId, { isAwaited: true });
  const payment = await findPayment(ctx, paymentId);
  if (!payment?.payUrl)
    throw bookingError("payment_unreachable", { message: "We can't reach the payment service right now. Your booking hasn't changed." });
  return payment.payUrl;
}

/** What the guest has just paid for a change of this booking; the provider is asked itself. Null: nothing is open, so it was made already. */
export async function changePaidFor(ctx: Ctx, bookingId: string): Promise<string | null> {
  const open = await findOpenPaymentFor(ctx, "change", bookingId);
  if (!open?.ref) return null;
  const payment = await readPayment(ctx, open.id).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw bookingError("payment_unreachable", { message: "We can't reach the payment service right now. Please reload this page." });
  });
  if (isPaid(payment.stage)) return payment.id;
  throw payment.failure
    ? bookingError("change_declined", { message: `${failureInWords(payment.failure)} Your booking hasn't changed.` })
    : bookingError("change_unpaid");
}
