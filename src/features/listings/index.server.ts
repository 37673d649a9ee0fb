export { listingPolicy } from "./listing.policy.ts";
export { listingApi } from "./listing.api.server.ts";
export { listingSubscribers } from "./listing.jobs.server.ts";
export { listingDetails } from "./listing.views.server.ts";
export { listingError } from "./listing.errors.ts";
export { bookedListings, bookedPlaces, listingSummaries, readListing, readStayPlace, requireListing } from "./listing.view.server.ts";
export { photoJobs } from "./photos/photo.jobs.server.ts";
export { readHiddenPhoto } from "./photos/files/read-hidden-photo.server.ts";
export { readPublicPhoto } from "./photos/files/read-public-photo.server.ts";
export { readPhotoVariant } from "./photos/files/read-photo-variant.server.ts";
export { type FoundListing, searchTitles } from "./search-titles.server.ts";
export { stayTerms, stayTermsOf, type StayTerms } from "./stay-terms.server.ts";
export { hostOf, isTitled, type ListingBasics, listingBasics, lockListing } from "./listing-basics.server.ts";
export { hasListing, hostListings, hostsAmong, hostTimeZones, isListingOf, publishedListings } from "./host-listings.server.ts";
export { addImportedListing } from "./hosting/add-imported-listing.server.ts";
export { discardDraft } from "./drafts/discard-draft.server.ts";
export { ownDrafts } from "./drafts/own-drafts.server.ts";
export { createListing } from "./hosting/create-listing.server.ts";
export { deleteListing } from "./hosting/delete-listing.server.ts";
export { duplicateListing } from "./hosting/duplicate-listing.server.ts";
export { listOwnListings } from "./hosting/list-own-listings.server.ts";
export { readOwnListing } from "./hosting/own-listing.server.ts";
export { bulkEditListings } from "./bulk/bulk-edit-listings.server.ts";
export { lastBulkEdit } from "./bulk/last-bulk-edit.server.ts";
export { previewBulkEdit } from "./bulk/preview-bulk-edit.server.ts";
export { readBulkListings } from "./bulk/read-bulk-listings.server.ts";
export { undoBulkEdit } from "./bulk/undo-bulk-edit.server.ts";
export { pauseListing } from "./hosting/pause-listing.server.ts";
export { resumeListing } from "./hosting/resume-listing.server.ts";
export { unlistListing } from "./hosting/unlist-listing.server.ts";
export { putListingBack, takeListingDown } from "./hosting/take-down.server.ts";
export { listingAdded, listingDeleted } from "./listing.facts.ts";
export { updateListing } from "./hosting/update-listing.server.ts";
export {
  type ListingBrief,
  lockOwnBoat,
  lockOwnTimes,
  lockOwnTimeZone,
  lockOwnTimeZones,
  ownListing,
  ownListings,
  ownTitles,
} from "./hosting/own-listings.server.ts";
export { addPhoto } from "./photos/add-photo.server.ts";
export { waitingPhotos } from "./photos/waiting-photos.server.ts";
export { countListings } from "./count-listings.server.ts";
export { listingWalks } from "./details/listing-walks.server.ts";
