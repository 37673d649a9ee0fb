import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import type { CheckoutRow } from "../checkout/checkout.queries.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { requestMade } from "./request.facts.ts";

/** Asks the host about a locked checkout, in the caller's transaction: from here on its nights are held until the host has to have answered. */
export async function makeRequest(tx: Ctx, { id: checkoutId }: CheckoutRow, answerBy: Date): Promise<void> {
  const open = { state: "asked" as const, answerBy, expiresAt: answerBy, endedAt: null, changedAt: tx.clock.now() };
  await tx.db.update(checkouts).set(open).where(eq(checkouts.id, checkoutId));
  await recordFact(tx, requestMade, { checkoutId });
}
