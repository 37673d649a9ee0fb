import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookings } from "../booking.tables.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { mayMarkNoShow } from "./details.rules.ts";
import { notifyOfNoShow } from "./notify-of-no-show.server.ts";

/**
 * The host says that the guest never came. The payout stays theirs, and the guest is notified. Saying it again is the same. Refuses it before
 * check-in, from the eighth day after check-out on, for cancelled bookings, and by everybody else.
 */
export async function markNoShow(ctx: Ctx, bookingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const booking = await admit(tx, bookingPolicy, "markNoShow", () => lockBooking(tx, bookingId));
    if (booking.noShowAt) return;
    if (booking.status === "cancelled") throw bookingError("already_cancelled");
    const now = ctx.clock.now();
    if (!mayMarkNoShow(booking, now)) throw bookingError(now < booking.beginsAt ? "no_show_too_early" : "no_show_too_late");
    await tx.db.update(bookings).set({ noShowAt: now }).where(eq(bookings.id, bookingId));
    await notifyOfNoShow(tx, { ...booking, noShowAt: now });
  });
}
