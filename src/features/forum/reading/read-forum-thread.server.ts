import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { type Actor } from "../../../platform/context.server.ts";
import { findThread, isFollowing, selectPostsOfPage, selectWaiting, selectWriters, type ThreadRow } from "../forum.queries.server.ts";
import { pageOfNumber } from "../forum.rules.ts";
import type { ForumThreadView } from "../forum.schema.ts";
import { forumPeople, postViews, threadSummary } from "../forum.view.server.ts";
import { forumThreadPolicy } from "../forum.policy.ts";
import { readableForumPost } from "./readable-forum-post.server.ts";

/** The thread, or the one that it was merged into. */
async function followMerge(ctx: Ctx, threadId: string): Promise<ThreadRow | undefined> {
  const thread = await findThread(ctx, threadId);
  return thread?.mergedInto ? findThread(ctx, thread.mergedInto) : thread;
}

/** A page of a thread. One that was merged gives the one that it was merged into; one that waits or is hidden is for its author and staff. */
export async function readForumThread(ctx: Ctx, threadId: string, { page }: { page: number }): Promise<ForumThreadView> {
  const thread = await admit(ctx, forumThreadPolicy, "read", () => followMerge(ctx, threadId));
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
    mayReply: mayReply(actor, thread),
    people: writers.map(people),
  };
}

/** Visitors are asked to sign in when they try. */
const mayReply = (actor: Actor | null, thread: ThreadRow): boolean =>
  thread.status === "visible" && (thread.lockedAt === null || forumThreadPolicy.may(actor, "replyWhenLocked", thread));

/** Where a post is now: its thread and page. Refuses one that this viewer may not see. */
export async function locatePost(ctx: Ctx, postId: string): Promise<{ threadId: string; title: string; page: number }> {
  const { thread, number } = await readableForumPost(ctx, postId);
  return { threadId: thread.id, title: thread.title, page: pageOfNumber(number ?? thread.lastNumber) };
}
