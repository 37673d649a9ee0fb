import type { Ctx } from "../../platform/context.server.ts";
import { publishedPosts } from "./blog/read-blog.server.ts";
import { contentOf } from "./content.server.ts";

/** Where the posts and answers are, and the day on which each last changed. */
export const writtenAddresses = (ctx: Ctx): { path: string; changed: string }[] => [
  ...publishedPosts(ctx).map(({ slug, date, updated }) => ({ path: `/blog/${slug}`, changed: updated ?? date })),
  ...[...contentOf(ctx).answers.values()].map(({ slug, updated }) => ({ path: `/help/${slug}`, changed: updated })),
];
