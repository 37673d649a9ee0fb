export { SavedPath, SaveInput } from "./saved.schema.ts";
export { ArrangeSavedInput, ListStay, MakeListInput, SavedListPath, SharedListPath } from "./lists/saved-list.schema.ts";
