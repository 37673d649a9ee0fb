import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { addDays } from "../../availability/index.ts";
import { blockDates, keepHours } from "../../availability/index.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingCancelled } from "../booking.facts.ts";
import { type BookingRow, lockBooking, findBooking } from "../booking.queries.server.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import { endBooking } from "../cancelling/end-booking.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { type HostCancelReason, reasonWords } from "./details.rules.ts";
import type { CancelAsHostInput } from "./details.schema.ts";

/**
 * Cancels a booking at the host's own listing, as `endBooking` does, and in the same moment blocks its nights or hours, or lets go of them. What the
 * host writes reaches the guest by email and in the conversation. Refuses everybody else, also its guest.
 */
export async function cancelAsHost(ctx: Ctx, bookingId: string, input: CancelAsHostInput): Promise<void> {
  const { refundCents, reason, message, nights } = input;
  const { propertyId } = await admit(ctx, bookingPolicy, "cancelAsHost", () => findBooking(ctx, bookingId));
  await transact(ctx, async (tx) => {
    // Before the booking and its nights, as whoever blocks days does, so that the two never wait for each other.
    await lockOwnTimeZone(tx, propertyId);
    const booking = await lockBooking(tx, bookingId);
    if (!booking) throw bookingError("booking_not_found");
    await endBooking(tx, booking, { by: "host", refundCents, reason });
    // Others may be on board.
    const areNightsBlocked = nights === "blocked" && booking.departureId === null;
    if (areNightsBlocked) await keepBlocked(tx, booking, reason);
    await recordFact(tx, bookingCancelled, { bookingId, message, areNightsBlocked });
  });
}

/** Nobody else can book its nights, or its hours. */
async function keepBlocked(tx: Ctx, booking: BookingRow, cause: HostCancelReason): Promise<void> {
  const { propertyId, hostId, checkIn, checkOut } = booking;
  const hours = charterOf(booking);
  const reason = reasonWords(cause, hours);
  if (hours) await keepHours(tx, { propertyId, hostId, checkIn, checkOut, hours, reason });
  else await blockDates(tx, { listingIds: [propertyId], first: checkIn, last: addDays(checkOut, -1), reason });
}
