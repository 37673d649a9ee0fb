import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { only } from "../../../platform/db/only.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { changeAsked } from "../booking.facts.ts";
import { lockBooking } from "../booking.queries.server.ts";
import { quoteOf } from "../booking.rules.ts";
import { findUnclosedRequest } from "./change.queries.server.ts";
import { approverOf, beginOf, requestLapsesAt } from "./change.rules.ts";
import type { ChangeInput, ChangeAsked } from "./change.schema.ts";
import { bookingChangeRequests } from "./change.tables.server.ts";
import { closeRequest } from "./close-request.server.ts";
import { requireChangeable } from "./changeable.server.ts";
import { priceChange } from "./quote-change.server.ts";

/** The other side gets an email each time. */
const REQUESTS: Limit = { name: "booking-change-requests", hits: 5, windowSeconds: 3600 };

/**
 * Asks the other side to change a booking at the price that was shown, once per idempotency key. The nights aren't held meanwhile. Refuses what
 * couldn't be had, what a guest can change without asking, and a second request beside an open one.
 */
export async function askForChange(ctx: Ctx, bookingId: string, input: ChangeInput): Promise<ChangeAsked> {
  const { id: personId } = requireActor(ctx);
  const { key, ...body } = input;
  return once(ctx, { owner: personId, operation: "bookings.ask-for-change", key, body: { bookingId, ...body } }, async (tx) => {
    const now = ctx.clock.now();
    const booking = await requireChangeable(tx, "askForChange", () => lockBooking(tx, bookingId));
    const before = await findUnclosedRequest(tx, bookingId);
    if (before && before.lapsesAt > now) throw bookingError("change_asked_already");
    if (!approverOf(booking.side, booking, now)) throw bookingError("change_is_free");
    const priced = await priceChange(tx, booking, input);
    if (priced.totalPrice !== input.totalCents) throw bookingError("change_price_changed", { data: { quote: quoteOf(priced) } });
    await countHit(tx, REQUESTS, bookingId);
    if (before) await closeRequest(tx, before.id, "lapsed");
    const lapsesAt = requestLapsesAt(now, booking.beginsAt, beginOf(booking, priced));
    const made = await tx.db
      .insert(bookingChangeRequests)
      .values({ bookingId, ...priced, askedBy: booking.side, askedAt: now, lapsesAt })
      .returning({ requestId: bookingChangeRequests.id });
    const { requestId } = only(made);
    await recordFact(tx, changeAsked, { requestId });
    return { requestId };
  });
}
