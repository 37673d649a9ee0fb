import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findPost, type PostRow } from "../forum.queries.server.ts";
import { forumLikes } from "../forum.tables.server.ts";
import { forumPostPolicy } from "../forum.policy.ts";

/** Likes a post that everyone can read, once however often. Refuses one's own. */
export async function likePost(ctx: Ctx, { postId }: { postId: string }): Promise<void> {
  const { id: personId } = requireActor(ctx);
  await admit(ctx, forumPostPolicy, "like", () => findPublicPost(ctx, postId));
  await ctx.db.insert(forumLikes).values({ postId, personId, createdAt: ctx.clock.now() }).onConflictDoNothing();
}

/** Takes one's like back. */
export async function unlikePost(ctx: Ctx, { postId }: { postId: string }): Promise<void> {
  const { id: personId } = requireActor(ctx);
  await admit(ctx, forumPostPolicy, "unlike", () => findPublicPost(ctx, postId));
  await ctx.db.delete(forumLikes).where(and(eq(forumLikes.postId, postId), eq(forumLikes.personId, personId)));
}

async function findPublicPost(ctx: Ctx, postId: string): Promise<PostRow | null> {
  const post = await findPost(ctx, postId);
  return post?.isPublic ? post : null;
}
