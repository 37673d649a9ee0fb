import type { Ctx } from "../../../platform/context.server.ts";
import { latestThreads, postsByIds, selectCategories } from "../forum.queries.server.ts";
import { CATEGORIES } from "../forum.rules.ts";
import type { ForumCategory } from "../forum.schema.ts";
import { forumPeople } from "../forum.view.server.ts";

/** The categories with how many threads everyone can read in each, and its latest post. */
export async function listCategories(ctx: Ctx): Promise<ForumCategory[]> {
  const [rows, threads] = await Promise.all([selectCategories(ctx), latestThreads(ctx, 1)]);
  const newest = CATEGORIES.flatMap(({ id }) => threads.find(({ categoryId }) => categoryId === id) ?? []);
  const posts = await postsByIds(
    ctx,
    newest.flatMap(({ lastPostId }) => lastPostId ?? []),
  );
  const people = await forumPeople(
    ctx,
    [...posts.values()].map(({ authorId }) => authorId),
  );
  return CATEGORIES.map((category) => {
    const thread = newest.find(({ categoryId }) => categoryId === category.id);
    const post = thread?.lastPostId ? posts.get(thread.lastPostId) : undefined;
    return {
      ...category,
      threadCount: rows.find(({ id }) => id === category.id)?.threadCount ?? 0,
      latest:
        thread && post
          ? { postId: post.id, title: thread.title, author: people(post.authorId), at: thread.lastPostAt.toISOString() }
          : null,
    };
  });
}
