export {
  DEFAULT_AMENITIES,
  DEFAULT_PRICE_CENTS,
  type FieldSource,
  type ImportedField,
  type ImportedListing,
  type ImportedValues,
  PAGE_PROBLEMS,
  type PageProblem,
  type PageReading,
} from "./imported-listing.ts";
export { isHostOf, type Platform, PLATFORMS } from "./platforms/platform-domains.ts";
export { ADDRESS_MESSAGES, isAddressOf, type ListingAddress, readListingAddress } from "./platforms/platforms.rules.ts";
