import { z } from "zod";
import { IdempotencyKey } from "../../platform/limits/idempotency-key.ts";
import { Line, Prose } from "../../platform/text.schema.ts";
import { CATEGORY_IDS, LONGEST_POST, LONGEST_TITLE, MOST_PAGE, SORTS } from "./forum.rules.ts";

const Category = z.enum(CATEGORY_IDS, "Category is required");
const Title = Line("Title is required").min(1, "Title is required").max(LONGEST_TITLE, `Keep the title to ${LONGEST_TITLE} characters.`);
const Text = Prose("Content is required")
  .min(1, "Content is required")
  .max(LONGEST_POST, `Keep it to ${LONGEST_POST.toLocaleString("en-US")} characters.`);
const Reason = Prose("Tell us what's wrong.").min(1, "Tell us what's wrong.").max(1000, "Keep it to 1,000 characters.");
const StaffReason = Prose("Say why.").min(1, "Say why.").max(1000, "Keep it to 1,000 characters.");
const Page = z.coerce.number().int().min(1).max(MOST_PAGE).default(1);

export const CategoryPath = z.object({ categoryId: z.string().max(60) });
export const ForumThreadPath = z.object({ threadId: z.uuid() });
export const ForumPostPath = z.object({ postId: z.uuid() });
export const ForumThreadsQuery = z.object({ sort: z.enum(SORTS).default("latest"), page: Page });
export type ForumThreadsQuery = z.infer<typeof ForumThreadsQuery>;
export const ForumPageQuery = z.object({ page: Page });
export const ForumSearchQuery = z.object({ q: z.string().trim().max(200).default(""), page: Page });
export type ForumSearchQuery = z.infer<typeof ForumSearchQuery>;

export const StartThreadInput = z.object({ key: IdempotencyKey, categoryId: Category, title: Title, text: Text });
export type StartThreadInput = z.infer<typeof StartThreadInput>;
export const ReplyInput = z.object({ key: IdempotencyKey, text: Text });
export type ReplyInput = z.infer<typeof ReplyInput>;
export const EditPostInput = z.object({ text: Text, title: Title.optional() });
export type EditPostInput = z.infer<typeof EditPostInput>;
export const ReportPostInput = z.object({ reason: Reason });
export const StaffReasonInput = z.object({ reason: StaffReason }).meta({ id: "StaffReasonInput" });
export const MoveThreadInput = StaffReasonInput.extend({ categoryId: Category });
export const MergeThreadInput = StaffReasonInput.extend({ intoId: z.uuid("Give the address or id of the other discussion.") });

const ForumPerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    avatarUrl: z.string().nullable(),
    isSupport: z.boolean(),
    /** They have a page as a host, which everyone can see. */
    isHost: z.boolean(),
  })
  .meta({ id: "ForumPerson" });
export type ForumPerson = z.infer<typeof ForumPerson>;

const LatestPost = z.object({ postId: z.uuid(), title: z.string(), author: ForumPerson, at: z.iso.datetime() });
export const ForumCategory = z
  .object({
    id: z.enum(CATEGORY_IDS),
    name: z.string(),
    description: z.string(),
    threadCount: z.number().int(),
    latest: LatestPost.nullable(),
  })
  .meta({ id: "ForumCategory" });
export type ForumCategory = z.infer<typeof ForumCategory>;
export const ForumCategories = z.object({ categories: z.array(ForumCategory) });

const Status = z.enum(["waiting", "visible", "hidden", "deleted"]);

export const ForumThreadSummary = z
  .object({
    id: z.uuid(),
    categoryId: z.enum(CATEGORY_IDS),
    title: z.string(),
    author: ForumPerson,
    createdAt: z.iso.datetime(),
    replyCount: z.number().int(),
    views: z.number().int(),
    /** The newest post, when there are replies. */
    lastReply: z.object({ postId: z.uuid(), author: ForumPerson, at: z.iso.datetime() }).nullable(),
    isPinned: z.boolean(),
    isLocked: z.boolean(),
    status: Status,
  })
  .meta({ id: "ForumThread" });
export type ForumThreadSummary = z.infer<typeof ForumThreadSummary>;

export const ForumThreadList = z.object({
  category: ForumCategory,
  threads: z.array(ForumThreadSummary),
  page: z.number().int(),
  pages: z.number().int(),
});
export type ForumThreadList = z.infer<typeof ForumThreadList>;

export const ForumPost = z
  .object({
    id: z.uuid(),
    /** Its place in the thread; null while it waits for approval. */
    number: z.number().int().nullable(),
    author: ForumPerson,
    /** Markdown. */
    text: z.string(),
    likeCount: z.number().int(),
    isLiked: z.boolean(),
    isMine: z.boolean(),
    createdAt: z.iso.datetime(),
    isEdited: z.boolean(),
    status: Status,
    hiddenReason: z.string().nullable(),
    mayEdit: z.boolean(),
  })
  .meta({ id: "ForumPost" });
export type ForumPost = z.infer<typeof ForumPost>;

export const ForumThreadView = z.object({
  thread: ForumThreadSummary,
  posts: z.array(ForumPost),
  page: z.number().int(),
  pages: z.number().int(),
  /** The viewer's own posts here that wait for approval. */
  waiting: z.array(ForumPost),
  isFollowing: z.boolean(),
  mayReply: z.boolean(),
  /** Who wrote in it last, and so can be mentioned. */
  people: z.array(ForumPerson),
});
export type ForumThreadView = z.infer<typeof ForumThreadView>;

/** Where what was just written is, and whether everyone can read it. */
export const WrittenPost = z.object({ threadId: z.uuid(), postId: z.uuid(), isWaiting: z.boolean() }).meta({ id: "WrittenPost" });
export type WrittenPost = z.infer<typeof WrittenPost>;

const Marked = z.object({ text: z.string(), isMatch: z.boolean() });
export const ForumSearchResult = z.object({
  postId: z.uuid(),
  threadId: z.uuid(),
  categoryId: z.enum(CATEGORY_IDS),
  title: z.array(Marked),
  excerpt: z.array(Marked),
  author: ForumPerson,
  at: z.iso.datetime(),
  isReply: z.boolean(),
});
export type ForumSearchResult = z.infer<typeof ForumSearchResult>;
export const ForumSearchResults = z.object({
  results: z.array(ForumSearchResult),
  total: z.number().int(),
  /** There are more matches than are ranked. */
  isCapped: z.boolean(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type ForumSearchResults = z.infer<typeof ForumSearchResults>;

const ReportView = z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() });
export const DeskPost = z
  .object({
    post: ForumPost,
    threadId: z.uuid(),
    title: z.string(),
    categoryId: z.enum(CATEGORY_IDS),
    isOpening: z.boolean(),
    reports: z.array(ReportView),
    mayDecide: z.boolean(),
  })
  .meta({ id: "DeskPost" });
export type DeskPost = z.infer<typeof DeskPost>;
export const ForumDesk = z.object({
  waiting: z.array(DeskPost),
  reported: z.array(DeskPost),
  counts: z.object({ waiting: z.number().int(), reported: z.number().int() }),
});
export type ForumDesk = z.infer<typeof ForumDesk>;
