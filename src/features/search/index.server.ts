export { searchError } from "./search.errors.ts";
export { findListings } from "./find-listings.server.ts";
export { listingCards } from "./listing-cards.server.ts";
export { nearbyListings } from "./nearby-listings.server.ts";
export { searchApi } from "./search.api.server.ts";
export { summariseResults } from "./summarise-results.server.ts";
