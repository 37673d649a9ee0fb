import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { forumPosts, forumThreads } from "../forum.tables.server.ts";

const AT_ONCE = 500;

type OwnPost = { id: string; threadId: string; title: string; text: string; status: string; createdAt: string };

/** Everything the person wrote in the forum, for their own file. */
export async function* exportForumPosts(ctx: Ctx): AsyncGenerator<OwnPost> {
  const { id: authorId } = requireActor(ctx);
  for (let after = 0, isOver = false; !isOver;) {
    const rows = await ctx.db
      .select({ post: forumPosts, title: forumThreads.title })
      .from(forumPosts)
      .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.threadId))
      .where(
        and(eq(forumPosts.authorId, authorId), gt(forumPosts.serial, after), inArray(forumPosts.status, ["visible", "waiting", "hidden"])),
      )
      .orderBy(asc(forumPosts.serial))
      .limit(AT_ONCE);
    for (const { post, title } of rows) {
      const { id, threadId, body: text, status, createdAt } = post;
      yield { id, threadId, title, text, status, createdAt: createdAt.toISOString() };
    }
    after = rows.at(-1)?.post.serial ?? after;
    isOver = rows.length < AT_ONCE;
  }
}
