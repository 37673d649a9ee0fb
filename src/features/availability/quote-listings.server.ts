import { and, gte, inArray, lt } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { stayTermsOf } from "../listings/index.server.ts";
import { customPricesOf } from "./availability.queries.server.ts";
import { occupiedNights } from "./availability.tables.server.ts";
import { stayError } from "./stay.errors.ts";
import { type Quote, quoteStay, refuseStay, type Stay } from "./stay.rules.ts";
import type { StayRequest } from "./stay.schema.ts";

const NOT_FREE = "Not free on these dates";

/** What each of the listings asks for the stay, or why it cannot be booked. Those that are paused or deleted are left out. */
export async function quoteListings(ctx: Ctx, listingIds: string[], request: StayRequest): Promise<Map<string, Quote | string>> {
  const [all, held, prices] = await Promise.all([
    stayTermsOf(ctx, listingIds),
    listingsWithHeldNights(ctx, listingIds, request),
    customPricesOf(ctx, listingIds, request),
  ]);
  const answers = new Map<string, Quote | string>();
  for (const terms of all) {
    const { listingId } = terms;
    dependsOn(ctx, `nights:${listingId}`);
    const refusal = refuseStay(terms, request, ctx.clock.now());
    const customPrices = prices.get(listingId) ?? new Map<string, number>();
    if (refusal) answers.set(listingId, stayError(refusal.code, { message: refusal.message }).message);
    else answers.set(listingId, held.has(listingId) ? NOT_FREE : quoteStay(request, { ...terms, customPrices }));
  }
  return answers;
}

async function listingsWithHeldNights(ctx: Ctx, listingIds: string[], { checkIn, checkOut }: Stay): Promise<Set<string>> {
  const rows = await ctx.db
    .selectDistinct({ id: occupiedNights.propertyId })
    .from(occupiedNights)
    .where(and(inArray(occupiedNights.propertyId, listingIds), gte(occupiedNights.night, checkIn), lt(occupiedNights.night, checkOut)));
  return new Set(rows.map(({ id }) => id));
}
