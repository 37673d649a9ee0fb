export { CATEGORIES, CATEGORY_IDS, type CategoryId, postAnchor, postPath, threadPath } from "./forum.rules.ts";
export {
  EditPostInput,
  type DeskPost,
  ForumPageQuery,
  type ForumPost,
  ForumPostPath,
  ForumSearchQuery,
  ForumThreadPath,
  ForumThreadsQuery,
  MergeThreadInput,
  MoveThreadInput,
  ReplyInput,
  ReportPostInput,
  StaffReasonInput,
  StartThreadInput,
} from "./forum.schema.ts";
