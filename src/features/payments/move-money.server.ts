import type { Ctx } from "../../platform/context.server.ts";
import { money } from "../../platform/money.ts";
import { changeEntries, entriesOf, type Entry, type Movement, payoutEntries, type Shares } from "./ledger.rules.ts";
import { type PaymentPort, recordedPayments } from "./payment-port.server.ts";
import { heldFor } from "./payment.queries.server.ts";
import { ledgerEntries } from "./payment.tables.server.ts";

/** Charges the guest of a booking, or gives back, and writes it into the ledger in the caller's transaction. Nothing to move writes nothing. */
export const moveMoney = (ctx: Ctx, movement: "charge" | "refund", bookingId: string, shares: Shares): Promise<void> =>
  write(ctx, { movement, bookingId, change: 0, paid: movement }, entriesOf(movement, shares));

/** Charges the guest for what a change of the booking costs more, or gives back what it costs less; once for each change. */
export async function payForChange(ctx: Ctx, bookingId: string, change: number, former: Shares, current: Shares): Promise<void> {
  const entries = changeEntries(former, current);
  const isDearer = entries.some(({ account, amount }) => account === "guest" && amount < 0);
  await write(ctx, { movement: "change", bookingId, change, paid: isDearer ? "charge" : "refund" }, entries);
}

/** Pays out what the ledger holds for the host of a booking; once. */
export async function payOutHost(ctx: Ctx, bookingId: string): Promise<void> {
  const { cleaning_fee: cleaningFee, payout_due: payoutDue } = (await heldFor(ctx, [bookingId]))(bookingId);
  await write(ctx, { movement: "payout", bookingId, change: 0, paid: "payout" }, payoutEntries({ cleaningFee, payoutDue }));
}

/** `paid` is what the provider is asked to do. */
type Written = { movement: Movement; bookingId: string; change: number; paid: keyof PaymentPort };

async function write(ctx: Ctx, { paid, ...movement }: Written, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const moved = entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const reference = await recordedPayments[paid]({ bookingId: movement.bookingId, amount: money(moved) });
  const createdAt = ctx.clock.now();
  await ctx.db.insert(ledgerEntries).values(entries.map((entry) => ({ ...movement, ...entry, reference, createdAt })));
}
