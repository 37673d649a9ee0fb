import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import type { CategoryId } from "./forum.rules.ts";

export type PostStatus = "waiting" | "visible" | "hidden" | "deleted";
export type ThreadStatus = PostStatus | "merged";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: "restrict" });
const serial = () => bigint("serial", { mode: "number" }).notNull().generatedAlwaysAsIdentity();

/** The three rows come with the migration. Their counts are kept by triggers. */
export const forumCategories = pgTable("forum_categories", {
  id: text("id").$type<CategoryId>().primaryKey(),
  threadCount: integer("thread_count").notNull().default(0),
});

/** `reply_count`, `last_post_id` and `last_post_at` are of what everyone can read, and kept by triggers. */
export const forumThreads = pgTable(
  "forum_threads",
  {
    id: rowId(),
    serial: serial(),
    categoryId: text("category_id")
      .$type<CategoryId>()
      .notNull()
      .references(() => forumCategories.id),
    authorId: person("author_id").notNull(),
    title: text("title").notNull(),
    status: text("status").$type<ThreadStatus>().notNull(),
    /** Where its posts are now. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => forumThreads.id),
    isPinned: boolean("is_pinned").notNull().default(false),
    lockedAt: instant("locked_at"),
    /** The number that its newest post took. */
    lastNumber: integer("last_number").notNull().default(0),
    replyCount: integer("reply_count").notNull().default(0),
    lastPostId: uuid("last_post_id"),
    lastPostAt: instant("last_post_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("forum_threads_serial").on(t.serial),
    index("forum_threads_latest")
      .on(t.categoryId, t.isPinned, t.lastPostAt, t.id)
      .where(sql`status = 'visible'`),
    index("forum_threads_newest")
      .on(t.categoryId, t.createdAt, t.id)
      .where(sql`status = 'visible'`),
    index("forum_threads_replies")
      .on(t.categoryId, t.replyCount, t.lastPostAt, t.id)
      .where(sql`status = 'visible'`),
    index("forum_threads_unanswered")
      .on(t.categoryId, t.createdAt, t.id)
      .where(sql`status = 'visible' and reply_count = 0`),
    index("forum_threads_author").on(t.authorId, t.createdAt),
    check("forum_threads_title_fits", sql`char_length(title) between 1 and 120`),
    check("forum_threads_status_is_known", sql`status in ('waiting', 'visible', 'hidden', 'deleted', 'merged')`),
    check("forum_threads_merged_lead_on", sql`(status = 'merged') = (merged_into is not null)`),
    check("forum_threads_counts_are_counts", sql`reply_count >= 0 and last_number >= 0`),
  ],
);

/**
 * What somebody wrote: number 1 opens the thread and has its title, too, so that one index finds both. It takes its number when everyone can
 * read it. `is_public` says that they can now, and is kept by triggers: the post and its thread are visible.
 */
export const forumPosts = pgTable(
  "forum_posts",
  {
    id: rowId(),
    serial: serial(),
    threadId: uuid("thread_id")
      .notNull()
      .references(() => forumThreads.id, { onDelete: "cascade" }),
    number: integer("number"),
    authorId: person("author_id").notNull(),
    title: text("title").notNull().default(""),
    body: text("body").notNull(),
    status: text("status").$type<PostStatus>().notNull(),
    isPublic: boolean("is_public").notNull().default(false),
    likeCount: integer("like_count").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    publishedAt: instant("published_at"),
    editedAt: instant("edited_at"),
    /** Why it is hidden, in words for its author. */
    hiddenReason: text("hidden_reason"),
    /** Staff looked at it and let it stand: reports alone hide it no more. */
    clearedAt: instant("cleared_at"),
    search: tsvector("search").generatedAlwaysAs(
      sql`setweight(to_tsvector('forum_english', title), 'A') || setweight(to_tsvector('forum_english', body), 'B')`,
    ),
  },
  (t) => [
    uniqueIndex("forum_posts_number").on(t.threadId, t.number),
    uniqueIndex("forum_posts_serial").on(t.serial),
    index("forum_posts_newest")
      .on(t.serial)
      .where(sql`is_public`),
    index("forum_posts_search")
      .using("gin", t.search)
      .where(sql`is_public`),
    index("forum_posts_author").on(t.authorId, t.createdAt),
    index("forum_posts_waiting")
      .on(t.createdAt)
      .where(sql`status = 'waiting'`),
    check("forum_posts_body_fits", sql`char_length(body) <= 10000 and (status = 'deleted' or body <> '')`),
    check("forum_posts_status_is_known", sql`status in ('waiting', 'visible', 'hidden', 'deleted')`),
    check("forum_posts_deleted_are_empty", sql`status <> 'deleted' or (body = '' and title = '')`),
    check("forum_posts_visible_have_a_place", sql`status <> 'visible' or (number is not null and published_at is not null)`),
  ],
);

/** A person likes a post once. */
export const forumLikes = pgTable(
  "forum_likes",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => forumPosts.id, { onDelete: "cascade" }),
    personId: person("person_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.personId] }), index("forum_likes_person").on(t.personId)],
);

export const forumReports = pgTable(
  "forum_reports",
  {
    id: rowId(),
    postId: uuid("post_id")
      .notNull()
      .references(() => forumPosts.id, { onDelete: "cascade" }),
    reporterId: person("reporter_id").notNull(),
    reason: text("reason").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When staff dealt with it. */
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("forum_reports_once").on(t.postId, t.reporterId),
    index("forum_reports_open")
      .on(t.createdAt)
      .where(sql`closed_at is null`),
    check("forum_reports_reason_fits", sql`char_length(reason) between 1 and 1000`),
  ],
);

/** Who is notified of new posts in a thread. Someone who turned it off stays here, so that posting doesn't turn it on again. */
export const forumFollows = pgTable(
  "forum_follows",
  {
    threadId: uuid("thread_id")
      .notNull()
      .references(() => forumThreads.id, { onDelete: "cascade" }),
    personId: person("person_id").notNull(),
    isOn: boolean("is_on").notNull().default(true),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.personId] }), index("forum_follows_person").on(t.personId)],
);

/** Beside the threads, because it changes all the time and nothing else waits for it. */
export const forumViews = pgTable("forum_views", {
  threadId: uuid("thread_id")
    .primaryKey()
    .references(() => forumThreads.id, { onDelete: "cascade" }),
  views: integer("views").notNull(),
});
