import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { openPayment } from "../../payments/index.server.ts";
import { bookedWhen } from "../booking-words.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import type { CheckoutRow } from "./checkout.queries.server.ts";
import { EXTENSION_MS } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";

/** Writes down the payment of a locked checkout, in its transaction. It can be made as long as the nights can be held. */
export async function openStayPayment(tx: Ctx, checkout: CheckoutRow): Promise<string> {
  const { id, propertyId, guestId, mode, totalPrice, expiresAt, extendedAt } = checkout;
  const { title = "", city = "" } = (await listingBasics(tx, propertyId)) ?? {};
  const paymentId = await openPayment(tx, {
    purpose: "stay",
    subjectId: id,
    payerId: guestId,
    label: `${title}, ${bookedWhen({ ...checkout, charter: charterOf(checkout), listing: { city } })}`,
    amount: totalPrice,
    holdOnly: mode === "request",
    endsAt: extendedAt ? expiresAt : new Date(expiresAt.getTime() + EXTENSION_MS),
    returnPath: `/checkout/${id}/return`,
    cancelPath: `/checkout/${id}/return?left=yes`,
  });
  await tx.db.update(checkouts).set({ paymentId }).where(eq(checkouts.id, id));
  return paymentId;
}
