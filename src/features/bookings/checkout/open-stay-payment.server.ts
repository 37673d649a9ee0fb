import { inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { listInWords } from "../../../platform/words/list-words.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { openPayment } from "../../payments/index.server.ts";
import { bookedWhen } from "../booking-words.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import type { CheckoutRow } from "./checkout.queries.server.ts";
import { EXTENSION_MS } from "./checkout.rules.ts";
import { checkouts } from "./checkout.tables.server.ts";

/** Writes down one payment for locked checkouts, in their transaction, to be made from the page of one of them. It can be made as long as the nights can be held. */
export async function openStayPayment(tx: Ctx, checkoutId: string, together: CheckoutRow[]): Promise<string> {
  const labels: string[] = [];
  for (const row of together) labels.push(await labelOf(tx, row));
  const ends = together.map(({ extendedAt, expiresAt }) => (extendedAt ? expiresAt.getTime() : expiresAt.getTime() + EXTENSION_MS));
  const paymentId = await openPayment(tx, {
    purpose: "stay",
    subjectId: checkoutId,
    payerId: together[0]?.guestId ?? "",
    label: listInWords(labels),
    amount: totalOf(together),
    holdOnly: together.some(({ mode }) => mode === "request"),
    endsAt: new Date(Math.min(...ends)),
    returnPath: `/checkout/${checkoutId}/return`,
    cancelPath: `/checkout/${checkoutId}/return?left=yes`,
  });
  const ids = together.map(({ id }) => id);
  await tx.db.update(checkouts).set({ paymentId }).where(inArray(checkouts.id, ids));
  return paymentId;
}

export const totalOf = (rows: Pick<CheckoutRow, "totalPrice">[]): number => rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0);

async function labelOf(tx: Ctx, checkout: CheckoutRow): Promise<string> {
  const { title = "", city = "" } = (await listingBasics(tx, checkout.propertyId)) ?? {};
  return `${title}, ${bookedWhen({ ...checkout, charter: charterOf(checkout), listing: { city } })}`;
}
