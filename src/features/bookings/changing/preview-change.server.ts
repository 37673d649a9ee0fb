import type { Ctx } from "../../../platform/context.server.ts";
import { findBooking } from "../booking.queries.server.ts";
import { quoteOf } from "../booking.rules.ts";
import { changedCharter } from "./charters/changed-charter.server.ts";
import type { ChangePreview } from "./change.schema.ts";
import { approverOf, freeChangesUntil } from "./change.rules.ts";
import { requireChangeable } from "./changeable.server.ts";
import { type AskedChange, priceChange } from "./quote-change.server.ts";

/** What a change would cost or give back, and who has to approve it. Refuses what couldn't be had, with the reason. */
export async function previewChange(ctx: Ctx, bookingId: string, asked: AskedChange): Promise<ChangePreview> {
  const now = ctx.clock.now();
  const booking = await requireChangeable(ctx, "askForChange", () => findBooking(ctx, bookingId));
  const priced = await priceChange(ctx, booking, asked);
  const { checkIn, checkOut, guests, children, infants, pets } = priced;
  const quote = quoteOf(priced);
  const approver = approverOf(booking.side, booking, now);
  return {
    checkIn,
    checkOut,
    guests,
    children,
    infants,
    pets,
    charter: changedCharter(booking, priced),
    quote,
    differenceCents: quote.total.cents - booking.totalPrice,
    payoutDifferenceCents: quote.total.cents - quote.serviceFee.cents - (booking.totalPrice - booking.serviceFee),
    approver,
    freeUntil: approver ? null : (freeChangesUntil(booking)?.toISOString() ?? null),
  };
}
