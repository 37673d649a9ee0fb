export { FilterChips } from "./filter-chips.tsx";
export { ListingCard, RatingMark } from "./listing-card.tsx";
export { ResultList } from "./result-list.tsx";
export { ResultPages } from "./result-pages.tsx";
export { SearchFilters } from "./search-filters.tsx";
export { SortSelect } from "./sort-select.tsx";
export { useKeptFilters } from "./use-kept-filters.ts";
export { useSearchForm } from "./use-search-form.ts";
