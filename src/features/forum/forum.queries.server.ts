import { and, desc, eq, getTableColumns, inArray, or, sql } from "drizzle-orm";
import type { Actor, Ctx } from "../../platform/context.server.ts";
import { forumError } from "./forum.errors.ts";
import { type CategoryId, POSTS_A_PAGE, THREADS_A_PAGE, type ThreadSort } from "./forum.rules.ts";
import { forumCategories, forumFollows, forumLikes, forumPosts, forumThreads, forumViews } from "./forum.tables.server.ts";
import { forumPostPolicy } from "./forum.policy.ts";

export type ThreadRow = typeof forumThreads.$inferSelect;
/** Without what only the index reads. */
export type PostRow = Omit<typeof forumPosts.$inferSelect, "search">;
const { search: _search, ...postColumns } = getTableColumns(forumPosts);

type WithDb = Pick<Ctx, "db">;

export async function findThread({ db }: WithDb, id: string, { lock = false } = {}): Promise<ThreadRow | undefined> {
  const found = db.select().from(forumThreads).where(eq(forumThreads.id, id));
  const [row] = await (lock ? found.for("update") : found);
  return row;
}

export async function findPost({ db }: WithDb, id: string): Promise<PostRow | undefined> {
  const [row] = await db.select(postColumns).from(forumPosts).where(eq(forumPosts.id, id));
  return row;
}

/** A post and its thread, whose lock is held: nothing in it changes until the transaction ends. */
export async function lockPost(tx: Ctx, postId: string): Promise<{ post: PostRow; thread: ThreadRow }> {
  const before = await findPost(tx, postId);
  const thread = before && (await findThread(tx, before.threadId, { lock: true }));
  const post = thread && (await findPost(tx, postId));
  if (!post || post.status === "deleted") throw forumError("forum_post_not_found");
  // It was merged away while this waited for the lock.
  return post.threadId === thread.id ? { post, thread } : lockPost(tx, postId);
}

// Written out, so that a plan for any values still uses the indexes of what is visible.
const VISIBLE = sql`${forumThreads.status} = 'visible'`;
const ORDER = {
  latest: [desc(forumThreads.isPinned), desc(forumThreads.lastPostAt), desc(forumThreads.id)],
  newest: [desc(forumThreads.createdAt), desc(forumThreads.id)],
  replies: [desc(forumThreads.replyCount), desc(forumThreads.lastPostAt), desc(forumThreads.id)],
  unanswered: [desc(forumThreads.createdAt), desc(forumThreads.id)],
} as const satisfies Record<ThreadSort, unknown>;

const inCategory = (categoryId: CategoryId, sort: ThreadSort) =>
  and(eq(forumThreads.categoryId, categoryId), VISIBLE, sort === "unanswered" ? sql`${forumThreads.replyCount} = 0` : undefined);

export const selectThreads = ({ db }: WithDb, categoryId: CategoryId, sort: ThreadSort, page: number): Promise<ThreadRow[]> =>
  db
    .select()
    .from(forumThreads)
    .where(inCategory(categoryId, sort))
    .orderBy(...ORDER[sort])
    .limit(THREADS_A_PAGE)
    .offset((page - 1) * THREADS_A_PAGE);

export const countUnanswered = ({ db }: WithDb, categoryId: CategoryId): Promise<number> =>
  db.$count(forumThreads, inCategory(categoryId, "unanswered"));

export const selectCategories = ({ db }: WithDb): Promise<(typeof forumCategories.$inferSelect)[]> => db.select().from(forumCategories);

/** The threads with the newest posts of each category, the newest first; as many of the pinned as of the others, as the index has them. */
export async function latestThreads(ctx: WithDb, most: number): Promise<ThreadRow[]> {
  const latest = ctx.db
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(and(eq(forumThreads.categoryId, forumCategories.id), VISIBLE, sql`${forumThreads.isPinned} = pin.is_pinned`))
    .orderBy(desc(forumThreads.lastPostAt), desc(forumThreads.id))
    .limit(most)
    .as("latest");
  const rows = await ctx.db
    .select({ id: latest.id })
    .from(forumCategories)
    .crossJoin(sql`(values (true), (false)) as pin(is_pinned)`)
    .innerJoinLateral(latest, sql`true`);
  const threads = await threadsByIds(
    ctx,
    rows.map(({ id }) => id),
  );
  return [...threads.values()].toSorted((a, b) => b.lastPostAt.getTime() - a.lastPostAt.getTime());
}

