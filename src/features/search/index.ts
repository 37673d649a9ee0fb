export { correctQuery, searchTitle, writeAddress } from "./search-url.ts";
export { type ListingCard as ListingCardView, SearchQuery, type SearchResults, type SearchSummary } from "./search.schema.ts";
