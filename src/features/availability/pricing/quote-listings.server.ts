import type { Ctx } from "../../../platform/context.server.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import { stayTermsOf } from "../../listings/index.server.ts";
import { customPricesOf, heldNightsOf } from "../availability.queries.server.ts";
import { daysAheadOf, type Quote, quoteStay } from "./pricing.rules.ts";
import { rulesOf } from "../rules/rules.queries.server.ts";
import { stayError } from "../stay.errors.ts";
import { BESIDE, isFreeFor, isGapStay, refuseStay } from "../stay-limits.rules.ts";
import { addDays, todayAt } from "../stay.rules.ts";
import type { StayRequest } from "../stay.schema.ts";

const NOT_FREE = "Unavailable for your dates";

/** What each of the listings asks for the stay, or why it cannot be booked. Those that are paused or deleted are left out. */
export async function quoteListings(ctx: Ctx, listingIds: string[], request: StayRequest): Promise<Map<string, Quote | string>> {
  const around = { checkIn: addDays(request.checkIn, -BESIDE), checkOut: addDays(request.checkOut, BESIDE) };
  const [all, held, prices, rulesById] = await Promise.all([
    stayTermsOf(ctx, listingIds),
    heldNightsOf(ctx, listingIds, around),
    customPricesOf(ctx, listingIds, request),
    rulesOf(ctx, listingIds, { first: request.checkIn, last: request.checkIn }),
  ]);
  const now = ctx.clock.now();
  const answers = new Map<string, Quote | string>();
  for (const terms of all) {
    const { listingId } = terms;
    dependsOn(ctx, `nights:${listingId}`);
    const rules = rulesById.get(listingId);
    const today = todayAt(terms.timeZone, now);
    const isTaken = (night: string) => held.get(listingId)?.has(night) ?? false;
    const isGap = isGapStay(rules, today, request, isTaken);
    const refusal = refuseStay({ ...terms, rules }, request, now, isGap);
    const customPrices = prices.get(listingId) ?? new Map<string, number>();
    const given = { rules, isGap, customPrices, guests: request.guests, daysAhead: daysAheadOf(today, request) };
    if (refusal) answers.set(listingId, stayError(refusal.code, { message: refusal.message }).message);
    else answers.set(listingId, isFreeFor(request, rules, held.get(listingId)) ? quoteStay(request, { ...terms, ...given }) : NOT_FREE);
  }
  return answers;
}
