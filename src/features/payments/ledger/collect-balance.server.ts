import type { Ctx } from "../../../platform/context.server.ts";
import { heldFor } from "./ledger.queries.server.ts";
import { balanceEntries } from "./ledger.rules.ts";
import { writeMovement } from "./write-movement.server.ts";

/** Writes that the guest of a booking paid a part of what they owe; once for each reference. Refuses more than is owed. */
export async function collectBalance(ctx: Ctx, bookingId: string, cents: number, reference: string): Promise<void> {
  const { guest_owes: owes } = (await heldFor(ctx, [bookingId]))(bookingId);
  if (cents <= 0 || cents > -owes) throw new RangeError(`${cents} can't be collected: the guest owes ${-owes}`);
  await writeMovement(ctx, { kind: "balance", bookingId, reference }, balanceEntries(cents));
}
