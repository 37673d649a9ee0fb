import type { Ctx } from "../../../platform/context.server.ts";
import { feeEntries } from "./ledger.rules.ts";
import { writeMovement } from "./write-movement.server.ts";

/** Writes what a provider keeps for a payment, also for one that no booking came of; once for each reference. */
export const bearFee = (ctx: Ctx, fee: { bookingId: string | null; cents: number; reference: string }): Promise<void> =>
  writeMovement(ctx, { kind: "fee", bookingId: fee.bookingId, reference: fee.reference }, feeEntries(fee.cents));
