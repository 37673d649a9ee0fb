import type { BookedListing } from "../../listings/index.ts";
import type { ListingCard } from "../query/search.schema.ts";

/** A card without the fields that only the API returns. */
export type ShownCard = Pick<
  ListingCard,
  | "id"
  | "title"
  | "city"
  | "country"
  | "latitude"
  | "longitude"
  | "capacity"
  | "bedrooms"
  | "beds"
  | "boat"
  | "isRefundable"
  | "refundableUntil"
  | "nightlyPriceCents"
  | "stay"
  | "charter"
  | "rating"
  | "reviewCount"
  | "cover"
  | "photoCount"
> & {
  /** Why nobody can open the listing; left out where all can be. */
  offer?: BookedListing["offer"];
  /** Why it cannot be booked for the stay that was asked for; left out where it can be. */
  refusal?: string;
};

/** So many cards at the start of a list have the blurred preview of their photo: the others are seen only later. */
const PREVIEWED = 6;

/** Only what a card and its pin show, because the page sends it to the browser. */
export function shownCard(card: ListingCard, place = 0): ShownCard {
  const {
    hostId: _host,
    type: _type,
    category: _category,
    state: _state,
    cleaningFeeCents: _fee,
    cancellationPolicy: _policy,
    ...shown
  } = card;
  return { ...shown, cover: shown.cover && place >= PREVIEWED ? { ...shown.cover, preview: "" } : shown.cover };
}
