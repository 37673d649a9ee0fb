import type { Ctx } from "../../../platform/context.server.ts";
import { postsByIds, type PostRow, threadsByIds } from "../forum.queries.server.ts";
import { MOST_RESULTS, pagesOf, RESULTS_A_PAGE } from "../forum.rules.ts";
import type { ForumSearchQuery, ForumSearchResult, ForumSearchResults } from "../forum.schema.ts";
import { forumPeople } from "../forum.view.server.ts";
import { ownWords } from "../writing/excerpt.server.ts";
import { findPosts, markMatches } from "./search.queries.server.ts";

const NOTHING: ForumSearchResults = { results: [], total: 0, isCapped: false, page: 1, pages: 1 };

/** A page of the posts that everyone can read and that have these words, the best first. More than the first few hundred are not ranked. */
export async function searchForum(ctx: Ctx, { q, page }: ForumSearchQuery): Promise<ForumSearchResults> {
  if (q === "") return NOTHING;
  const { ids, isCapped } = await findPosts(ctx, q);
  const pages = pagesOf(ids.length, RESULTS_A_PAGE);
  const shown = Math.min(page, pages);
  const results = await resultsOf(ctx, q, ids.slice((shown - 1) * RESULTS_A_PAGE, shown * RESULTS_A_PAGE));
  return { results, total: Math.min(ids.length, MOST_RESULTS), isCapped, page: shown, pages };
}

async function resultsOf(ctx: Ctx, q: string, ids: string[]): Promise<ForumSearchResult[]> {
  const byId = await postsByIds(ctx, ids);
  const posts = ids.map((id) => byId.get(id)).filter((post): post is PostRow => post?.isPublic === true);
  const [threads, people] = await Promise.all([
    threadsByIds(ctx, [...new Set(posts.map(({ threadId }) => threadId))]),
    forumPeople(
      ctx,
      posts.map(({ authorId }) => authorId),
    ),
  ]);
  const texts = posts.flatMap((post) => [threads.get(post.threadId)?.title ?? "", ownWords(post.body)]);
  const marked = await markMatches(ctx, q, texts);
  return posts.flatMap((post, i) => {
    const thread = threads.get(post.threadId);
    if (!thread) return [];
    return [
      {
        postId: post.id,
        threadId: post.threadId,
        categoryId: thread.categoryId,
        title: marked[2 * i] ?? [],
        excerpt: marked[2 * i + 1] ?? [],
        author: people(post.authorId),
        at: (post.publishedAt ?? post.createdAt).toISOString(),
        isReply: post.title === "",
      },
    ];
  });
}
