import type { Ctx } from "../../../platform/context.server.ts";
import { money } from "../../../platform/money.ts";
import { contactsOf } from "../../accounts/index.server.ts";
import { paymentProvider } from "../providers/open-provider.server.ts";
import { type PaymentProvider, type PaymentState, ProviderError, type RefundState } from "../providers/payment-provider.ts";
import type { OperationRow, PaymentRow } from "./payment.queries.server.ts";
import { keyOf, wasDone } from "./payment.rules.ts";

/** What came of an operation: the payment as it stands, a page to pay on, a refund on its way. */
export type Answer = { state?: PaymentState; opened?: { ref: string; url: URL }; refund?: RefundState };

/** How much later than a provider's our clock may be. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

type Asked = { payment: PaymentRow; operation: OperationRow };

/**
 * Asks the provider for it. What was perhaps done already is read first, and asked for only if it was not. A refund that has its first key still is asked for at
 * once: the same key gives the same refund, and its name, without which nobody would hear that it failed.
 */
export async function askProvider(ctx: Ctx, asked: Asked): Promise<Answer> {
  const provider = paymentProvider(ctx);
  const { operation } = asked;
  const isNamedByKey = operation.kind === "refund" && operation.keyNumber === 1;
  if (operation.attempts > 1 && !isNamedByKey) {
    const state = await readAgain(provider, asked);
    if (state && wasDone(operation, state)) return { state };
  }
  return ASK[operation.kind](ctx, provider, asked);
}

/** A charge whose answer got lost has no name yet: it is looked for by ours. A page that nobody was led to is not. */
async function readAgain(provider: PaymentProvider, { payment, operation }: Asked): Promise<PaymentState | null> {
  if (payment.ref !== null) return provider.read(payment.ref);
  if (operation.kind !== "charge") return null;
  for await (const state of provider.list(new Date(payment.createdAt.getTime() - CLOCKS_DIFFER_MS)))
    if (state.reference === payment.id) return state;
  return null;
}

type Ask = (ctx: Ctx, provider: PaymentProvider, asked: Asked) => Promise<Answer>;

const ASK: Record<OperationRow["kind"], Ask> = {
  async open(ctx, provider, { payment, operation }) {
    if (payment.endsAt <= ctx.clock.now()) throw new ProviderError("refused", "the time to pay is over");
    const { appOrigin } = ctx.config;
    const opened = await provider.open({
      key: keyOf(operation),
      amount: amountOf(payment, operation),
      capture: provider.can.authorize ? "later" : "now",
      holdOnly: payment.holdOnly,
      saveCard: provider.can.saveCards,
      endsAt: payment.endsAt,
      returnTo: new URL(payment.returnPath, appOrigin),
      cancelTo: new URL(payment.cancelPath, appOrigin),
      payer: await payerOf(ctx, payment),
      label: payment.label,
      reference: payment.id,
    });
    return { opened };
  },
  async close(_ctx, provider, { payment }) {
    const ref = refOf(payment);
    await provider.close(ref);
    return { state: await provider.read(ref) };
  },
  async charge(ctx, provider, { payment, operation }) {
    const state = await provider.charge({
      key: keyOf(operation),
      card: payment.cardRef ?? "",
      payer: await payerOf(ctx, payment),
      amount: amountOf(payment, operation),
      capture: "later",
      label: payment.label,
      reference: payment.id,
    });
    return { state };
  },
  capture: async (_ctx, provider, { payment, operation }) => ({
    state: await provider.capture({ key: keyOf(operation), ref: refOf(payment), amount: amountOf(payment, operation) }),
  }),
  void: async (_ctx, provider, { payment, operation }) => ({ state: await provider.void({ key: keyOf(operation), ref: refOf(payment) }) }),
  async refund(_ctx, provider, { payment, operation }) {
    const ref = refOf(payment);
    const asked = { key: keyOf(operation), ref, amount: amountOf(payment, operation), reference: operation.id };
    const refund = await provider.refund(asked);
    return { refund, state: await provider.read(ref) };
  },
};

const amountOf = ({ currency }: PaymentRow, { amount }: OperationRow) => money(amount, currency);

function refOf({ ref }: PaymentRow): string {
  if (ref === null) throw new ProviderError("refused", "the provider never knew of this payment");
  return ref;
}

async function payerOf(ctx: Ctx, { payerId }: PaymentRow) {
  const payer = (await contactsOf(ctx, [payerId])).get(payerId);
  if (!payer) throw new ProviderError("refused", "who should pay has no account any more");
  return { id: payerId, email: payer.email, name: payer.fullName };
}
