import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import type { CheckoutRow } from "../checkout/checkout.queries.server.ts";
import { endCheckout } from "../checkout/ending/end-checkout.server.ts";
import { requestEnded } from "./request.facts.ts";

/** Ends a locked request without a booking, in the caller's transaction: its nights are free, its payment comes back, and both sides are told. */
export async function endRequest(
  tx: Ctx,
  checkout: CheckoutRow,
  state: "declined" | "withdrawn" | "lapsed",
  { endedAt, message = "" }: { endedAt?: Date; message?: string } = {},
): Promise<void> {
  await endCheckout(tx, checkout, state, endedAt);
  await recordFact(tx, requestEnded, { checkoutId: checkout.id, message });
}
