import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { paymentEvents } from "../hooks/payment-event.tables.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { type PaymentEvent, type PaymentProvider, ProviderError } from "../providers/payment-provider.ts";
import { findOperationByRef, findPaymentByRef, type OperationRow, type PaymentRow } from "./payment.queries.server.ts";
import { paymentOperations } from "./payment.tables.server.ts";
import { readPayment } from "./read-payment.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** Reads what an event is about, and takes that over. An event of a thing that we don't know is left unhandled, for the reconciliation to look at again. */
export async function applyPaymentEvent(ctx: Ctx, event: PaymentEvent & { provider: PaymentProvider["name"] }): Promise<void> {
  if (!(await takeOver(ctx, event))) return;
  await ctx.db
    .update(paymentEvents)
    .set({ handledAt: ctx.clock.now() })
    .where(and(eq(paymentEvents.provider, event.provider), eq(paymentEvents.eventId, event.id)));
}

async function takeOver(ctx: Ctx, { provider, about }: PaymentEvent & { provider: PaymentProvider["name"] }): Promise<boolean> {
  switch (about.kind) {
    case "payment": {
      const payment = (await findPaymentByRef(ctx, provider, about.ref)) ?? (await findByOtherName(ctx, provider, about.ref));
      if (payment) await readPayment(ctx, payment.id);
      return payment !== null;
    }
    case "refund": {
      const refund = (await findOperationByRef(ctx, "refund", about.ref)) ?? (await findUnnamedRefund(ctx, about.ref));
      if (refund) await settleRefund(ctx, refund);
      return refund !== null;
    }
    case "dispute":
      return applyDispute(ctx, provider, about.ref);
    case "transfer":
    case "account":
      // Hosts are paid as the ledger says: no transfer or account of a provider is ours yet.
      return true;
  }
}

/** An event may name what is behind a page that we opened; the provider knows which page that was. */
async function findByOtherName(ctx: Ctx, provider: PaymentProvider["name"], name: string): Promise<PaymentRow | null> {
  try {
    const { ref } = await paymentProvider(ctx).read(name);
    return await findPaymentByRef(ctx, provider, ref);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === "not_found") return null;
    throw error;
  }
}

/** A refund that went through while its answer got lost: the provider has our name for it, and now we have theirs. */
async function findUnnamedRefund(ctx: Ctx, ref: string): Promise<OperationRow | null> {
  const id = z.uuid().safeParse((await paymentProvider(ctx).readRefund(ref)).reference);
  if (!id.success) return null;
  const isUnnamed = and(eq(paymentOperations.id, id.data), eq(paymentOperations.kind, "refund"), isNull(paymentOperations.ref));
  const [named] = await ctx.db.update(paymentOperations).set({ ref }).where(isUnnamed).returning();
  return named ?? null;
}

async function applyDispute(ctx: Ctx, provider: PaymentProvider["name"], ref: string): Promise<boolean> {
  const dispute = await paymentProvider(ctx).dispute(ref);
  const payment = await findPaymentByRef(ctx, provider, dispute.payment);
  if (!payment) return false;
  await readPayment(ctx, payment.id);
  return true;
}
