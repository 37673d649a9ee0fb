import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "../../payments/index.server.ts";

/** What the ledger says of a booking's guest: how much was collected from them, and how much they still owe. */
export async function owedBy(ctx: Ctx, bookingId: string): Promise<{ collectedCents: number; owedCents: number }> {
  const { guest, guest_owes: owes } = (await heldFor(ctx, [bookingId]))(bookingId);
  return { collectedCents: 0 - guest, owedCents: 0 - owes };
}
