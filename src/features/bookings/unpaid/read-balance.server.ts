import type { Ctx } from "../../../platform/context.server.ts";
import { findOpenPaymentFor } from "../../payments/index.server.ts";
import type { FailureCode } from "../../payments/index.ts";
import type { BookingView } from "../booking.schema.ts";
import { readBooking } from "../booking.view.server.ts";
import { owedBy } from "./owed.server.ts";

/** What the guest of a booking still has to pay, and why the last attempt failed; null if nothing could fail to be collected. */
export async function readBalance(
  ctx: Ctx,
  bookingId: string,
): Promise<{ booking: BookingView; owedCents: number; failure: FailureCode | null } | null> {
  const booking = await readBooking(ctx, bookingId);
  if (booking.viewer.role !== "guest" || booking.paymentDueBy === null) return null;
  const [{ owedCents }, open] = await Promise.all([owedBy(ctx, bookingId), findOpenPaymentFor(ctx, "balance", bookingId)]);
  return { booking, owedCents, failure: open?.failure ?? null };
}
