import type { BookedListing } from "../../listings/index.ts";
import type { ListingCard } from "../query/search.schema.ts";

/** A card without the fields that only the API returns. */
export type ShownCard = Pick<
  ListingCard,
  "id" | "title" | "city" | "country" | "latitude" | "longitude" | "nightlyPriceCents" | "stay" | "rating" | "reviewCount" | "cover"
> & {
  /** Why nobody can open the listing; left out where all can be. */
  offer?: BookedListing["offer"];
};

/** Only what a card and its pin show, because the page sends it to the browser. */
export function shownCard(card: ListingCard): ShownCard {
  const { id, title, city, country, latitude, longitude, nightlyPriceCents, stay, rating, reviewCount, cover } = card;
  return { id, title, city, country, latitude, longitude, nightlyPriceCents, stay, rating, reviewCount, cover };
}
