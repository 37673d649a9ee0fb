export { SavedPath, SaveInput } from "./saved.schema.ts";
export { chooseCompared, TOO_MANY_COMPARED } from "./compare/compare.rules.ts";
export { ArrangeSavedInput, ChooseListsInput, ListStay, MakeListInput, SavedListPath, SharedListPath } from "./lists/saved-list.schema.ts";
export { CommentPath, CompanionPath, InvitationPath, type ListTalk, VotePath, WriteCommentInput } from "./companions/companion.schema.ts";
