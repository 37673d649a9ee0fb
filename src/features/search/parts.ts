export { FilterChips } from "./filter-chips.tsx";
export { ListingCard, RatingMark } from "./listing-card.tsx";
export { SearchFilters } from "./search-filters.tsx";
export { useKeptFilters } from "./use-kept-filters.ts";
export { useSearchForm } from "./use-search-form.ts";