export async function threadsByIds({ db }: WithDb, ids: string[]): Promise<Map<string, ThreadRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(forumThreads).where(inArray(forumThreads.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function postsByIds({ db }: WithDb, ids: string[]): Promise<Map<string, PostRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select(postColumns).from(forumPosts).where(inArray(forumPosts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a viewer sees on a page: the visible, their own hidden ones, staff all hidden ones, and the place of a deleted opening. */
export function selectPostsOfPage({ db }: WithDb, threadId: string, page: number, actor: Actor | null): Promise<PostRow[]> {
  const [first, last] = [(page - 1) * POSTS_A_PAGE + 1, page * POSTS_A_PAGE];
  const isHidden = eq(forumPosts.status, "hidden");
  const hidden = forumPostPolicy.may(actor, "readAllHidden")
    ? isHidden
    : actor
      ? and(isHidden, eq(forumPosts.authorId, actor.id))
      : undefined;
  const opening = and(eq(forumPosts.number, 1), eq(forumPosts.status, "deleted"));
  return db
    .select(postColumns)
    .from(forumPosts)
    .where(
      and(
        eq(forumPosts.threadId, threadId),
        sql`${forumPosts.number} between ${first} and ${last}`,
        or(eq(forumPosts.status, "visible"), opening, hidden),
      ),
    )
    .orderBy(forumPosts.number);
}

/** The posts without a place yet: a viewer's own, or all of them for staff. */
export function selectWaiting({ db }: WithDb, threadId: string, actor: Actor | null): Promise<PostRow[]> {
  if (!actor) return Promise.resolve([]);
  const own = forumPostPolicy.may(actor, "readAllHidden") ? undefined : eq(forumPosts.authorId, actor.id);
  const isWaiting = sql`${forumPosts.number} is null and ${forumPosts.status} in ('waiting', 'hidden')`;
  return db
    .select(postColumns)
    .from(forumPosts)
    .where(and(eq(forumPosts.threadId, threadId), isWaiting, own))
    .orderBy(forumPosts.createdAt)
    .limit(POSTS_A_PAGE);
}

const MOST_PEOPLE = 50;

/** Who wrote in the thread, the latest first. */
export async function selectWriters({ db }: WithDb, threadId: string): Promise<string[]> {
  const rows = await db
    .select({ authorId: forumPosts.authorId })
    .from(forumPosts)
    .where(and(eq(forumPosts.threadId, threadId), eq(forumPosts.status, "visible")))
    .groupBy(forumPosts.authorId)
    .orderBy(desc(sql`max(${forumPosts.number})`))
    .limit(MOST_PEOPLE);
  return rows.map(({ authorId }) => authorId);
}

export async function viewsOf({ db }: WithDb, threadIds: string[]): Promise<Map<string, number>> {
  if (threadIds.length === 0) return new Map();
  const rows = await db.select().from(forumViews).where(inArray(forumViews.threadId, threadIds));
  return new Map(rows.map(({ threadId, views }) => [threadId, views]));
}

export async function likedBy({ db }: WithDb, personId: string, postIds: string[]): Promise<Set<string>> {
  if (postIds.length === 0) return new Set();
  const rows = await db
    .select({ postId: forumLikes.postId })
    .from(forumLikes)
    .where(and(eq(forumLikes.personId, personId), inArray(forumLikes.postId, postIds)));
  return new Set(rows.map(({ postId }) => postId));
}

export async function isFollowing({ db }: WithDb, threadId: string, personId: string): Promise<boolean> {
  const isThis = and(eq(forumFollows.threadId, threadId), eq(forumFollows.personId, personId), forumFollows.isOn);
  return (await db.$count(forumFollows, isThis)) > 0;
}
