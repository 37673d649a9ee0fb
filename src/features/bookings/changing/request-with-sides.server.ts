import type { Ctx } from "../../../platform/context.server.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { findRequest } from "./change.queries.server.ts";

/** A request with its booking, and who of the booking's two sides asked and who has to answer. */
export async function requestWithSides(ctx: Ctx, requestId: string, loadBooking: (ctx: Ctx, id: string) => Promise<BookingRow | null>) {
  const request = await findRequest(ctx, requestId);
  const booking = request && (await loadBooking(ctx, request.bookingId));
  if (!booking) return null;
  const { guestId, hostId } = booking;
  const [askerId, approverId] = request.askedBy === "guest" ? [guestId, hostId] : [hostId, guestId];
  return { booking, askerId, approverId };
}
