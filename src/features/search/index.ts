export { searchTitle, writeAddress } from "./search-address.ts";
export { SearchQuery, type SearchResults, type SearchSummary } from "./search.schema.ts";
export { shownCard, type ShownCard } from "./shown-card.ts";
