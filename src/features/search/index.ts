export { correctQuery, FILTER_KEYS, searchTitle, writeAddress } from "./search-url.ts";
export {
  type ListingCard as ListingCardView,
  PAGE_SIZE,
  SearchQuery,
  type SearchResults,
  type SearchSummary,
  SORTS,
} from "./search.schema.ts";
