import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { checkoutPolicy } from "../booking.policy.ts";
import { lockCheckout } from "./checkout.queries.server.ts";
import { EXTENSION_MS, isLive } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";

/** Holds the nights ten minutes longer, once. Refuses a checkout whose time is over; a second press changes nothing. */
export async function extendCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const checkout = await admit(tx, checkoutPolicy, "pay", () => lockCheckout(tx, checkoutId));
    const now = tx.clock.now();
    if (checkout.state !== "holding" || !isLive(checkout, now)) throw bookingError("checkout_over");
    if (checkout.extendedAt) return;
    const expiresAt = new Date(checkout.expiresAt.getTime() + EXTENSION_MS);
    await tx.db.update(checkouts).set({ expiresAt, extendedAt: now, changedAt: now }).where(eq(checkouts.id, checkoutId));
  });
}
