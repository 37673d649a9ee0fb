import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { findBooking, lockBooking } from "../booking.queries.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { applyChange } from "./apply-change.server.ts";
import { needsHost, wantedStay } from "./change.rules.ts";
import type { ChangeBookingInput, Changed } from "./change.schema.ts";
import { pricedStay, quoteChange, requireChangeable } from "./quote-change.server.ts";
import { nameTakenNights } from "./taken-nights.server.ts";

/** Both sides get an email each time. */
const CHANGES: Limit = { name: "booking-changes", hits: 10, windowSeconds: 3600 };

/**
 * Changes dates or guests of a guest's own booking at the price that was shown, once per idempotency key, while cancelling is free. Refuses taken
 * nights, a price that has changed, a stay that the listing doesn't allow or that has begun, and a change that the host has to approve.
 */
export async function changeBooking(ctx: Ctx, bookingId: string, input: ChangeBookingInput): Promise<Changed> {
  const { id: guestId } = requireActor(ctx);
  const { key, ...body } = input;
  const { propertyId } = await admit(ctx, bookingPolicy, "change", () => findBooking(ctx, bookingId));
  await freshenCalendars(ctx, propertyId);
  return nameTakenNights(() =>
    once(ctx, { owner: guestId, operation: "bookings.change", key, body: { bookingId, ...body } }, async (tx) => {
      const now = ctx.clock.now();
      const booking = await requireChangeable(tx, "change", () => lockBooking(tx, bookingId));
      if (needsHost(booking, now)) throw bookingError("change_needs_host");
      const wanted = wantedStay(booking, input);
      const quoted = await quoteChange(tx, booking, wanted);
      if (quoted.quote.total.cents !== input.totalCents) throw bookingError("change_price_changed", { data: { quote: quoted.quote } });
      await countHit(tx, CHANGES, bookingId);
      await applyChange(tx, booking, pricedStay(wanted, quoted), { wasApproved: false, askedBy: "guest" });
      return { bookingId };
    }),
  );
}
