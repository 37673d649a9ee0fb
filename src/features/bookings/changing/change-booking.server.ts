import type { Ctx } from "../../../platform/context.server.ts";
import { earlierAnswer, once } from "../../../platform/limits/idempotency.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { findBooking, lockBooking } from "../booking.queries.server.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { quoteOf } from "../booking.rules.ts";
import { applyChange } from "./apply-change.server.ts";
import { needsHost, type PricedStay } from "./change.rules.ts";
import type { ChangeInput, Changed } from "./change.schema.ts";
import { type Changeable, requireChangeable } from "./changeable.server.ts";
import { priceChange } from "./quote-change.server.ts";
import { payDifference } from "./paying/pay-difference.server.ts";

/** Both sides get an email each time. */
const CHANGES: Limit = { name: "booking-changes", hits: 10, windowSeconds: 3600 };

/**
 * Changes dates or guests of a guest's own booking, or the start, package, party or extras of a charter, at the price that was shown, once per idempotency key, while cancelling is free. Refuses taken
 * nights, a price that has changed, a stay that the listing doesn't allow or that has begun, and a change that the host has to approve. `paidWith`: the payment
 * that its guest made for it; else what it costs more is charged to the card on file.
 */
export async function changeBooking(ctx: Ctx, bookingId: string, input: ChangeInput, paidWith?: string): Promise<Changed> {
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
  );
}

/** The stay as it becomes, with its price, if it may be so without asking the host, and at the price that was shown. */
export async function requireChange(ctx: Ctx, booking: Changeable, input: ChangeInput): Promise<PricedStay> {
  if (needsHost(booking, ctx.clock.now())) throw bookingError("change_needs_host");
  const priced = await priceChange(ctx, booking, input);
  if (priced.totalPrice !== input.totalCents) throw bookingError("change_price_changed", { data: { quote: quoteOf(priced) } });
  return priced;
}
