import { fileHref } from "../../../platform/file-paths.ts";
import { href } from "react-router";
import { readBlog, readWrittenPage } from "../../../features/content/index.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/blog.page";
import { pageLoader } from "../../server/edge.server.ts";
import type { PageHandle } from "../../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../../shell/page-meta.ts";
import { feedLink } from "./blog-meta.ts";
import { Categories } from "./blog-categories.tsx";
import { ContentIcon } from "../content-icon.tsx";
import { PostCard } from "./post-card.tsx";

export const loader = pageLoader((ctx) => ({ page: readWrittenPage(ctx, "blog"), ...readBlog(ctx) }));
export const handle: PageHandle = { shared: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { page, featured } = loaderData;
  const { title, description } = page;
  return [...pageMeta(site, { title, description, path: href("/blog"), image: featured?.picture.src }), feedLink(site)];
};

export default function Blog({ loaderData: { page, featured, recent, categories } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-12 py-12">
      <div>
        <PageHeading title={page.title} isLarge>
          {page.lead}
        </PageHeading>
        {featured && (
          <Categories categories={categories}>
            <a href={fileHref("/blog/feed.xml")} className="link inline-flex min-h-11 items-center gap-2 px-2">
              <ContentIcon name="rss" className="size-4" /> RSS feed
            </a>
          </Categories>
        )}
      </div>
      {featured ? (
        <PostCard post={featured} heading="h2" sizes="(min-width: 48rem) 36rem, 92vw" isFeatured />
      ) : (
        <p>Our first post is on its way.</p>
      )}
      {recent.length > 0 && (
        <section aria-labelledby="recent" className="grid gap-6">
          <h2 id="recent" className="text-2xl">
            Recent posts
          </h2>
          <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {recent.map((post) => (
              <PostCard key={post.slug} post={post} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw" />
            ))}
          </div>
          <p>
            <LinkButton to={href("/blog/archive")} look="quiet">
              All posts
            </LinkButton>
          </p>
        </section>
      )}
    </div>
  );
}
