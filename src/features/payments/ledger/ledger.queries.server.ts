import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql, sum } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { type GuestPayment, guestPayments } from "./guest-payments.ts";
import { LEDGER_ACCOUNTS, type LedgerAccount, type MovementKind } from "./ledger.rules.ts";
import { ledgerEntries, ledgerMovements } from "./ledger.tables.server.ts";

const MOST = 100;
const cents = sql<number>`${sum(ledgerEntries.amount)}::float8`;

export type Unbalanced = { movementId: number; kind: MovementKind; bookingId: string | null; amount: number };

/** The movements that do not add up to nothing. There are none. */
export const unbalancedMovements = (ctx: Ctx): Promise<Unbalanced[]> =>
  ctx.db
    .select({ movementId: ledgerMovements.id, kind: ledgerMovements.kind, bookingId: ledgerMovements.bookingId, amount: cents })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .groupBy(ledgerMovements.id)
    .having(ne(sum(ledgerEntries.amount), "0"))
    .limit(MOST);

/** Entries whose movement is not there. There are none. */
export const entriesOfNoMovement = (ctx: Ctx): Promise<{ id: number; account: LedgerAccount; amount: number }[]> =>
  ctx.db
    .select({ id: ledgerEntries.id, account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .leftJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
    .where(isNull(ledgerMovements.id))
    .limit(MOST);

/** What every account holds of a booking; `forgiven` is what its guest never paid, and of that what was our fee. */
export type Held = Record<LedgerAccount, number> & { forgiven: { cents: number; serviceFee: number } };

const NOTHING: Held = {
  ...(Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, 0])) as Record<LedgerAccount, number>),
  forgiven: { cents: 0, serviceFee: 0 },
};

/** What every account holds of each of these bookings. */
export async function heldFor(ctx: Ctx, bookingIds: string[]): Promise<(bookingId: string) => Held> {
  const held = new Map<string, Held>();
  for (const { bookingId, account, amount, forgiven } of bookingIds.length === 0 ? [] : await selectHeld(ctx, bookingIds)) {
    const known = held.get(bookingId) ?? { ...NOTHING, forgiven: { ...NOTHING.forgiven } };
    known[account] = amount;
    if (account === "guest_owes") known.forgiven.cents = forgiven;
    if (account === "service_fee") known.forgiven.serviceFee = Math.abs(forgiven);
    held.set(bookingId, known);
  }
  return (bookingId) => held.get(bookingId) ?? NOTHING;
}

const selectHeld = (ctx: Ctx, bookingIds: string[]) =>
  ctx.db
    .select({
      bookingId: sql<string>`${ledgerMovements.bookingId}`,
      account: ledgerEntries.account,
      amount: cents,
      forgiven: sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerMovements.kind} = 'forgiven'), 0)::float8`,
    })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(ledgerEntries.movementId, ledgerMovements.id))
    .where(inArray(ledgerMovements.bookingId, bookingIds))
    .groupBy(ledgerMovements.bookingId, ledgerEntries.account);

/** The bookings that the ledger knows, by id, a page at a time. */
export async function ledgerBookings(ctx: Ctx, after: string | null, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ bookingId: sql<string>`${ledgerMovements.bookingId}` })
    .from(ledgerMovements)
    .where(and(isNotNull(ledgerMovements.bookingId), after === null ? undefined : gt(ledgerMovements.bookingId, after)))
    .orderBy(asc(ledgerMovements.bookingId))
    .limit(limit);
  return rows.map(({ bookingId }) => bookingId);
}

/** What the guest of a booking paid, the oldest first, and what came back of each. */
export async function paymentsInLedger(ctx: Ctx, bookingId: string): Promise<GuestPayment[]> {
  const rows = await ctx.db
    .select({ at: ledgerMovements.createdAt, amount: ledgerEntries.amount, reference: ledgerMovements.reference })
    .from(ledgerMovements)
    .innerJoin(ledgerEntries, eq(ledgerEntries.movementId, ledgerMovements.id))
    .where(and(eq(ledgerMovements.bookingId, bookingId), eq(ledgerEntries.account, "guest")))
    .orderBy(asc(ledgerMovements.id));
  return guestPayments(rows);
}
