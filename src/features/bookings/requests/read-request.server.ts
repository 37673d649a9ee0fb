import type { Ctx } from "../../../platform/context.server.ts";
import { findCheckout } from "../checkout/checkout.queries.server.ts";
import { isWaiting } from "./request.rules.ts";

/** What others do about a request that was made, for the product itself. */
export type RequestOutline = NonNullable<Awaited<ReturnType<typeof requestOutline>>>;

/** Between whom a request is, for which stay, what its guest wrote, and how it ended; null: there is none. */
export async function requestOutline(ctx: Ctx, checkoutId: string) {
  const row = await findCheckout(ctx, checkoutId);
  if (!row) return null;
  const { propertyId: listingId, guestId, hostId, checkIn, checkOut, guests, message, state } = row;
  return {
    sides: { listingId, guestId, hostId },
    stay: { checkIn, checkOut, guests },
    message,
    state,
    isWaiting: isWaiting(row, ctx.clock.now()),
  };
}
