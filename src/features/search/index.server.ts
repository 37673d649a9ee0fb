export { searchError } from "./search.errors.ts";
export { findListings } from "./find-listings.server.ts";
export { lastListingNumber, listedListings } from "./listed-listings.server.ts";
export { listingCards } from "./listing-cards.server.ts";
export { nearbyListings } from "./nearby-listings.server.ts";
export { searchApi } from "./search.api.server.ts";
export { showResults } from "./show-results.server.ts";
