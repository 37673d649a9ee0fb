import type { Ctx } from "../../../platform/context.server.ts";
import { forumError } from "../forum.errors.ts";
import {
  findPost,
  findThread,
  isFollowing,
  maySee,
  requireSeen,
  selectPostsOfPage,
  selectWaiting,
  selectWriters,
  type ThreadRow,
} from "../forum.queries.server.ts";
import { pageOfNumber } from "../forum.rules.ts";
import type { ForumThreadView } from "../forum.schema.ts";
import { forumPeople, postViews, threadSummary } from "../forum.view.server.ts";

/** The thread, or the one that it was merged into, as its viewer may see it. */
async function followMerge(ctx: Ctx, threadId: string): Promise<ThreadRow> {
  const thread = await findThread(ctx, threadId);
  return requireSeen(thread?.mergedInto ? await findThread(ctx, thread.mergedInto) : thread, ctx.actor);
}

/** A page of a thread. One that was merged gives the one that it was merged into; one that waits or is hidden is for its author and staff. */
export async function readForumThread(ctx: Ctx, threadId: string, { page }: { page: number }): Promise<ForumThreadView> {
  const thread = await followMerge(ctx, threadId);
  const pages = pageOfNumber(thread.lastNumber);
  const shown = Math.min(page, pages);
  const { actor } = ctx;
  const [rows, waiting, writers, follows] = await Promise.all([
    selectPostsOfPage(ctx, thread.id, shown, actor),
    selectWaiting(ctx, thread.id, actor),
    selectWriters(ctx, thread.id),
    actor ? isFollowing(ctx, thread.id, actor.id) : false,
  ]);
  const [summary, posts, mine, people] = await Promise.all([
    threadSummary(ctx, thread),
    postViews(ctx, rows),
    postViews(ctx, waiting),
    forumPeople(ctx, writers),
  ]);
  return {
    thread: summary,
    posts,
    page: shown,
    pages,
    waiting: mine,
    isFollowing: follows,
    mayReply: thread.status === "visible" && (thread.lockedAt === null || (actor?.supportRole ?? null) !== null),
    people: writers.map(people),
  };
}

/** Where a post is now: its thread and page. Refuses one that this viewer may not see. */
export async function locatePost(ctx: Ctx, postId: string): Promise<{ threadId: string; title: string; page: number }> {
  const post = await findPost(ctx, postId);
  const thread = post && (await findThread(ctx, post.threadId));
  if (!thread || !maySee(thread, ctx.actor) || !maySee(post, ctx.actor)) throw forumError("forum_post_not_found");
  return { threadId: thread.id, title: thread.title, page: pageOfNumber(post.number ?? thread.lastNumber) };
}
