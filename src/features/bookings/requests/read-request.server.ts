import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { findCheckout } from "../checkout/checkout.queries.server.ts";
import { checkouts } from "../checkout/checkout.tables.server.ts";
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

/** Whether a booking is a request that its host accepted. */
export async function wasRequested({ db }: Ctx, bookingId: string): Promise<boolean> {
  const isRequest = and(eq(bookings.id, bookingId), eq(checkouts.mode, "request"));
  const joined = db.select({ id: bookings.id }).from(bookings).innerJoin(checkouts, eq(checkouts.id, bookings.checkoutId));
  return (await joined.where(isRequest)).length > 0;
}
