import type { Ctx } from "../../../platform/context.server.ts";
import { quoteStay, type Stay } from "../../availability/index.ts";
import { bookedListings, listingSummaries } from "../../listings/index.server.ts";
import type { ListingCard } from "../query/search.schema.ts";
import { type ShownCard, shownCard } from "./shown-card.ts";
import { selectFigures } from "../index/search.queries.server.ts";

/** Cards of these listings, in the order of the ids: rated, and priced for the stay if there is one. */
export async function listingCards(ctx: Ctx, ids: string[], stay: Stay | null): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const [summaries, figures] = await Promise.all([listingSummaries(ctx, ids), selectFigures(ctx, ids, stay)]);
  const figuresOf = new Map(figures.map((row) => [row.id, row]));
  return summaries.map((summary) => {
    const { rating = null, reviewCount = 0, customPrices } = figuresOf.get(summary.id) ?? {};
    const quote = stay && quoteStay(stay, { ...summary, customPrices: new Map(Object.entries(customPrices ?? {})) });
    return { ...summary, rating, reviewCount, stay: quote && { nights: quote.nights.length, totalCents: quote.total.cents } };
  });
}

/** Cards of listings that somebody remembers, in the order of the ids; of one that is paused or deleted by now the card says so. */
export async function rememberedCards(ctx: Ctx, ids: string[]): Promise<ShownCard[]> {
  const [cards, known] = await Promise.all([listingCards(ctx, ids, null), bookedListings(ctx, ids)]);
  return cards.map((card) => ({ ...shownCard(card), offer: known.get(card.id)?.offer }));
}
