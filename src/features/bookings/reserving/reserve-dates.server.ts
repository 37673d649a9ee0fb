import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { earlierAnswer, once } from "../../../platform/limits/idempotency.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { instantAt, type Quote } from "../../availability/index.ts";
import { keptRulesOf, type QuotedStay, quoteTerms, stayError } from "../../availability/index.server.ts";
import { freshenCalendars } from "../../calendar-sync/index.server.ts";
import { stayTerms, type StayTerms } from "../../listings/index.server.ts";
import { moveMoney } from "../../payments/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingMade } from "../booking.facts.ts";
import { findSameBooking, insertBooking } from "../booking.queries.server.ts";
import { payableAt, priceOf, sharesOf } from "../booking.rules.ts";
import type { ReserveDatesInput, Reserved } from "../booking.schema.ts";
import { offerPolicy } from "../booking.policy.ts";
import { refusePets } from "./refuse-pets.server.ts";

const EXCLUSION_VIOLATION = "23P01";

/**
 * Books the nights for the guest at the price that was shown, once per idempotency key, completely or not at all. Refuses taken
 * nights, a price that has changed, a stay or pets that the listing doesn't allow, and the host's own listing. Someone who asks again for
 * exactly the stay they hold, perhaps from another tab, gets that booking.
 */
export async function reserveDates(ctx: Ctx, input: ReserveDatesInput): Promise<Reserved> {
  const { id: guestId } = requireActor(ctx);
  const { key, ...body } = input;
  const request = { owner: guestId, operation: "bookings.reserve", key, body };
  const earlier = await earlierAnswer<Reserved>(ctx, request);
  if (earlier) return earlier;
  try {
    // What is refused anyway is refused before other sites are asked.
    await requireOffer(ctx, input);
    await freshenCalendars(ctx, input.listingId);
    return await once(ctx, request, async (tx) => {
      const { terms, quote, fillsGap } = await requireOffer(tx, input);
      const bookingId = await insertBooking(tx, {
        ...rowOf(input, guestId, terms, quote, ctx.clock.now()),
        ...(await keptRulesOf(tx, input.listingId)),
        fillsGap,
      });
      await moveMoney(tx, "charge", bookingId, sharesOf(quote), { hostId: terms.hostId });
      await recordFact(tx, bookingMade, { bookingId });
      return { bookingId };
    });
  } catch (error) {
    // Someone took one of the nights after we checked.
    const refusal = databaseErrorCode(error) === EXCLUSION_VIOLATION ? stayError("dates_taken") : error;
    const own = refusal instanceof AppError && refusal.code === "dates_taken" && (await findSameBooking(ctx, guestId, input));
    if (own) return { bookingId: own };
    throw refusal;
  }
}

/** The listing's terms and the price for this stay, if it is on offer to this guest as it was shown. */
async function requireOffer(ctx: Ctx, input: ReserveDatesInput): Promise<QuotedStay & { terms: StayTerms }> {
  const terms = await admit(ctx, offerPolicy, "reserve", () => stayTerms(ctx, input.listingId));
  refusePets(terms, input.pets);
  const quoted = await quoteTerms(ctx, terms, input);
  const { quote } = quoted;
  if (quote.total.cents !== input.totalCents) throw bookingError("price_changed", { data: { quote } });
  return { terms, ...quoted };
}

function rowOf(input: ReserveDatesInput, guestId: string, terms: StayTerms, quote: Quote, now: Date) {
  const { listingId, checkIn, checkOut, guests, children, infants, pets } = input;
  const { timeZone, checkInTime, checkOutTime, cancellationPolicy } = terms;
  return {
    propertyId: listingId,
    guestId,
    hostId: terms.hostId,
    checkIn,
    checkOut,
    guests,
    children,
    infants,
    pets,
    ...priceOf(quote),
    cancellationPolicy,
    timeZone,
    checkInTime,
    checkOutTime,
    beginsAt: instantAt(timeZone, checkIn, checkInTime),
    endsAt: instantAt(timeZone, checkOut, checkOutTime),
    payableAt: payableAt(timeZone, checkIn),
    createdAt: now,
  };
}
