import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { forumError } from "../forum.errors.ts";
import { findPost } from "../forum.queries.server.ts";
import { forumLikes } from "../forum.tables.server.ts";

/** Likes a post that everyone can read, once however often. Refuses one's own. */
export async function likePost(ctx: Ctx, { postId }: { postId: string }): Promise<void> {
  const { id: personId } = requireActor(ctx);
  const post = await findPost(ctx, postId);
  if (!post?.isPublic) throw forumError("forum_post_not_found");
  if (post.authorId === personId) throw forumError("own_post");
  await ctx.db.insert(forumLikes).values({ postId, personId, createdAt: ctx.clock.now() }).onConflictDoNothing();
}

/** Takes one's like back. */
export async function unlikePost(ctx: Ctx, { postId }: { postId: string }): Promise<void> {
  const { id: personId } = requireActor(ctx);
  const post = await findPost(ctx, postId);
  if (!post?.isPublic) throw forumError("forum_post_not_found");
  await ctx.db.delete(forumLikes).where(and(eq(forumLikes.postId, postId), eq(forumLikes.personId, personId)));
}
