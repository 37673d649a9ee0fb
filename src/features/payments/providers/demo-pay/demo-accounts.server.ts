import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { type PaymentProvider, ProviderError } from "../payment-provider.ts";
import { addDemoEvent } from "./demo-events.server.ts";
import { demoAccounts } from "./demo-pay.tables.server.ts";
import { newDemoRef } from "./demo-payments.server.ts";
import { onceByKey } from "./once-by-key.server.ts";

/** Accounts of hosts. Demo Pay asks a host for nothing: whoever gets the link may receive money, and it leads straight back. */
export const demoAccountCalls = (ctx: Ctx): PaymentProvider["accounts"] => ({
  open: ({ key, host }) =>
    onceByKey(ctx, key, { call: "account", host: host.id }, async (tx) => {
      const ref = newDemoRef("account");
      await tx.db.insert(demoAccounts).values({ ref, createdAt: tx.clock.now() });
      return { ref };
    }),
  link: (ref, returnTo) =>
    transact(ctx, async (tx) => {
      const { mayReceive } = await findDemoAccount(tx, ref);
      if (!mayReceive) {
        await tx.db.update(demoAccounts).set({ mayReceive: true }).where(eq(demoAccounts.ref, ref));
        await addDemoEvent(tx, "account", ref);
      }
      return returnTo;
    }),
  async read(ref) {
    const { mayReceive } = await findDemoAccount(ctx, ref);
    return { mayReceive, needs: mayReceive ? [] : ["identity", "bank_account"] };
  },
});

export async function findDemoAccount(ctx: Ctx, ref: string): Promise<typeof demoAccounts.$inferSelect> {
  const [account] = await ctx.db.select().from(demoAccounts).where(eq(demoAccounts.ref, ref));
  if (!account) throw new ProviderError("not_found", "Demo Pay has no such account");
  return account;
}
