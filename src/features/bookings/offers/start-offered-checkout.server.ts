import type { Ctx } from "../../../platform/context.server.ts";
import { only } from "../../../platform/db/only.ts";
import { stayTerms } from "../../listings/index.server.ts";
import { isPaidHere } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import type { OfferRow } from "./offer.queries.server.ts";
import { keptTermsOf } from "../reserving/offered-stay.server.ts";
import { bookCheckouts } from "../checkout/book-checkouts.server.ts";
import { type CheckoutRow, countNewCheckout, findCheckout, lockCheckoutsOf, openCheckoutAt } from "../checkout/checkout.queries.server.ts";
import { isLive } from "../checkout/checkout.rules.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
import { openStayPayment } from "../checkout/open-stay-payment.server.ts";
import { replaceCheckout } from "../checkout/ending/replace-checkout.server.ts";

/** Holds the nights of a locked offer at its total, in the caller's transaction; books them at once where nothing is paid here. The database refuses nights that are taken (23P01). */
export async function startOfferedCheckout(tx: Ctx, offer: OfferRow): Promise<string> {
  const now = tx.clock.now();
  const { id: _id, state: _state, checkoutId, expiresAt: _expires, createdAt: _created, endedAt: _ended, ...stay } = offer;
  await lockCheckoutsOf(tx, offer.guestId);
  const begun = checkoutId ? await findCheckout(tx, checkoutId) : null;
  if (begun && (begun.state === "booked" || isLive(begun, now))) return begun.id;
  const former = await openCheckoutAt(tx, offer.guestId, offer.propertyId);
  if (former) await replaceCheckout(tx, former);
  await countNewCheckout(tx, offer.guestId);
  const terms = await keptTermsOf(tx, await stayTerms(tx, offer.propertyId), offer);
  const expires = new Date(now.getTime() + tx.config.holdMinutes * 60_000);
  if (terms.beginsAt <= expires) throw bookingError("offer_over");
  const row = { ...stay, ...terms, mode: "offer" as const, state: "holding" as const, expiresAt: expires, createdAt: now, changedAt: now };
  const checkout: CheckoutRow = only(await tx.db.insert(checkouts).values(row).returning());
  if (isPaidHere(tx, offer.totalPrice)) await openStayPayment(tx, checkout.id, [checkout]);
  else await bookCheckouts(tx, [checkout]);
  return checkout.id;
}
