import { and, desc, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { money } from "../../../platform/money.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { type OperationRow, operationsOf, type PaymentRow } from "../operations/payment.queries.server.ts";
import { paymentOperations, payments } from "../operations/payment.tables.server.ts";
import { paymentPolicy } from "../payment.policy.ts";
import type { PaymentsQuery, StaffPayment, StaffPayments } from "./payment-desk.schema.ts";

const PAGE = 30;
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Every payment, or those that staff have to look at, the newest first, with what was asked of the provider for each. */
export async function listPayments(ctx: Ctx, { show, after }: PaymentsQuery): Promise<StaffPayments> {
  requireMay(ctx, paymentPolicy, "readThoseOfOthers");
  const cursor = readCursor(after, Cursor);
  const key = sql`(${payments.createdAt}, ${payments.id})`;
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(
      and(show === "open" ? needsLook(ctx) : undefined, cursor ? sql`${key} < (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)` : undefined),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const operations = Map.groupBy(
    await operationsOf(
      ctx,
      shown.map(({ id }) => id),
    ),
    ({ paymentId }) => paymentId,
  );
  const last = shown.at(-1);
  return {
    payments: shown.map((row) => staffPayment(row, operations.get(row.id) ?? [])),
    next: rows.length > PAGE && last ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

const LATE_MS = 10 * 60_000;

/** A fault, or an operation that has been waiting for the provider for a while. */
const needsLook = (ctx: Ctx) => sql`${payments.id} in (
  select id from ${payments} where fault is not null
  union all
  select payment_id from ${paymentOperations} where state in ('queued', 'sent', 'unclear') and created_at < ${new Date(ctx.clock.now().getTime() - LATE_MS)})`;

/** How many payments staff have to look at. */
export async function countPaymentsToSettle(ctx: Ctx): Promise<number> {
  requireMay(ctx, paymentPolicy, "readThoseOfOthers");
  return ctx.db.$count(payments, needsLook(ctx));
}

const WAITING = new Set(["queued", "sent", "unclear"]);

function staffPayment(row: PaymentRow, operations: OperationRow[]): StaffPayment {
  const amountOf = (cents: number) => money(cents, row.currency);
  return {
    id: row.id,
    provider: row.provider,
    ref: row.ref,
    purpose: row.purpose,
    label: row.label,
    bookingId: row.bookingId,
    payerId: row.payerId,
    amount: amountOf(row.amount),
    captured: amountOf(row.captured),
    refunded: amountOf(row.refunded),
    disputed: amountOf(row.disputed),
    fee: amountOf(row.fee),
    stage: row.stage,
    card: row.cardLast4 && `${row.cardBrand} ${row.cardLast4}`,
    failure: row.failure,
    fault: row.fault,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    isWaiting: operations.some(({ state }) => WAITING.has(state)),
    operations: operations.map(({ id, kind, state, amount, attempts, error, createdAt }) => ({
      id,
      kind,
      state,
      amount: amountOf(amount),
      attempts,
      error,
      createdAt: createdAt.toISOString(),
    })),
  };
}
