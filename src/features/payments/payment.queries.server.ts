import { ne, sql, sum } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { ledgerEntries } from "./payment.tables.server.ts";

/** The movements that do not add up to nothing. There are none. */
export async function unbalancedMovements(ctx: Ctx): Promise<{ bookingId: string; movement: string; amount: number }[]> {
  return ctx.db
    .select({
      bookingId: ledgerEntries.bookingId,
      movement: ledgerEntries.movement,
      amount: sql<number>`${sum(ledgerEntries.amount)}::int`,
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.bookingId, ledgerEntries.movement)
    .having(ne(sum(ledgerEntries.amount), "0"))
    .limit(100);
}
