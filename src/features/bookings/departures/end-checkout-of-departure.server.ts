import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { findPayment } from "../../payments/index.server.ts";
import type { CheckoutRow } from "../checkout/checkout.queries.server.ts";
import { isLive } from "../checkout/checkout.rules.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { endCheckout } from "../checkout/ending/end-checkout.server.ts";
import { lapseCheckout } from "../checkout/ending/lapse-checkout.server.ts";
import { endRequest } from "../requests/end-request.server.ts";
import type { CancelDepartureInput } from "./departure.schema.ts";
import { notifyOfEndedCheckout } from "./notify-of-departures.server.ts";

type Cause = Pick<CancelDepartureInput, "reason" | "message">;

/** Ends a locked checkout, or a request, of a departure that its host cancels. What was paid comes back, and its guest is told. */
export async function endCheckoutOfDeparture(tx: Ctx, row: CheckoutRow, { reason, message }: Cause): Promise<void> {
  const isAsked = row.state === "asked";
  if (!isLive(row, tx.clock.now())) return isAsked ? endRequest(tx, row, "lapsed", { endedAt: row.expiresAt }) : lapseCheckout(tx, row);
  if (isAsked) {
    await endRequest(tx, row, "declined", { message });
    const declineReason = reason === "repairs" ? "repairs" : "other";
    return void (await tx.db.update(checkouts).set({ declineReason }).where(eq(checkouts.id, row.id)));
  }
  const payment = row.paymentId ? await findPayment(tx, row.paymentId) : null;
  await endCheckout(tx, row, "cancelled");
  await notifyOfEndedCheckout(tx, row, { reason, wasCharged: (payment?.captured ?? 0) > 0 });
}
