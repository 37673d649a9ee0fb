import type { Ctx } from "../../platform/context.server.ts";
import { money } from "../../platform/money.ts";
import { entriesOf, type Entry, type Movement, payoutEntries, type Shares } from "./ledger.rules.ts";
import { recordedPayments } from "./payment-port.server.ts";
import { heldFor } from "./payment.queries.server.ts";
import { ledgerEntries } from "./payment.tables.server.ts";

/** Charges the guest of a booking, or gives back, and writes it into the ledger in the caller's transaction. Nothing to move writes nothing. */
export const moveMoney = (ctx: Ctx, movement: "charge" | "refund", bookingId: string, shares: Shares): Promise<void> =>
  write(ctx, movement, bookingId, entriesOf(movement, shares));

/** Pays out what the ledger holds for the host of a booking; once. */
export async function payOutHost(ctx: Ctx, bookingId: string): Promise<void> {
  const { cleaning_fee: cleaningFee, payout_due: payoutDue } = (await heldFor(ctx, [bookingId]))(bookingId);
  await write(ctx, "payout", bookingId, payoutEntries({ cleaningFee, payoutDue }));
}

async function write(ctx: Ctx, movement: Movement, bookingId: string, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const moved = entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const reference = await recordedPayments[movement]({ bookingId, amount: money(moved) });
  const createdAt = ctx.clock.now();
  await ctx.db.insert(ledgerEntries).values(entries.map((entry) => ({ bookingId, movement, ...entry, reference, createdAt })));
}
