export { listingApi } from "./listing.api.server.ts";
export { listingError } from "./listing.errors.ts";
export { selectNewestIds as newestListingIds } from "./listing.queries.server.ts";
export { listingSummaries, readListing, readStayPlace } from "./listing.view.server.ts";
export { photoJobs } from "./photos/photo.jobs.server.ts";
export { readPhotoVariant } from "./photos/read-photo-variant.server.ts";
export { stayTerms, type StayTerms } from "./stay-terms.server.ts";
export { hostListings } from "./host-listings.server.ts";
export { lockOwnListing, type OwnListing, ownListing, ownListings } from "./own-listing.server.ts";
