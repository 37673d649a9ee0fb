import { href, Link } from "react-router";
import { readArchive } from "../../../features/content/index.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/blog-archive.page";
import { pageLoader } from "../../server/edge.server.ts";
import type { PageHandle } from "../../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../../shell/page-meta.ts";
import { feedLink } from "./blog-meta.ts";
import { Categories } from "./blog-categories.tsx";
import { Breadcrumbs, type Crumb } from "../breadcrumbs.tsx";
import { PostCard } from "./post-card.tsx";
import { breadcrumbData, structuredData } from "../structured-data.server.ts";

export const loader = pageLoader((ctx, { url }) => {
  const category = url.searchParams.get("category") ?? undefined;
  const author = url.searchParams.get("author") ?? undefined;
  const page = Number(/^\d{1,4}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1);
  const archive = readArchive(ctx, { category, author, page });
  const isKnown = !category || archive.categories.includes(category);
  const shown = { category: isKnown ? category : undefined, author: archive.count > 0 ? author : undefined, page: archive.page };
  const crumbs: Crumb[] = [
    { name: "Blog", path: href("/blog") },
    { name: titleOf(shown), path: archivePath(shown) },
  ];
  return { ...archive, ...shown, crumbs, about: structuredData(breadcrumbData(ctx.config, crumbs)) };
});
export const handle: PageHandle = { shared: true };

type Shown = { category?: string; author?: string; page?: number };

function archivePath({ category, author, page = 1 }: Shown): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(author && { author }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${href("/blog/archive")}?${query}` : href("/blog/archive");
}

const titleOf = ({ category, author }: Shown) => (author ? `Posts by ${author}` : category ? `Posts about ${category}` : "All posts");

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { category, author, page, count } = loaderData;
  const title = page > 1 ? `${titleOf(loaderData)}, page ${page}` : titleOf(loaderData);
  const site = siteOf(matches);
  return [
    ...pageMeta(site, {
      title,
      description: `${count === 1 ? "1 post" : `${count} posts`} from our blog.`,
      path: archivePath({ category, author, page }),
      about: loaderData.about,
      hidden: count === 0,
    }),
    feedLink(site),
  ];
};

export default function BlogArchive({ loaderData }: Route.ComponentProps) {
  const { posts, count, page, pages, categories, category, author, crumbs } = loaderData;
  return (
    <div className="page grid gap-8 py-12">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-4">
          <PageHeading title={titleOf(loaderData)} />
        </div>
        <Categories categories={categories} current={author ? undefined : (category ?? null)} />
      </div>
      {count === 0 && <p className="text-muted">No posts here yet.</p>}
      <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} heading="h2" sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw" />
        ))}
      </div>
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-4">
          {page > 1 && (
            <LinkButton look="quiet" to={archivePath({ category, author, page: page - 1 })} rel="prev">
              Newer posts
            </LinkButton>
          )}
          <span className="numbers text-muted">
            Page {page} of {pages}
          </span>
          {page < pages && (
            <LinkButton look="quiet" to={archivePath({ category, author, page: page + 1 })} rel="next">
              Older posts
            </LinkButton>
          )}
        </nav>
      )}
      <p>
        <Link to={href("/blog")} className="link">
          Back to the blog
        </Link>
      </p>
    </div>
  );
}
