import { asc, gt, inArray, ne, sql, sum } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import type { LedgerAccount } from "./ledger.rules.ts";
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
    .groupBy(ledgerEntries.bookingId, ledgerEntries.movement, ledgerEntries.change)
    .having(ne(sum(ledgerEntries.amount), "0"))
    .limit(100);
}

export type Held = Record<LedgerAccount, number>;

const NOTHING: Held = { guest: 0, service_fee: 0, cleaning_fee: 0, payout_due: 0, host: 0 };

/** What every account holds of each of these bookings. */
export async function heldFor(ctx: Ctx, bookingIds: string[]): Promise<(bookingId: string) => Held> {
  const rows =
    bookingIds.length === 0
      ? []
      : await ctx.db
          .select({
            bookingId: ledgerEntries.bookingId,
            account: ledgerEntries.account,
            held: sql<number>`sum(${ledgerEntries.amount})::float8`,
          })
          .from(ledgerEntries)
          .where(inArray(ledgerEntries.bookingId, bookingIds))
          .groupBy(ledgerEntries.bookingId, ledgerEntries.account);
  const held = new Map<string, Held>();
  for (const row of rows) held.set(row.bookingId, { ...NOTHING, ...held.get(row.bookingId), [row.account]: row.held });
  return (bookingId) => held.get(bookingId) ?? NOTHING;
}

/** The bookings that the ledger knows, by id, a page at a time. */
export async function ledgerBookings(ctx: Ctx, after: string | null, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ bookingId: ledgerEntries.bookingId })
    .from(ledgerEntries)
    .where(after === null ? undefined : gt(ledgerEntries.bookingId, after))
    .orderBy(asc(ledgerEntries.bookingId))
    .limit(limit);
  return rows.map(({ bookingId }) => bookingId);
}
