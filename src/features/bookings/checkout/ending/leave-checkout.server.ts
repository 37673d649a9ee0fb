import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { admit } from "../../../../platform/policy/admit.server.ts";
import { checkoutPolicy } from "../../booking.policy.ts";
import { findCheckout, lockTogether } from "../checkout.queries.server.ts";
import { endCheckout } from "./end-checkout.server.ts";

/** Lets go of the nights before the time is over; what is held with them stays held, and has another total to pay. One that has ended stays as it ended. */
export async function leaveCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const { guestId } = await admit(tx, checkoutPolicy, "pay", () => findCheckout(tx, checkoutId));
    const left = (await lockTogether(tx, guestId, [checkoutId])).find(({ id }) => id === checkoutId);
    if (left?.state === "holding") await endCheckout(tx, left, "abandoned");
  });
}
