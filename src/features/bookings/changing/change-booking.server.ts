import type { Ctx } from "../../../platform/context.server.ts";
import { earlierAnswer, once } from "../../../platform/limits/idempotency.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { findBooking, lockBooking } from "../booking.queries.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { applyChange } from "./apply-change.server.ts";
import { needsHost, type PricedStay, wantedStay } from "./change.rules.ts";
import type { ChangeBookingInput, Changed } from "./change.schema.ts";
import { type Changeable, pricedStay, quoteChange, requireChangeable } from "./quote-change.server.ts";
import { payDifference } from "./paying/pay-difference.server.ts";
import { nameTakenNights } from "./taken-nights.server.ts";

/** Both sides get an email each time. */
const CHANGES: Limit = { name: "booking-changes", hits: 10, windowSeconds: 3600 };

/**
 * Changes dates or guests of a guest's own booking at the price that was shown, once per idempotency key, while cancelling is free. Refuses taken
 * nights, a price that has changed, a stay that the listing doesn't allow or that has begun, and a change that the host has to approve. `paidWith`: the payment
 * that its guest made for it; else what it costs more is charged to the card on file.
 */
export async function changeBooking(ctx: Ctx, bookingId: string, input: ChangeBookingInput, paidWith?: string): Promise<Changed> {
  const { id: guestId } = requireActor(ctx);
  const { key, ...body } = input;
  const request = { owner: guestId, operation: "bookings.change", key, body: { bookingId, ...body } };
  const seen = await admit(ctx, bookingPolicy, "change", () => findBooking(ctx, bookingId));
  const earlier = await earlierAnswer<Changed>(ctx, request);
  if (earlier) return earlier;
  await freshenCalendars(ctx, seen.propertyId);
  // What is refused anyway is refused before a card is asked. What was paid already is given back where it is refused below.
  if (!paidWith) await requireChange(ctx, await requireChangeable(ctx, "change", () => findBooking(ctx, bookingId)), input);
  return payDifference(ctx, seen, { cents: input.totalCents - seen.totalPrice, paidWith }, (take) =>
    nameTakenNights(() =>
      once(ctx, request, async (tx) => {
        const booking = await requireChangeable(tx, "change", () => lockBooking(tx, bookingId));
        // Another change came first, and with it another difference.
        if (booking.changes !== seen.changes) throw bookingError("change_price_changed");
        const priced = await requireChange(tx, booking, input);
        await countHit(tx, CHANGES, bookingId);
        await applyChange(tx, booking, priced, { wasApproved: false, askedBy: "guest" });
        await take(tx);
        return { bookingId };
      }),
    ),
  );
}

/** The stay as it becomes, with its price, if it may be so without asking the host, and at the price that was shown. */
export async function requireChange(ctx: Ctx, booking: Changeable, input: ChangeBookingInput): Promise<PricedStay> {
  if (needsHost(booking, ctx.clock.now())) throw bookingError("change_needs_host");
  const wanted = wantedStay(booking, input);
  const quoted = await quoteChange(ctx, booking, wanted);
  if (quoted.quote.total.cents !== input.totalCents) throw bookingError("change_price_changed", { data: { quote: quoted.quote } });
  return pricedStay(wanted, quoted);
}
