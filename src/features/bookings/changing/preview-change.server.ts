import type { Ctx } from "../../../platform/context.server.ts";
import { findBooking } from "../booking.queries.server.ts";
import type { ChangePreview } from "./change.schema.ts";
import { approverOf, type Asked, freeChangesUntil, wantedStay } from "./change.rules.ts";
import { quoteChange, requireChangeable } from "./quote-change.server.ts";

/** What a change would cost or give back, and who has to approve it. Refuses what couldn't be had, with the reason. */
export async function previewChange(ctx: Ctx, bookingId: string, asked: Asked): Promise<ChangePreview> {
  const now = ctx.clock.now();
  const booking = await requireChangeable(ctx, "askForChange", () => findBooking(ctx, bookingId));
  const wanted = wantedStay(booking, asked);
  const { quote } = await quoteChange(ctx, booking, wanted);
  const approver = approverOf(booking.side, booking, now);
  return {
    ...wanted,
    quote,
    differenceCents: quote.total.cents - booking.totalPrice,
    payoutDifferenceCents: quote.total.cents - quote.serviceFee.cents - (booking.totalPrice - booking.serviceFee),
    approver,
    freeUntil: approver ? null : (freeChangesUntil(booking)?.toISOString() ?? null),
  };
}
