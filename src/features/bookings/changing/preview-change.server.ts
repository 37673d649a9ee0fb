import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findBooking } from "../booking.queries.server.ts";
import type { ChangePreview } from "./change.schema.ts";
import { freeChangesUntil, needsHost, type Wish } from "./change.rules.ts";
import { quoteChange, requireChangeable } from "./quote-change.server.ts";

/** What a change would cost or give back, and whether the host has to approve it. Refuses what couldn't be had, with the reason. */
export async function previewChange(ctx: Ctx, bookingId: string, wish: Wish): Promise<ChangePreview> {
  const { id: guestId } = requireActor(ctx);
  const now = ctx.clock.now();
  const booking = requireChangeable(await findBooking(ctx, bookingId), guestId, now);
  const quote = await quoteChange(ctx, booking, wish);
  const { checkIn, checkOut, guests } = wish;
  const asksHost = needsHost(booking, now);
  return {
    checkIn,
    checkOut,
    guests,
    quote,
    differenceCents: quote.total.cents - booking.totalPrice,
    needsHost: asksHost,
    freeUntil: asksHost ? null : (freeChangesUntil(booking)?.toISOString() ?? null),
  };
}
