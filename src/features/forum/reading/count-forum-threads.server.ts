import type { Ctx } from "../../../platform/context.server.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import { selectCategories } from "../forum.queries.server.ts";
import { CATEGORIES } from "../forum.rules.ts";
import type { ForumCategory } from "../forum.schema.ts";

/** The categories with how many threads everyone can read in each. A page that shows no more of the forum can be cached for visitors. */
export async function countForumThreads(ctx: Ctx): Promise<Omit<ForumCategory, "latest">[]> {
  dependsOn(ctx, "forum-counts");
  const rows = await selectCategories(ctx);
  return CATEGORIES.map((category) => ({ ...category, threadCount: rows.find(({ id }) => id === category.id)?.threadCount ?? 0 }));
}
