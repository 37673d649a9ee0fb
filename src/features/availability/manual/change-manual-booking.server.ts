import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnTimes } from "../../listings/index.server.ts";
import { todayAt } from "../stay.rules.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import type { ChangeManualBookingInput } from "./manual-booking.schema.ts";
import { manualBookings } from "./manual-booking.tables.server.ts";
import { namingTakenNights } from "./night-taken.server.ts";
import { requireManualBooking } from "./require-manual-booking.server.ts";
import { requireManualDays, timesOf } from "./stay-moments.server.ts";

/**
 * Changes a stay that the host entered. Its nights move with it, and those of both are never let go of. Refuses strangers, a version that the host hasn't seen
 * unless it is to be overwritten, and new days as adding does.
 */
export async function changeManualBooking(
  ctx: Ctx,
  manualBookingId: string,
  { version, overwrite, ...input }: ChangeManualBookingInput,
): Promise<void> {
  const { propertyId } = await requireManualBooking(ctx, manualBookingId);
  await namingTakenNights(
    ctx,
    propertyId,
    input,
    () =>
      transact(ctx, async (tx) => {
        const times = await lockOwnTimes(tx, propertyId);
        const now = ctx.clock.now();
        const before = await requireManualBooking(tx, manualBookingId);
        const { by, startsAt, returnsAt, ...about } = input;
        if (before.byHours !== (by === "hours")) throw manualBookingError("manual_length_stays");
        const hasOtherTimes = before.byHours && (startsAt !== before.checkInTime || returnsAt !== before.checkOutTime);
        const isMoved = hasOtherTimes || input.checkIn !== before.checkIn || input.checkOut !== before.checkOut;
        if (!overwrite && before.version !== version) throw manualBookingError("manual_changed");
        if (isMoved) requireManualDays(input, todayAt(times.timeZone, now));
        await tx.db
          .update(manualBookings)
          .set({ ...about, ...(isMoved && timesOf(input, times)), version: before.version + 1, changedAt: now })
          .where(eq(manualBookings.id, manualBookingId));
      }),
    manualBookingId,
  );
}
