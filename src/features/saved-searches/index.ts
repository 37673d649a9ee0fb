export { SavedSearchPath, SaveSearchInput } from "./saved-search.schema.ts";
