import type { Ctx } from "../../../platform/context.server.ts";
import { contentError } from "../content.errors.ts";
import { contentOf } from "../content.server.ts";
import type { Post, PostSummary } from "../content.types.ts";

const RECENT = 3;
const RELATED = 3;
const A_PAGE = 9;

/** Posts whose day has come, the newest first. */
export function publishedPosts(ctx: Ctx): Post[] {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  return [...contentOf(ctx).posts.values()]
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date === b.date ? a.slug.localeCompare(b.slug) : a.date < b.date ? 1 : -1));
}

const postSummary = ({ slug, title, description, date, publishedOn, author, category, picture, minutes }: Post): PostSummary => ({
  slug,
  title,
  description,
  date,
  publishedOn,
  author,
  category,
  picture,
  minutes,
});

/** The blog's front: the newest featured post, the three newest others, and the categories. */
export function readBlog(ctx: Ctx): { featured: PostSummary | null; recent: PostSummary[]; categories: string[] } {
  const posts = publishedPosts(ctx);
  const featured = posts.find((post) => post.featured) ?? posts[0];
  return {
    featured: featured ? postSummary(featured) : null,
    recent: posts
      .filter((post) => post !== featured)
      .slice(0, RECENT)
      .map(postSummary),
    categories: categoriesOf(posts),
  };
}

const categoriesOf = (posts: Post[]) => [...new Set(posts.map(({ category }) => category))].toSorted();

export type ArchiveQuery = { category?: string; author?: string; page?: number };

/** All posts, or those of a category or author, a page at a time; a page that isn't there is the last one. */
export function readArchive(ctx: Ctx, { category, author, page = 1 }: ArchiveQuery) {
  const posts = publishedPosts(ctx);
  const wanted = posts.filter((post) => (!category || post.category === category) && (!author || post.author === author));
  const pages = Math.max(1, Math.ceil(wanted.length / A_PAGE));
  const current = Math.min(Math.max(1, page), pages);
  return {
    posts: wanted.slice((current - 1) * A_PAGE, current * A_PAGE).map(postSummary),
    count: wanted.length,
    page: current,
    pages,
    categories: categoriesOf(posts),
  };
}

/** One post and what to read next. Refuses one that is not there, or whose day has not come. */
export function readPost(ctx: Ctx, slug: string): { post: Post; related: PostSummary[] } {
  const posts = publishedPosts(ctx);
  const post = posts.find((each) => each.slug === slug);
  if (!post) throw contentError("post_not_found");
  const named = post.related.flatMap((name) => posts.find((each) => each.slug === name) ?? []);
  const alike = [...posts.filter(({ category }) => category === post.category), ...posts];
  const related = [...new Set([...named, ...alike])].filter((each) => each !== post).slice(0, RELATED);
  return { post, related: related.map(postSummary) };
}
