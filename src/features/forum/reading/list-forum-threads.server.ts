import type { Ctx } from "../../../platform/context.server.ts";
import { forumError } from "../forum.errors.ts";
import { countUnanswered, selectThreads } from "../forum.queries.server.ts";
import { pagesOf, THREADS_A_PAGE } from "../forum.rules.ts";
import type { ForumThreadList, ForumThreadsQuery } from "../forum.schema.ts";
import { threadSummaries } from "../forum.view.server.ts";
import { listCategories } from "./list-categories.server.ts";

/** A page of the threads of a category that everyone can read. Refuses a category that there is not. */
export async function listForumThreads(ctx: Ctx, categoryId: string, { sort, page }: ForumThreadsQuery): Promise<ForumThreadList> {
  const category = (await listCategories(ctx)).find(({ id }) => id === categoryId);
  if (!category) throw forumError("category_not_found");
  const count = sort === "unanswered" ? await countUnanswered(ctx, category.id) : category.threadCount;
  const pages = pagesOf(count, THREADS_A_PAGE);
  const shown = Math.min(page, pages);
  return { category, threads: await threadSummaries(ctx, await selectThreads(ctx, category.id, sort, shown)), page: shown, pages };
}
