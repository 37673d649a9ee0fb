import type { Ctx } from "../../platform/context.server.ts";
import { MOST_TOTAL_CENTS, money } from "../../platform/money.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import type { StayTerms } from "../listings/index.server.ts";
import { stayTerms } from "../listings/index.server.ts";
import { customPricesOf, heldNights, isHeldBy } from "./availability.queries.server.ts";
import { chargedNights, daysAheadOf, extraGuests, type Quote, quoteOfNights, quoteStay } from "./pricing.rules.ts";
import { rulesOf } from "./rules/rules.queries.server.ts";
import { type KeptRules, NO_RULES, rulesForBooking } from "./rules/season.rules.ts";
import { stayError } from "./stay.errors.ts";
import { BESIDE, isGapStay, isStayedIn, nightsToPrepare, refuseStay } from "./stay-limits.rules.ts";
import { addDays, type Stay, todayAt } from "./stay.rules.ts";
import type { StayRequest } from "./stay.schema.ts";

/** Quotes a stay that can be booked now; otherwise refuses with the reason. */
export async function quoteListing(ctx: Ctx, listingId: string, request: StayRequest): Promise<Quote> {
  return quoteTerms(ctx, await stayTerms(ctx, listingId), request);
}

/** A booking that would be changed: its nights are free for itself, at the prices that it has, and its days of arrival and departure are allowed. */
export type OwnStay = Stay & { bookingId: string; prices: ReadonlyMap<string, number>; guests: number; kept: KeptRules };

/** Like `quoteListing`, for a caller that has already read the terms. */
export async function quoteTerms(ctx: Ctx, terms: StayTerms, request: StayRequest, own?: OwnStay): Promise<Quote> {
  dependsOn(ctx, `nights:${terms.listingId}`);
  const now = ctx.clock.now();
  const refusal = refuseStay(terms, request, now, true);
  if (refusal) throw stayError(refusal.code, { message: refusal.message });
  const around = { checkIn: addDays(request.checkIn, -BESIDE), checkOut: addDays(request.checkOut, BESIDE) };
  const allRules = await rulesOf(ctx, [terms.listingId], { first: request.checkIn, last: request.checkIn });
  const near = await heldNights(ctx, terms.listingId, around);
  const others = own ? near.filter((night) => !isHeldBy(night, own.bookingId)) : near;
  const taken = new Set(others.map(({ night }) => night));
  const today = todayAt(terms.timeZone, now);
  const listed = allRules.get(terms.listingId);
  const rules = listed && own ? rulesForBooking(listed, own, today) : listed;
  const isGap = isGapStay(rules, today, request, (night) => taken.has(night));
  const ruled = refuseStay({ ...terms, rules }, request, now, isGap);
  if (ruled) throw stayError(ruled.code, { message: ruled.message });
  const held = others.filter(({ night }) => night >= request.checkIn && night < request.checkOut);
  if (held.some(({ kind }) => kind === "block" || kind === "preparation")) throw stayError("dates_blocked");
  const beside = new Set(nightsToPrepare(request, own?.kept ?? rules ?? NO_RULES));
  const isCrowded = beside.size > 0 && others.some(({ night, kind }) => beside.has(night) && isStayedIn(kind));
  if (held.length > 0 || isCrowded) throw stayError("dates_taken");
  const custom = await customPricesOf(ctx, [terms.listingId], request);
  const quote = quoteStay(request, {
    ...terms,
    rules,
    isGap,
    customPrices: custom.get(terms.listingId) ?? new Map<string, number>(),
    guests: request.guests,
    daysAhead: daysAheadOf(today, request),
  });
  const asked = own ? keepNights(quote, own, request.guests) : quote;
  if (asked.total.cents > MOST_TOTAL_CENTS) throw stayError("stay_price_too_high");
  return asked;
}

/** Nights that a booking has keep their price; only what extra guests pay for them follows who comes, as it was when they were booked. */
function keepNights(quote: Quote, own: OwnStay, guests: number): Quote {
  const more = (extraGuests(own.kept, guests) - extraGuests(own.kept, own.guests)) * own.kept.extraGuestCents;
  const charged = chargedNights(quote);
  const nights = quote.nights.map(({ night }, index) => {
    const kept = own.prices.get(night);
    return { night, price: money(kept === undefined ? (charged[index] ?? 0) : Math.max(0, kept + more)) };
  });
  return quoteOfNights(nights, [], quote.cleaningFee.cents);
}
