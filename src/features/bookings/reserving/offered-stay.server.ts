import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { instantAt, type Quote, type Stay } from "../../availability/index.ts";
import { keptRulesOf, type QuotedStay, quoteTerms } from "../../availability/index.server.ts";
import { stayTerms, type StayTerms } from "../../listings/index.server.ts";
import { bookingError } from "../booking.errors.ts";
import { payableAt, priceOf } from "../booking.rules.ts";
import { offerPolicy } from "../booking.policy.ts";
import type { ReserveDatesInput } from "../booking.schema.ts";
import { refusePets } from "./refuse-pets.server.ts";

export type Offer = QuotedStay & { terms: StayTerms };

/** The listing's terms and the price for this stay, if it is on offer to this guest as it was shown. */
export async function requireOffer(ctx: Ctx, input: Omit<ReserveDatesInput, "key">): Promise<Offer> {
  const terms = await admit(ctx, offerPolicy, "reserve", () => stayTerms(ctx, input.listingId));
  refusePets(terms, input.pets);
  const quoted = await quoteTerms(ctx, terms, input);
  const { quote } = quoted;
  if (quote.total.cents !== input.totalCents) throw bookingError("price_changed", { data: { quote } });
  return { terms, ...quoted };
}

/** The stay with its price and terms, as a booking and a checkout keep it. */
export async function stayRow(ctx: Ctx, input: Omit<ReserveDatesInput, "key">, guestId: string, { terms, quote, fillsGap }: Offer) {
  return { ...rowOf(input, guestId, terms, quote, ctx.clock.now()), ...(await keptTermsOf(ctx, terms, input)), fillsGap };
}

/** What holds at the listing now, and when the stay begins and ends there. */
export async function keptTermsOf(ctx: Ctx, terms: StayTerms, { checkIn, checkOut }: Stay) {
  const { listingId, timeZone, checkInTime, checkOutTime, cancellationPolicy } = terms;
  return {
    cancellationPolicy,
    timeZone,
    checkInTime,
    checkOutTime,
    beginsAt: instantAt(timeZone, checkIn, checkInTime),
    endsAt: instantAt(timeZone, checkOut, checkOutTime),
    payableAt: payableAt(timeZone, checkIn),
    ...(await keptRulesOf(ctx, listingId)),
  };
}

function rowOf(input: Omit<ReserveDatesInput, "key">, guestId: string, terms: StayTerms, quote: Quote, now: Date) {
  const { listingId, checkIn, checkOut, guests, children, infants, pets } = input;
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
    createdAt: now,
  };
}
