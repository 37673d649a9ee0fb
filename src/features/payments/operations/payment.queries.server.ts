import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, ne, notInArray, or, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { only } from "../../../platform/db/only.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { CAPTURE_FAILED, type Purpose } from "./payment.rules.ts";
import { paymentOperations, paymentParts, payments } from "./payment.tables.server.ts";

export type PaymentRow = typeof payments.$inferSelect;
export type OperationRow = typeof paymentOperations.$inferSelect;

export async function findPayment(ctx: Ctx, id: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

export async function findPaymentByRef(ctx: Ctx, provider: PaymentRow["provider"], ref: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.ref, ref)));
  return row ?? null;
}

/** A charge of a saved card leads nowhere. */
const isOnPage = ne(payments.returnPath, "");

/** The payment for this that was made on the provider's page and is nobody's yet, or else the newest that can still be made there. */
export async function findOpenPaymentFor(ctx: Ctx, purpose: Purpose, subjectId: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.subjectId, subjectId),
        eq(payments.purpose, purpose),
        isNull(payments.bookingId),
        isOnPage,
        notInArray(payments.stage, ["voided", "failed", "expired"]),
      ),
    )
    .orderBy(desc(inArray(payments.stage, ["authorized", "captured"])), desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return row ?? null;
}

/** What was wrong with a booking's payments is settled. */
export async function clearFaults(ctx: Ctx, bookingId: string): Promise<void> {
  const ofBooking = ctx.db.select({ id: paymentParts.paymentId }).from(paymentParts).where(eq(paymentParts.bookingId, bookingId));
  await ctx.db
    .update(payments)
    .set({ fault: null })
    .where(and(inArray(payments.id, ofBooking), eq(payments.fault, CAPTURE_FAILED)));
}

/** As `findPayment`, and nobody else changes it until the transaction ends. */
export async function lockPayment(ctx: Ctx, id: string): Promise<PaymentRow> {
  return only(await ctx.db.select().from(payments).where(eq(payments.id, id)).for("update"));
}

/** Begins a question to the provider: its number says which of two answers is the later one. */
export async function beginAsking(ctx: Ctx, id: string): Promise<PaymentRow> {
  return only(
    await ctx.db
      .update(payments)
      .set({ asked: sql`${payments.asked} + 1` })
      .where(eq(payments.id, id))
      .returning(),
  );
}

/** The payments of a booking, the newest first; of one that paid for others, too, only the booking's share. */
export function paymentsOf(ctx: Ctx, bookingId: string): Promise<PaymentRow[]> {
  const { amount, captured, refunded } = paymentParts;
  return ctx.db
    .select({ ...getTableColumns(payments), bookingId: paymentParts.bookingId, amount, captured, refunded })
    .from(paymentParts)
    .innerJoin(payments, eq(payments.id, paymentParts.paymentId))
    .where(eq(paymentParts.bookingId, bookingId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** Which bookings a payment paid, and how much of each. */
export const partsOf = (ctx: Ctx, paymentId: string): Promise<{ bookingId: string; amount: number }[]> =>
  ctx.db
    .select({ bookingId: paymentParts.bookingId, amount: paymentParts.amount })
    .from(paymentParts)
    .where(eq(paymentParts.paymentId, paymentId))
    .orderBy(asc(paymentParts.bookingId));

export const operationsOf = (ctx: Ctx, paymentIds: string[]): Promise<OperationRow[]> =>
  paymentIds.length === 0
    ? Promise.resolve([])
    : ctx.db.select().from(paymentOperations).where(inArray(paymentOperations.paymentId, paymentIds)).orderBy(asc(paymentOperations.no));

export async function findOperationByRef(ctx: Ctx, kind: OperationRow["kind"], ref: string): Promise<OperationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentOperations)
    .where(and(eq(paymentOperations.kind, kind), eq(paymentOperations.ref, ref)));
  return row ?? null;
}

/** The oldest operation that is still to be sent; none of the later ones goes before it. */
export async function nextOperation(ctx: Ctx, paymentId: string): Promise<OperationRow | null> {
  const [row] = await ctx.db
    .select()
    .from(paymentOperations)
    .where(and(eq(paymentOperations.paymentId, paymentId), inArray(paymentOperations.state, ["queued", "sent", "unclear"])))
    .orderBy(asc(paymentOperations.no))
    .limit(1);
  return row ?? null;
}

/** Payments of a provider that was used before are left as they are: the one in use knows nothing of them. */
const isAtProvider = (ctx: Ctx) => eq(payments.provider, paymentProvider(ctx).name);

/** Payments with an operation that should have been sent by now. */
export async function paymentsToResume(ctx: Ctx, except: string[], limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: paymentOperations.paymentId })
    .from(paymentOperations)
    .innerJoin(payments, eq(payments.id, paymentOperations.paymentId))
    .where(
      and(
        isAtProvider(ctx),
        inArray(paymentOperations.state, ["queued", "sent", "unclear"]),
        lt(paymentOperations.nextAt, ctx.clock.now()),
        except.length > 0 ? notInArray(paymentOperations.paymentId, except) : undefined,
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Payments of which we don't know how they ended, or whose money is nobody's yet, and that nobody asked about since then. */
export async function paymentsToRead(ctx: Ctx, before: Date, except: string[], limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isAtProvider(ctx),
        or(
          inArray(payments.stage, ["open", "needs_action", "authorized"]),
          and(eq(payments.stage, "captured"), isNull(payments.bookingId), isNull(payments.fault), gt(payments.captured, payments.refunded)),
        ),
        or(isNull(payments.readAt), lt(payments.readAt, before)),
        except.length > 0 ? notInArray(payments.id, except) : undefined,
      ),
    )
    .orderBy(asc(payments.readAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Refunds that the provider hasn't finished. */
export const pendingRefunds = (ctx: Ctx, limit: number): Promise<OperationRow[]> =>
  ctx.db
    .select(getTableColumns(paymentOperations))
    .from(paymentOperations)
    .innerJoin(payments, eq(payments.id, paymentOperations.paymentId))
    .where(
      and(
        isAtProvider(ctx),
        eq(paymentOperations.kind, "refund"),
        eq(paymentOperations.state, "pending"),
        lt(paymentOperations.nextAt, ctx.clock.now()),
      ),
    )
    .orderBy(asc(paymentOperations.nextAt))
    .limit(limit);
