import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { forumPostPolicy, forumThreadPolicy } from "../forum.policy.ts";
import { findPost, findThread, type PostRow, type ThreadRow } from "../forum.queries.server.ts";

/** A post with its thread. Refuses one that this viewer may not see, also because of its thread. */
export async function readableForumPost(ctx: Ctx, postId: string): Promise<PostRow & { thread: ThreadRow }> {
  return admit(ctx, forumPostPolicy, "read", async () => {
    const post = await findPost(ctx, postId);
    const thread = post && (await findThread(ctx, post.threadId));
    return thread && forumThreadPolicy.may(ctx.actor, "read", thread) ? { ...post, thread } : null;
  });
}
