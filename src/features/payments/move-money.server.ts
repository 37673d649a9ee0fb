import type { Ctx } from "../../platform/context.server.ts";
import { money } from "../../platform/money.ts";
import { entriesOf, type Shares, sumOf } from "./ledger.rules.ts";
import { recordedPayments } from "./payment-port.server.ts";
import { ledgerEntries } from "./payment.tables.server.ts";

/** Charges the guest of a booking, or gives back, and writes it into the ledger in the caller's transaction. Nothing to move writes nothing. */
export async function moveMoney(ctx: Ctx, movement: "charge" | "refund", bookingId: string, shares: Shares): Promise<void> {
  const entries = entriesOf(movement, shares);
  if (entries.length === 0) return;
  const reference = await recordedPayments[movement]({ bookingId, amount: money(sumOf(shares)) });
  const createdAt = ctx.clock.now();
  await ctx.db.insert(ledgerEntries).values(entries.map((entry) => ({ bookingId, movement, ...entry, reference, createdAt })));
}
