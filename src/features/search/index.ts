export { earliestToday } from "./query/search.rules.ts";
export type { Destination } from "./home/destination.ts";
export { searchName } from "./filters/chips.ts";
export { hasCharterTime } from "./query/charter-when.ts";
export { searchTitle, writeAddress } from "./query/search-address.ts";
export { type ListingCard, SearchQuery, type SearchResults, type SearchSummary } from "./query/search.schema.ts";
export { shownCard, type ShownCard } from "./results/shown-card.ts";
export { EstimateInput } from "./price/price.schema.ts";
