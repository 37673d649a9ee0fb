import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { notify, reviseLine } from "../../notifications/index.server.ts";
import { foldKeyOf, POST_GONE } from "../forum-notices.ts";
import { postPublished } from "../forum.facts.ts";
import { type PostRow, type ThreadRow, lockPost } from "../forum.queries.server.ts";
import { postPath } from "../forum.rules.ts";
import { forumPosts, forumReports, forumThreads } from "../forum.tables.server.ts";
import { nextNumber } from "../writing/store-post.server.ts";
import { forumDeskPolicy } from "../forum.policy.ts";

export type FoundPost = { post: PostRow; thread: ThreadRow };

/** Hides a post from everyone but its author and staff, and the thread with its opening post. The caller holds the thread's lock. */
export async function concealPost(tx: Ctx, { post, thread }: FoundPost, hiddenReason: string): Promise<void> {
  await tx.db.update(forumPosts).set({ status: "hidden", hiddenReason }).where(eq(forumPosts.id, post.id));
  if (post.title) await tx.db.update(forumThreads).set({ status: "hidden" }).where(eq(forumThreads.id, thread.id));
  await reviseLine(tx, { foldKey: foldKeyOf(thread.id), ref: post.id, text: null, shown: POST_GONE });
  await notifyAuthor(tx, { post, thread }, `We hid your post in “${thread.title}”`, hiddenReason);
}

/** Lets everyone read a post that waited or was hidden. It takes its place when it has none yet. The caller holds the thread's lock. */
export async function revealPost(tx: Ctx, { post, thread }: FoundPost): Promise<void> {
  const now = tx.clock.now();
  const place = post.number === null ? { number: await nextNumber(tx, thread.id), publishedAt: now } : {};
  if (post.title) await tx.db.update(forumThreads).set({ status: "visible" }).where(eq(forumThreads.id, thread.id));
  await tx.db
    .update(forumPosts)
    .set({ status: "visible", hiddenReason: null, clearedAt: now, ...place })
    .where(eq(forumPosts.id, post.id));
  await closeReports(tx, post.id);
  if (post.number === null) await recordFact(tx, postPublished, { postId: post.id });
  await notifyAuthor(tx, { post, thread }, `Your post in “${thread.title}” is live`, "Everyone can read it now.");
}

/** A post for staff to decide on, locked. Refuses an agent who wrote it, or reported it. */
export const lockToDecide = (tx: Ctx, action: "approve" | "hide" | "restore" | "keep", postId: string) =>
  admit(tx, forumDeskPolicy, action, async () => {
    const found = await lockPost(tx, postId);
    const open = and(eq(forumReports.postId, postId), isNull(forumReports.closedAt));
    const reports = await tx.db.select({ reporterId: forumReports.reporterId }).from(forumReports).where(open);
    return { ...found, authorId: found.post.authorId, reporterIds: reports.map(({ reporterId }) => reporterId) };
  });

/** Staff dealt with what was reported of a post, or there is nothing left to report. */
export async function closeReports(tx: Ctx, postId: string): Promise<void> {
  await tx.db
    .update(forumReports)
    .set({ closedAt: tx.clock.now() })
    .where(and(eq(forumReports.postId, postId), isNull(forumReports.closedAt)));
}

/** An email says only what is true when it is sent: of a post that was hidden and restored, nobody is notified. */
async function notifyAuthor(tx: Ctx, { post }: FoundPost, title: string, text: string): Promise<void> {
  const foldKey = `forum-post:${post.id}`;
  await reviseLine(tx, { foldKey, ref: post.id, text: null });
  const lines = [{ ref: post.id, text }];
  await notify(tx, { personId: post.authorId, kind: "forum", foldKey, title, text, path: postPath(post.id), lines });
}
