import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { admit } from "../../../../platform/policy/admit.server.ts";
import { checkoutPolicy } from "../../booking.policy.ts";
import { lockCheckout } from "../checkout.queries.server.ts";
import { endCheckout } from "./end-checkout.server.ts";

/** Lets go of the nights before the time is over. One that has ended stays as it ended. */
export async function leaveCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const checkout = await admit(tx, checkoutPolicy, "pay", () => lockCheckout(tx, checkoutId));
    if (checkout.state === "holding") await endCheckout(tx, checkout, "abandoned");
  });
}
