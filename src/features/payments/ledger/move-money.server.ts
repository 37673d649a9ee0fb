import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "./ledger.queries.server.ts";
import { chargeEntries, refundEntries, type Shares } from "./ledger.rules.ts";
import { type Posting, writeMovement } from "./write-movement.server.ts";

type Moving = Posting & { /** The first part of a charge, if it is not all of it. */ paidCents?: number };

/**
 * Writes that a guest pays for a booking, at once or a first part, or gets these shares back: what they still owe is forgiven first. Nothing to move writes
 * nothing. Answers with what goes from the guest, or to them.
 */
export async function moveMoney(
  ctx: Ctx,
  kind: "charge" | "refund",
  bookingId: string,
  shares: Shares,
  { paidCents, ...posting }: Moving = {},
): Promise<number> {
  const owedCents = kind === "refund" ? -(await heldFor(ctx, [bookingId]))(bookingId).guest_owes : 0;
  const entries = kind === "charge" ? chargeEntries(shares, paidCents) : refundEntries(shares, owedCents);
  await writeMovement(ctx, { kind, bookingId, ...posting }, entries);
  return Math.abs(entries.find(({ account }) => account === "guest")?.amount ?? 0);
}
