import type { Ctx } from "../../platform/context.server.ts";
import { bookingError } from "./booking.errors.ts";
import { findBooking, lockBooking } from "./booking.queries.server.ts";
import { phaseOf } from "./booking.rules.ts";

/** What others need to know of a stay that one of its sides asks about. */
export type StayOfBooking = Awaited<ReturnType<typeof readStay>>;

/** The stay, for its guest or its host; to everybody else there is none. With a lock, nobody else changes it until the transaction ends. */
export async function readStay(ctx: Ctx, bookingId: string, actorId: string, { lock = false } = {}) {
  const booking = await (lock ? lockBooking : findBooking)(ctx, bookingId);
  if (!booking || ![booking.guestId, booking.hostId].includes(actorId)) throw bookingError("booking_not_found");
  const { propertyId: listingId, guestId, hostId, endsAt } = booking;
  const side: "guest" | "host" = guestId === actorId ? "guest" : "host";
  return { bookingId, listingId, guestId, hostId, endsAt, side, phase: phaseOf(booking, ctx.clock.now()) };
}

/** Makes others who would change the stay, or what is said of it, wait until the transaction ends. */
export async function lockStay(tx: Ctx, bookingId: string): Promise<void> {
  await lockBooking(tx, bookingId);
}

/** The ids of the two sides, for the product itself; null: there is no such booking. */
export async function stayParties(ctx: Ctx, bookingId: string): Promise<{ guest: string; host: string } | null> {
  const booking = await findBooking(ctx, bookingId);
  return booking && { guest: booking.guestId, host: booking.hostId };
}
