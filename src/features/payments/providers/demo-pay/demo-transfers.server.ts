import { and, eq, gt, sql } from "drizzle-orm";
import { DAY_MS } from "../../../../platform/clock.ts";
import type { Ctx } from "../../../../platform/context.server.ts";
import { type Currency, money } from "../../../../platform/money.ts";
import { type PaymentProvider, ProviderError } from "../payment-provider.ts";
import { addDemoEvent } from "./demo-events.server.ts";
import { requireAmount } from "./demo-payment-calls.server.ts";
import { demoTransfers } from "./demo-pay.tables.server.ts";
import { lockDemoPayment, newDemoRef, requireDemoPayment } from "./demo-payments.server.ts";
import { findDemoAccount } from "./demo-accounts.server.ts";
import { onceByKey } from "./once-by-key.server.ts";

type Calls = Pick<PaymentProvider, "transfer" | "reverse" | "balance">;

/** After this a host's bank has the money, and it can't be had back. */
const BANKED_AFTER_MS = 2 * DAY_MS;

/** What Demo Pay does with money for hosts. */
export const demoTransferCalls = (ctx: Ctx): Calls => ({
  transfer: ({ key, ...asked }) => onceByKey(ctx, key, { call: "transfer", ...asked }, (tx) => transfer(tx, asked)),
  reverse: ({ key, ...asked }) => onceByKey(ctx, key, { call: "reverse", ...asked }, (tx) => reverse(tx, asked)),
  balance: () => balance(ctx),
});

async function transfer(tx: Ctx, { to, amount, source, reference }: Omit<Parameters<Calls["transfer"]>[0], "key">) {
  const { mayReceive } = await findDemoAccount(tx, to);
  if (!mayReceive) throw new ProviderError("refused", "this account can't receive money yet");
  const { captured, currency } = requireDemoPayment(await lockDemoPayment(tx, source));
  const [sent] = await tx.db
    .select({ cents: sql<number>`coalesce(sum(amount - reversed), 0)::float8` })
    .from(demoTransfers)
    .where(eq(demoTransfers.source, source));
  requireAmount(amount.cents, captured - (sent?.cents ?? 0));
  const ref = newDemoRef("transfer");
  await tx.db
    .insert(demoTransfers)
    .values({ ref, account: to, source, reference, amount: amount.cents, currency, createdAt: tx.clock.now() });
  await addDemoEvent(tx, "transfer", ref);
  return { ref };
}

/** Gets back what the host's bank doesn't have yet; the rest is missing. */
async function reverse(tx: Ctx, { ref, amount }: Omit<Parameters<Calls["reverse"]>[0], "key">) {
  const [found] = await tx.db.select().from(demoTransfers).where(eq(demoTransfers.ref, ref)).for("update");
  if (!found) throw new ProviderError("not_found", "Demo Pay has no such transfer");
  requireAmount(amount.cents, found.amount - found.reversed);
  const back = Math.min(amount.cents, await atAccount(tx, found.account));
  await tx.db
    .update(demoTransfers)
    .set({ reversed: found.reversed + back })
    .where(eq(demoTransfers.ref, ref));
  await addDemoEvent(tx, "transfer", ref);
  return { ref: newDemoRef("reversal"), missing: money(amount.cents - back, found.currency) };
}

async function atAccount(tx: Ctx, account: string): Promise<number> {
  const lately = gt(demoTransfers.createdAt, new Date(tx.clock.now().getTime() - BANKED_AFTER_MS));
  const [held] = await tx.db
    .select({ cents: sql<number>`coalesce(sum(amount - reversed), 0)::float8` })
    .from(demoTransfers)
    .where(and(eq(demoTransfers.account, account), lately));
  return held?.cents ?? 0;
}

/** What is held for the product: what came in, without what went back, is disputed, was kept as a fee, or went to hosts. */
async function balance({ db }: Ctx) {
  const { rows } = await db.execute<{ cents: number; currency: Currency }>(sql`
    select currency, sum(cents)::float8 as cents from (
      select currency, captured - refunded - disputed - fee as cents from demo_payments
      union all select currency, reversed - amount from demo_transfers
    ) moved group by currency order by currency`);
  return rows.map(({ cents, currency }) => money(cents, currency));
}
