import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookings } from "../booking.tables.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { undoableUntil } from "./details.rules.ts";
import { notifyOfNoShow } from "./notify-of-no-show.server.ts";

/** The guest came after all: takes the no-show back and tells them. Refuses it after 24 hours, where there is none, and by everybody else. */
export async function undoNoShow(ctx: Ctx, bookingId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const booking = await admit(tx, bookingPolicy, "markNoShow", () => lockBooking(tx, bookingId));
    if (!booking.noShowAt) throw bookingError("no_show_not_reported");
    if (ctx.clock.now() > undoableUntil(booking.noShowAt)) throw bookingError("no_show_final");
    await tx.db.update(bookings).set({ noShowAt: null }).where(eq(bookings.id, bookingId));
    await notifyOfNoShow(tx, { ...booking, noShowAt: null });
  });
}
