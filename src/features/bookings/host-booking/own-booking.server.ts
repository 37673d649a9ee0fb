import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { type BookingRow, findBooking, lockBooking } from "../booking.queries.server.ts";

/** A booking at one of the host's own listings; to everyone else, its guest and support included, there is none. */
export async function ownBooking(ctx: Ctx, bookingId: string, { lock = false } = {}): Promise<BookingRow> {
  const { id: hostId } = requireActor(ctx);
  const booking = await (lock ? lockBooking : findBooking)(ctx, bookingId);
  if (booking?.hostId !== hostId) throw bookingError("booking_not_found");
  return booking;
}
