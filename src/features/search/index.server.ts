export { searchError } from "./search.errors.ts";
export { findListings } from "./results/find-listings.server.ts";
export { lastListingNumber, listedListings } from "./index/listed-listings.server.ts";
export { listingCards, rememberedCards } from "./results/listing-cards.server.ts";
export { nearbyListings } from "./results/nearby-listings.server.ts";
export { searchApi } from "./search.api.server.ts";
export { showResults } from "./results/show-results.server.ts";
