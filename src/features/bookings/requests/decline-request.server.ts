import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { lockCheckout } from "../checkout/checkout.queries.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { endRequest } from "./end-request.server.ts";
import { isWaiting } from "./request.rules.ts";
import type { DeclineRequestInput } from "./request.schema.ts";

/**
 * The host declines a guest's request with a reason that the guest reads, and, if they like, a message that goes into their conversation. The nights are free at
 * once, and nothing is taken from the guest. Declining again changes nothing. Refuses everybody else, and a request that is over.
 */
export async function declineRequest(ctx: Ctx, checkoutId: string, { reason, message }: DeclineRequestInput): Promise<void> {
  await transact(ctx, async (tx) => {
    const checkout = await admit(tx, checkoutPolicy, "answer", () => lockCheckout(tx, checkoutId));
    if (checkout.state === "declined") return;
    if (!isWaiting(checkout, tx.clock.now())) throw bookingError("request_over");
    await endRequest(tx, checkout, "declined", { message });
    await tx.db.update(checkouts).set({ declineReason: reason }).where(eq(checkouts.id, checkoutId));
  });
}
