import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { findPayment, giveBack, isDead, isPaid, type PaymentRow } from "../../payments/index.server.ts";
import { endRequest } from "../requests/end-request.server.ts";
import { makeRequest } from "../requests/make-request.server.ts";
import { answerBy } from "../requests/request.rules.ts";
import { bookCheckouts } from "./book-checkouts.server.ts";
import { checkoutLost } from "./checkout.facts.ts";
import { type CheckoutRow, findCheckout, lockTogether } from "./checkout.queries.server.ts";
import { mayStillBeBooked } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";
import { endCheckout } from "./ending/end-checkout.server.ts";

/** Held, refused by what was deleted meanwhile, or the guest has something else open at the listing. */
const REFUSED_BY_DATABASE = new Set(["23P01", "23001", "23503", "23505"]);

/**
 * Makes a paid checkout, and all that is paid with it, the bookings or the request to the host that they were for, once, whoever comes first: the guest who
 * returns, an event, or the reconciliation. A payment that comes after the hold ended buys the stay at the price that was kept, if its nights are still free; if
 * not, nothing is taken from the guest, and they are told. Of several stays all are booked or none. A request whose payment is gone ends, and a payment that
 * another one replaced comes back.
 */
export const settleCheckout = (ctx: Ctx, checkoutId: string, paymentId?: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const seen = await findCheckout(tx, checkoutId);
    if (!seen) return;
    const together = await lockTogether(tx, seen.guestId, [checkoutId]);
    const paidBy = paymentId ?? together.find(({ id }) => id === checkoutId)?.paymentId;
    const payment = paidBy ? await findPayment(tx, paidBy) : null;
    if (!payment || payment.bookingId !== null) return;
    const paid = together.filter((row) => row.paymentId === payment.id);
    if (paid.some(({ state }) => state === "booked")) return;
    const asked = paid.find(({ state }) => state === "asked");
    if (asked && isDead(payment.stage)) return endRequest(tx, asked, "lapsed");
    if (!isPaid(payment.stage) || (asked && payment.fault === null)) return;
    if (payment.fault !== null || paid.length === 0 || !paid.every(mayStillBeBooked)) return lose(tx, paid, payment);
    try {
      await transact(tx, (savepoint) => bookOrAsk(savepoint, paid, payment));
    } catch (error) {
      if (!REFUSED_BY_DATABASE.has(databaseErrorCode(error) ?? "")) throw error;
      await lose(tx, paid, payment);
    }
  });

async function bookOrAsk(tx: Ctx, paid: CheckoutRow[], { captureBefore }: PaymentRow): Promise<void> {
  const asking = paid.find(({ mode }) => mode === "request");
  if (!asking) return void (await bookCheckouts(tx, paid));
  const until = answerBy(tx.clock.now(), asking.beginsAt, captureBefore);
  if (until > tx.clock.now()) await makeRequest(tx, asking, until);
  else await endCheckout(tx, asking, "lapsed");
}

/** The nights are somebody else's, the payment isn't what we asked for, or what it was for has changed meanwhile. */
async function lose(tx: Ctx, paid: CheckoutRow[], payment: PaymentRow): Promise<void> {
  const open = paid.filter((row) => row.state === "asked" || mayStillBeBooked(row));
  const isForLess = payment.fault === null && open.length < paid.length;
  for (const { id } of open) await (isForLess ? payAgain(tx, id) : refuse(tx, id));
  const isSentBack = await giveBack(tx, payment.id);
  const [first] = open.length > 0 && !isForLess ? open : isSentBack ? paid : [];
  // Who left and paid all the same hears of it where money moved.
  if (!first) return;
  const [wasCharged, areNightsGone] = [payment.stage === "captured", payment.fault === null];
  await recordFact(tx, checkoutLost, { checkoutId: first.id, wasCharged, areNightsGone });
}

async function refuse(tx: Ctx, id: string): Promise<void> {
  const now = tx.clock.now();
  await tx.db.update(checkouts).set({ state: "refused", endedAt: now, changedAt: now }).where(eq(checkouts.id, id));
}

/** What was paid with it is no longer wanted: what is left has another total, and stays held. */
const payAgain = (tx: Ctx, id: string) =>
  tx.db.update(checkouts).set({ paymentId: null, changedAt: tx.clock.now() }).where(eq(checkouts.id, id));
