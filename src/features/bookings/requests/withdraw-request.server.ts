import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { lockCheckout } from "../checkout/checkout.queries.server.ts";
import { endRequest } from "./end-request.server.ts";

/** The guest no longer asks; again is the same. The nights are free and nothing is taken. Refuses everybody else, and a request that was answered. */
export async function withdrawRequest(ctx: Ctx, checkoutId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const checkout = await admit(tx, checkoutPolicy, "pay", () => lockCheckout(tx, checkoutId));
    if (checkout.state === "withdrawn") return;
    if (checkout.state !== "asked") throw bookingError("request_over");
    await endRequest(tx, checkout, "withdrawn");
  });
}
