import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { findPayment, giveBack, isDead, isPaid, type PaymentRow } from "../../payments/index.server.ts";
import { endRequest } from "../requests/end-request.server.ts";
import { makeRequest } from "../requests/make-request.server.ts";
import { answerBy } from "../requests/request.rules.ts";
import { bookCheckout } from "./book-checkout.server.ts";
import { checkoutLost } from "./checkout.facts.ts";
import { type CheckoutRow, lockCheckout } from "./checkout.queries.server.ts";
import { mayStillBeBooked } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";
import { endCheckout } from "./ending/end-checkout.server.ts";

/** Held, refused by what was deleted meanwhile, or the guest has something else open at the listing. */
const REFUSED_BY_DATABASE = new Set(["23P01", "23001", "23503", "23505"]);

/**
 * Makes a paid checkout a booking, or a request to the host where they answer first, once, whoever comes first: the guest who returns, an event, or the
 * reconciliation. A payment that comes after the hold ended buys the stay at the price that was kept, if its nights are still free; if not, nothing is taken
 * from the guest, and they are told. A request whose payment is gone ends.
 */
export const settleCheckout = (ctx: Ctx, checkoutId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (!checkout?.paymentId || checkout.state === "booked") return;
    const payment = await findPayment(tx, checkout.paymentId);
    if (payment && isDead(payment.stage) && checkout.state === "asked") return endRequest(tx, checkout, "lapsed");
    if (!payment || !isPaid(payment.stage)) return;
    if (checkout.state === "asked" && payment.fault === null) return;
    if (payment.fault !== null || !mayStillBeBooked(checkout)) return lose(tx, checkout, payment);
    try {
      await transact(tx, (savepoint) => bookOrAsk(savepoint, checkout, payment));
    } catch (error) {
      if (!REFUSED_BY_DATABASE.has(databaseErrorCode(error) ?? "")) throw error;
      await lose(tx, checkout, payment);
    }
  });

async function bookOrAsk(tx: Ctx, checkout: CheckoutRow, { captureBefore }: PaymentRow): Promise<void> {
  if (checkout.mode !== "request") return void (await bookCheckout(tx, checkout));
  const until = answerBy(tx.clock.now(), checkout.beginsAt, captureBefore);
  if (until > tx.clock.now()) await makeRequest(tx, checkout, until);
  else await endCheckout(tx, checkout, "lapsed");
}

/** The nights are somebody else's, or the payment isn't what we asked for. */
async function lose(tx: Ctx, checkout: CheckoutRow, payment: PaymentRow): Promise<void> {
  const now = tx.clock.now();
  const isOpen = checkout.state === "asked" || mayStillBeBooked(checkout);
  if (isOpen) await tx.db.update(checkouts).set({ state: "refused", endedAt: now, changedAt: now }).where(eq(checkouts.id, checkout.id));
  const isSentBack = await giveBack(tx, payment.id);
  const [wasCharged, areNightsGone] = [payment.stage === "captured", payment.fault === null];
  // Who left and paid all the same hears of it where money moved.
  if (!isOpen && !isSentBack) return;
  await recordFact(tx, checkoutLost, { checkoutId: checkout.id, wasCharged, areNightsGone });
}
