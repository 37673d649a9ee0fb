import { and, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Failure } from "../../../platform/failures/failures.server.ts";
import { ledgerEntries, ledgerMovements } from "../ledger/ledger.tables.server.ts";
import { paymentOperations, paymentParts, payments } from "./payment.tables.server.ts";

const MOST = 100;
/** A host has a day to answer whoever asks for a stay: until then, what is held for it is nobody's yet. */
const UNCLAIMED_MS = 2 * DAY_MS;
const UNSENT = ["queued", "sent", "unclear"] as const;

/** Operations that the provider answered, and whose payment doesn't show it; operations that wait since yesterday; payments that can't be as they are. */
export async function spoiledPayments(ctx: Ctx): Promise<Failure[]> {
  return [...(await spoiledOperations(ctx)), ...(await wrongRefunds(ctx)), ...(await wrongAmounts(ctx)), ...(await wrongFees(ctx))];
}

async function spoiledOperations(ctx: Ctx): Promise<Failure[]> {
  const operation = paymentOperations;
  const isDone = (kind: typeof operation.$inferSelect.kind, isNotShown: SQL | undefined) =>
    and(eq(operation.kind, kind), eq(operation.state, "done"), isNotShown);
  const waits = and(inArray(operation.state, [...UNSENT]), lt(operation.createdAt, yesterday(ctx)));
  const rows = await ctx.db
    .select({ id: operation.paymentId, kind: operation.kind, amount: operation.amount, state: operation.state, stage: payments.stage })
    .from(operation)
    .innerJoin(payments, eq(payments.id, operation.paymentId))
    .where(
      or(
        waits,
        isDone("capture", lt(payments.captured, operation.amount)),
        isDone("void", inArray(payments.stage, ["authorized", "captured"])),
      ),
    )
    .limit(MOST);
  return rows.map(({ id, kind, amount, state, stage }) => ({
    subject: id,
    message:
      state === "done"
        ? `a ${kind} of ${amount} is done and the payment is ${stage}`
        : `a ${kind} of ${amount} is ${state} since yesterday`,
  }));
}

/** What came back of a payment is what was asked for, but for refunds that are still to be sent. */
async function wrongRefunds(ctx: Ctx): Promise<Failure[]> {
  const { refunded } = payments;
  const asked = sql<number>`coalesce(sum(${paymentOperations.amount}) filter (where ${paymentOperations.state} in ('pending', 'done')), 0)::float8`;
  const unsent = sql`count(*) filter (where ${inArray(paymentOperations.state, [...UNSENT])})`;
  const rows = await ctx.db
    .select({ id: payments.id, refunded, asked })
    .from(payments)
    .innerJoin(paymentOperations, and(eq(paymentOperations.paymentId, payments.id), eq(paymentOperations.kind, "refund")))
    .groupBy(payments.id)
    .having(sql`${unsent} = 0 and ${asked} <> ${refunded}`)
    .limit(MOST);
  return rows.map((row) => ({ subject: row.id, message: `refunds of ${row.asked} were done and the payment says ${row.refunded}` }));
}

/** More taken than was held, or money of a payment that is nobody's: no booking took it, and it didn't go back. */
async function wrongAmounts(ctx: Ctx): Promise<Failure[]> {
  const { id, stage, authorized, captured, refunded } = payments;
  const isOld = lt(payments.createdAt, new Date(ctx.clock.now().getTime() - UNCLAIMED_MS));
  const hasNoBooking = sql`${payments.bookingId} is null and (${stage} = 'authorized' or ${captured} > ${refunded})`;
  const rows = await ctx.db
    .select({ id, stage, authorized, captured, refunded })
    .from(payments)
    .where(and(inArray(stage, ["authorized", "captured"]), or(sql`${captured} > ${authorized}`, and(isOld, hasNoBooking, isNotAsked))))
    .limit(MOST);
  return rows.map((row) => ({
    subject: row.id,
    message:
      row.captured > row.authorized
        ? `${row.captured} was taken and ${row.authorized} was held`
        : `${row.stage === "authorized" ? row.authorized : row.captured - row.refunded} is ${row.stage} for no booking`,
  }));
}

/** A fee that the ledger doesn't have as a cost, or has otherwise. */
async function wrongFees(ctx: Ctx): Promise<Failure[]> {
  const { id, fee } = payments;
  const borne = sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.account} = 'provider'), 0)::float8`;
  const rows = await ctx.db
    .select({ id, fee, borne })
    .from(payments)
    .leftJoin(ledgerMovements, and(eq(ledgerMovements.kind, "fee"), sql`split_part(${ledgerMovements.reference}, ':', 1) = ${id}::text`))
    .leftJoin(ledgerEntries, eq(ledgerEntries.movementId, ledgerMovements.id))
    .where(gt(fee, 0))
    .groupBy(id)
    .having(sql`${borne} <> ${fee}`)
    .limit(MOST);
  return rows.map((row) => ({ subject: row.id, message: `a fee of ${row.fee} was kept and the ledger has ${row.borne}` }));
}

const isNotAsked = sql`not exists (select 1 from ${paymentOperations} o where o.payment_id = ${payments.id} and o.state in ('queued', 'sent', 'unclear'))`;

const yesterday = ({ clock }: Ctx) => new Date(clock.now().getTime() - DAY_MS);

export type Collected = { cents: number; isUnderWay: boolean };

/** What providers hold for each of these bookings and what they couldn't give back to its guest taken off; null: nothing was paid through one. */
export async function collectedFor(ctx: Ctx, bookingIds: string[]): Promise<(bookingId: string) => Collected | null> {
  const part = paymentParts;
  const ofPayment = sql`from ${paymentOperations} o where o.payment_id = ${part.paymentId} and coalesce(o.booking_id, ${part.bookingId}) = ${part.bookingId}`;
  const failed = sql`coalesce((select sum(o.amount) ${ofPayment} and o.kind = 'refund' and o.state = 'refused' and ${part.captured} > 0), 0)`;
  const rows = await ctx.db
    .select({
      bookingId: part.bookingId,
      cents: sql<number>`sum(${part.captured} - ${part.refunded} - ${failed})::float8`,
      isUnderWay: sql<boolean>`bool_or(exists (select 1 ${ofPayment} and o.state in ('queued', 'sent', 'unclear')))`,
    })
    .from(part)
    .where(inArray(part.bookingId, bookingIds))
    .groupBy(part.bookingId);
  const collected = new Map(rows.map(({ bookingId, ...found }) => [bookingId, found]));
  return (bookingId) => collected.get(bookingId) ?? null;
}
