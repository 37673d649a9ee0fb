import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwn } from "../together/lock-own.server.ts";
import { EXTENSION_MS } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";

/** Holds the nights of a checkout, and of those that are paid with it, ten minutes longer, once. Refuses a checkout whose time is over; a second press changes nothing. */
export async function extendCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const now = tx.clock.now();
    for (const row of await lockOwn(tx, checkoutId)) {
      if (row.extendedAt) continue;
      const expiresAt = new Date(row.expiresAt.getTime() + EXTENSION_MS);
      await tx.db.update(checkouts).set({ expiresAt, extendedAt: now, changedAt: now }).where(eq(checkouts.id, row.id));
    }
  });
}
