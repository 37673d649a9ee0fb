import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findOpenPaymentFor, ProviderError, readPayment } from "../../payments/index.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { findBooking } from "../booking.queries.server.ts";
import { settleBalance } from "./settle-balance.server.ts";

/** A guest who comes back from paying what they owed: the provider is asked itself, whatever the address says. */
export async function returnFromBalance(ctx: Ctx, bookingId: string): Promise<void> {
  await admit(ctx, bookingPolicy, "pay", () => findBooking(ctx, bookingId));
  const payment = await findOpenPaymentFor(ctx, "balance", bookingId);
  if (!payment?.ref) return;
  try {
    await readPayment(ctx, payment.id);
  } catch (error) {
    // An event or the reconciliation will say it.
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, bookingId }, "a payment could not be read");
  }
  await settleBalance(ctx, payment.id);
}
