import type { Ctx } from "../../platform/context.server.ts";
import { MOST_TOTAL_CENTS } from "../../platform/money.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import type { StayTerms } from "../listings/index.server.ts";
import { stayTerms } from "../listings/index.server.ts";
import { customPricesOf, heldNights } from "./availability.queries.server.ts";
import { stayError } from "./stay.errors.ts";
import { type Quote, quoteStay, refuseStay } from "./stay.rules.ts";
import type { StayRequest } from "./stay.schema.ts";

/** Quotes a stay that can be booked now; otherwise refuses with the reason. */
export async function quoteListing(ctx: Ctx, listingId: string, request: StayRequest): Promise<Quote> {
  return quoteTerms(ctx, await stayTerms(ctx, listingId), request);
}

/** A booking that would be changed: its nights are free for itself, at the prices that it has. */
export type OwnStay = { bookingId: string; prices: ReadonlyMap<string, number> };

/** Like `quoteListing`, for a caller that has already read the terms. */
export async function quoteTerms(ctx: Ctx, terms: StayTerms, request: StayRequest, own?: OwnStay): Promise<Quote> {
  dependsOn(ctx, `nights:${terms.listingId}`);
  const refusal = refuseStay(terms, request, ctx.clock.now());
  if (refusal) throw stayError(refusal.code, { message: refusal.message });
  const held = (await heldNights(ctx, terms.listingId, request)).filter(({ bookingId }) => !own || bookingId !== own.bookingId);
  if (held.some(({ kind }) => kind === "block")) throw stayError("dates_blocked");
  if (held.length > 0) throw stayError("dates_taken");
  const asked = (await customPricesOf(ctx, [terms.listingId], request)).get(terms.listingId) ?? [];
  const customPrices = new Map([...asked, ...(own?.prices ?? [])]);
  const quote = quoteStay(request, { ...terms, customPrices });
  if (quote.total.cents > MOST_TOTAL_CENTS) throw stayError("stay_price_too_high");
  return quote;
}
