import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "./ledger.queries.server.ts";
import { payoutEntries } from "./ledger.rules.ts";
import { type Posting, writeMovement } from "./write-movement.server.ts";

/** Writes that the host of a booking is paid what the ledger holds for them; once. Refuses while the guest owes: nobody gets what wasn't collected. */
export async function payOutHost(ctx: Ctx, bookingId: string, posting: Posting = {}): Promise<number> {
  const held = (await heldFor(ctx, [bookingId]))(bookingId);
  if (held.guest_owes < 0) throw new Error(`the guest still owes ${-held.guest_owes}`);
  const { cleaning_fee: cleaningFee, payout_due: payoutDue } = held;
  await writeMovement(ctx, { kind: "payout", bookingId, ...posting }, payoutEntries({ cleaningFee, payoutDue }));
  return cleaningFee + payoutDue;
}
