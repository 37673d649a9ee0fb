import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { reviseLine } from "../../notifications/index.server.ts";
import { foldKeyOf, POST_GONE } from "../forum-notices.ts";
import { lockPost, type PostRow } from "../forum.queries.server.ts";
import { forumPosts, forumThreads } from "../forum.tables.server.ts";
import { closeReports } from "../moderation/post-visibility.server.ts";
import { forumPostPolicy } from "../forum.policy.ts";

/** Takes one's own post back: its text is gone. A thread goes with its opening post unless others have replied. */
export async function deletePost(ctx: Ctx, postId: string): Promise<{ isThreadGone: boolean }> {
  requireActor(ctx);
  return transact(ctx, async (tx) => {
    const { post, thread } = await lockPost(tx, postId);
    await admit(tx, forumPostPolicy, "delete", () => post);
    const isThreadGone = isOpening(post) && thread.replyCount === 0;
    await tx.db.update(forumPosts).set({ status: "deleted", body: "", title: "", editedAt: null }).where(eq(forumPosts.id, postId));
    if (isThreadGone) await tx.db.update(forumThreads).set({ status: "deleted" }).where(eq(forumThreads.id, thread.id));
    await closeReports(tx, postId);
    await reviseLine(tx, { foldKey: foldKeyOf(thread.id), ref: postId, text: null, shown: POST_GONE });
    return { isThreadGone };
  });
}

/** The post that has the thread's title. */
const isOpening = ({ title }: Pick<PostRow, "title">): boolean => title !== "";
