export {
  AMENITY_FILTERS,
  type AmenityFilter,
  type CancellationPolicy,
  CATEGORIES,
  type Category,
  type Crew,
  DEFAULT_RESPONSE_RATE,
  HOME_KINDS,
  type HomeKind,
  CATEGORIES_OF,
  LISTING_TYPES,
  type ListingType,
  MANAGED_STATUSES,
} from "./listing.rules.ts";
export { CANCELLATION_POLICIES } from "./listing.rules.ts";
export { BookedListing, type BoatParticulars, ListingPath, ListingSummary, ListingView, Location, StayPlace } from "./listing.schema.ts";
export { DraftPath, type ListingDraft } from "./drafts/draft.schema.ts";
export { Photo } from "./photos/photo.schema.ts";
export { plainUrl } from "./photos/photo-address.ts";
export { checklistOfListing, qualityOfListing } from "./quality/quality.rules.ts";
export { amenityLabel, petsRule, POLICY_WORDS, STATUS_CHOICES } from "./listing-words.ts";
export { changedPrice, MOST_BULK_LISTINGS, UNDO_MINUTES } from "./bulk/bulk-edit.rules.ts";
export {
  BulkEditDone,
  BulkEditInput,
  BulkEditPreview,
  BulkEditUndone,
  bulkPriceFields,
  bulkPriceRules,
  LastBulkEdit,
  PreviewBulkEditForm,
  type PreviewBulkEditInput,
} from "./bulk/bulk-edit.schema.ts";
export {
  CreateListingInput,
  DuplicateListingInput,
  type ListingFields,
  type ListingMade,
  ListingFieldsInput,
  listingRules,
  LISTINGS_PER_PAGE,
  type ManagedListing,
  type ManagedListings,
  ManagedListingsQuery,
  type OwnListing,
  UpdateListingInput,
} from "./hosting/hosting.schema.ts";
