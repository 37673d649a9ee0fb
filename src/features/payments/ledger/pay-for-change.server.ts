import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "./ledger.queries.server.ts";
import { changeEntries, type Shares } from "./ledger.rules.ts";
import { type Posting, writeMovement } from "./write-movement.server.ts";

type Paying = Posting & { /** What is paid now of a dearer stay, if not all of the difference; the rest is owed. */ paidCents?: number };

/**
 * Writes what a change of a booking costs more, or less; once for each change. Of less, what the guest still owes is forgiven first. Answers with what
 * goes from the guest (below zero) or to them.
 */
export async function payForChange(
  ctx: Ctx,
  bookingId: string,
  change: number,
  former: Shares,
  current: Shares,
  { paidCents, ...posting }: Paying = {},
): Promise<number> {
  const owedCents = -(await heldFor(ctx, [bookingId]))(bookingId).guest_owes;
  const entries = changeEntries(former, current, { owedCents, paidCents });
  await writeMovement(ctx, { kind: "change", bookingId, change, ...posting }, entries);
  return entries.find(({ account }) => account === "guest")?.amount ?? 0;
}
