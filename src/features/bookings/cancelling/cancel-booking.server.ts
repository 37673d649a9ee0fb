import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingCancelled } from "../booking.facts.ts";
import { lockBooking } from "../booking.queries.server.ts";
import type { CancelBookingInput } from "../booking.schema.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { endBooking } from "./end-booking.server.ts";

/** Cancels a guest's own booking, as `endBooking` does; the nights are available again immediately. Refuses everybody else, also its host. */
export async function cancelBooking(ctx: Ctx, bookingId: string, { refundCents }: CancelBookingInput): Promise<void> {
  await transact(ctx, async (tx) => {
    const booking = await admit(tx, bookingPolicy, "cancel", () => lockBooking(tx, bookingId));
    await endBooking(tx, booking, { by: "guest", refundCents });
    await recordFact(tx, bookingCancelled, { bookingId, message: "", areNightsBlocked: false });
  });
}
