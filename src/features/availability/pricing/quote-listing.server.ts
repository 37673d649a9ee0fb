import type { Ctx } from "../../../platform/context.server.ts";
import { MOST_TOTAL_CENTS } from "../../../platform/money.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import type { StayTerms } from "../../listings/index.server.ts";
import { stayTerms } from "../../listings/index.server.ts";
import { customPricesOf, heldNights, isHeldBy } from "../availability.queries.server.ts";
import { daysAheadOf, type Quote, quoteChangedStay, quoteStay } from "./pricing.rules.ts";
import { rulesOf } from "../rules/rules.queries.server.ts";
import { type KeptRules, NO_RULES, rulesForBooking } from "../rules/season.rules.ts";
import { stayError } from "../stay.errors.ts";
import { BESIDE, isGapStay, isStayedIn, nightsToPrepare, refuseStay } from "../stay-limits.rules.ts";
import { addDays, type Stay, todayAt } from "../stay.rules.ts";
import type { StayRequest } from "../stay.schema.ts";

/** Quotes a stay that can be booked now; otherwise refuses with the reason. */
export async function quoteListing(ctx: Ctx, listingId: string, request: StayRequest): Promise<Quote> {
  const { quote } = await quoteTerms(ctx, await stayTerms(ctx, listingId), request);
  return quote;
}

/** A booking that would be changed: its nights are free for itself, at their nightly prices, and its days of arrival and departure are allowed. */
export type OwnStay = Stay & {
  bookingId: string;
  nightly: ReadonlyMap<string, number>;
  kept: KeptRules;
  bookedAt: Date;
  /** It filled a gap when these dates were booked. */
  fillsGap: boolean;
  leastServiceFeeCents: number;
};

/** A quote, and whether the stay fills a gap, which a booking keeps for as long as its dates stay. */
export type QuotedStay = { quote: Quote; fillsGap: boolean };

/** Like `quoteListing`, for a caller that has already read the terms. The nights of its own checkout are free. */
export async function quoteTerms(
  ctx: Ctx,
  terms: StayTerms,
  request: StayRequest,
  own?: OwnStay,
  ownCheckoutId?: string,
): Promise<QuotedStay> {
  dependsOn(ctx, `nights:${terms.listingId}`);
  const now = ctx.clock.now();
  const refusal = refuseStay(terms, request, now, true);
  if (refusal) throw stayError(refusal.code, { message: refusal.message });
  const around = { checkIn: addDays(request.checkIn, -BESIDE), checkOut: addDays(request.checkOut, BESIDE) };
  const allRules = await rulesOf(ctx, [terms.listingId], { first: request.checkIn, last: request.checkIn });
  const near = await heldNights(ctx, terms.listingId, around, ownCheckoutId);
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
  const nights = { ...terms, rules, customPrices: custom.get(terms.listingId) ?? new Map<string, number>(), guests: request.guests };
  const isFree = (night: string) => !taken.has(night);
  const quoted = own
    ? quoteOwn(request, nights, own, today, isFree)
    : { fillsGap: isGap, quote: quoteStay(request, { ...nights, isGap, daysAhead: daysAheadOf(today, request) }) };
  if (quoted.quote.total.cents > MOST_TOTAL_CENTS) throw stayError("stay_price_too_high");
  return quoted;
}

type TodaysNights = Parameters<typeof quoteChangedStay>[1] & { timeZone: string; cleaningFeeCents: number };

/** As the booking was made that long ahead, and a gap that it filled is still filled while its dates stay. */
function quoteOwn(stay: Stay, nights: TodaysNights, own: OwnStay, today: string, isFree: (night: string) => boolean): QuotedStay {
  const isSame = stay.checkIn === own.checkIn && stay.checkOut === own.checkOut;
  const rules = { ...(nights.rules ?? NO_RULES), ...own.kept };
  const fillsGap = isSame ? own.fillsGap : isGapStay(rules, today, stay, (night) => !isFree(night));
  const quote = quoteChangedStay(stay, nights, {
    nightly: own.nightly,
    rules: own.kept,
    daysAhead: daysAheadOf(todayAt(nights.timeZone, own.bookedAt), stay),
    isGap: fillsGap,
    cleaningFeeCents: nights.cleaningFeeCents,
    leastServiceFeeCents: own.leastServiceFeeCents,
  });
  return { quote, fillsGap };
}
