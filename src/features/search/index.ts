export { earliestToday } from "./query/search.rules.ts";
export { searchTitle, writeAddress } from "./query/search-address.ts";
export { SearchQuery, type SearchResults, type SearchSummary } from "./query/search.schema.ts";
export { shownCard, type ShownCard } from "./results/shown-card.ts";
