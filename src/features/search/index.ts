export { searchTitle, writeAddress } from "./search-address.ts";
export { type ListingCard as ListingCardView, SearchQuery, type SearchResults, type SearchSummary } from "./search.schema.ts";
