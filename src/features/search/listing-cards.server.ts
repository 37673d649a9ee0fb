import type { Ctx } from "../../platform/context.server.ts";
import { quoteStay, type Stay } from "../availability/index.ts";
import { customPricesOf } from "../availability/index.server.ts";
import { listingSummaries } from "../listings/index.server.ts";
import { ratingsOf } from "../reviews/index.server.ts";
import type { ListingCard } from "./search.schema.ts";

/** Cards of these listings, in the order of the ids: rated, and priced for the stay if there is one. */
export async function listingCards(ctx: Ctx, ids: string[], stay: Stay | null): Promise<ListingCard[]> {
  const [summaries, ratings, customPrices] = await Promise.all([
    listingSummaries(ctx, ids),
    ratingsOf(ctx, ids),
    stay ? customPricesOf(ctx, ids, stay) : new Map<string, Map<string, number>>(),
  ]);
  return summaries.map((summary) => {
    const rating = ratings.get(summary.id);
    const quote = stay && quoteStay(stay, { ...summary, customPrices: customPrices.get(summary.id) ?? new Map() });
    return {
      ...summary,
      rating: rating?.average ?? null,
      reviewCount: rating?.count ?? 0,
      stay: quote && { nights: quote.nights.length, totalCents: quote.total.cents },
    };
  });
}
