import type { ListingCard } from "../query/search.schema.ts";

/** A card without what only the API tells. */
export type ShownCard = Pick<
  ListingCard,
  "id" | "title" | "city" | "country" | "latitude" | "longitude" | "nightlyPriceCents" | "stay" | "rating" | "reviewCount" | "cover"
>;

/** What a card and its pin show, and no more: the page carries it along to the browser. */
export function shownCard(card: ListingCard): ShownCard {
  const { id, title, city, country, latitude, longitude, nightlyPriceCents, stay, rating, reviewCount, cover } = card;
  return { id, title, city, country, latitude, longitude, nightlyPriceCents, stay, rating, reviewCount, cover };
}
