import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { only } from "../../../platform/db/only.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { lockOwnTimes } from "../../listings/index.server.ts";
import { todayAt } from "../stay.rules.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import { boatsWithHours } from "./manual-booking.queries.server.ts";
import type { AddManualBookingInput } from "./manual-booking.schema.ts";
import { manualBookings } from "./manual-booking.tables.server.ts";
import { namingTakenNights } from "./night-taken.server.ts";
import { requireManualDays, timesOf } from "./stay-moments.server.ts";

/**
 * Enters a stay at the host's own listing, or hours of their boat, that didn't come through us, once per key. Refuses strangers, days too long ago or too far ahead, and nights that
 * a booking, another calendar or another such stay holds, naming the first. Hours are refused where they come too near to others, and at listings that sell none. Blocked nights can be used; they stay blocked when it goes.
 */
export async function addManualBooking(
  ctx: Ctx,
  { key, listingId, ...input }: AddManualBookingInput,
): Promise<{ manualBookingId: string }> {
  const { id: hostId } = requireActor(ctx);
  const request = { owner: hostId, operation: "manual-bookings.add", key, body: { listingId, ...input } };
  return namingTakenNights(ctx, listingId, input, () =>
    once(ctx, request, async (tx) => {
      const listing = await lockOwnTimes(tx, listingId);
      const now = ctx.clock.now();
      requireManualDays(input, todayAt(listing.timeZone, now));
      const { by, startsAt, returnsAt, ...about } = input;
      if (by === "hours" && !(await boatsWithHours(tx, [listingId])).has(listingId)) throw manualBookingError("manual_no_hours");
      const made = await tx.db
        .insert(manualBookings)
        .values({
          propertyId: listingId,
          hostId,
          ...about,
          ...timesOf({ ...about, by, startsAt, returnsAt }, listing),
          createdAt: now,
          changedAt: now,
        })
        .returning({ manualBookingId: manualBookings.id });
      return only(made);
    }),
  );
}
