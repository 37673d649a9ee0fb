export { SavedPath, SaveInput } from "./saved.schema.ts";
export { ArrangeSavedInput, ChooseListsInput, ListStay, MakeListInput, SavedListPath, SharedListPath } from "./lists/saved-list.schema.ts";
