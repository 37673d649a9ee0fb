import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { failureInWords } from "../../payments/index.ts";
import { findOpenPaymentFor, isPaid, ProviderError, readPayment } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { findBooking } from "../booking.queries.server.ts";
import { changeBooking } from "./change-booking.server.ts";
import type { ChangeBookingInput, Changed } from "./change.schema.ts";

/** A guest who comes back from paying for a change: the provider is asked itself, and the change is made with what they paid, or that is let go of. */
export async function returnFromChange(ctx: Ctx, bookingId: string, input: ChangeBookingInput): Promise<Changed> {
  await admit(ctx, bookingPolicy, "change", () => findBooking(ctx, bookingId));
  const open = await findOpenPaymentFor(ctx, "change", bookingId);
  // Made already: the same key gives the same answer.
  if (!open?.ref) return changeBooking(ctx, bookingId, input);
  const payment = await readPayment(ctx, open.id).catch((error: unknown) => {
    if (error instanceof ProviderError)
      throw bookingError("payment_unreachable", { message: "We can't reach the payment service right now. Please reload this page." });
    throw error;
  });
  if (isPaid(payment.stage)) return changeBooking(ctx, bookingId, input, payment.id);
  throw payment.failure
    ? bookingError("change_declined", { message: `${failureInWords(payment.failure)} Your booking hasn't changed.` })
    : bookingError("change_unpaid");
}
