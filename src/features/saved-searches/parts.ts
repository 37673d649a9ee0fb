export { SaveSearch } from "./save-search.tsx";
export { SavedSearches } from "./saved-searches.tsx";
