import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "./ledger.queries.server.ts";
import { forgivenEntries } from "./ledger.rules.ts";
import { type Posting, writeMovement } from "./write-movement.server.ts";

/** Writes off what the guest of a booking that is over still owes; once, and before it is paid out. Answers with how much. */
export async function forgiveDebt(ctx: Ctx, bookingId: string, posting: Posting = {}): Promise<number> {
  const held = (await heldFor(ctx, [bookingId]))(bookingId);
  const debtCents = Math.max(0, -held.guest_owes);
  const shares = { serviceFee: held.service_fee, cleaningFee: held.cleaning_fee, payoutDue: held.payout_due };
  await writeMovement(ctx, { kind: "forgiven", bookingId, ...posting }, forgivenEntries(debtCents, shares));
  return debtCents;
}
