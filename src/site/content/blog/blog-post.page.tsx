import { href, Link } from "react-router";
import type { Post, PostSummary } from "../../../features/content/index.ts";
import { readPost } from "../../../features/content/index.server.ts";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { Route } from "./+types/blog-post.page";
import { pageLoader } from "../../server/edge.server.ts";
import type { PageHandle } from "../../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../../shell/page-meta.ts";
import { feedLink } from "./blog-meta.ts";
import { Breadcrumbs, type Crumb } from "../breadcrumbs.tsx";
import { ContentPicture } from "../content-picture.tsx";
import { PostCard } from "./post-card.tsx";
import { breadcrumbData, postData, structuredData } from "../structured-data.server.ts";

export const loader = pageLoader((ctx, { params }) => {
  const { post, related } = readPost(ctx, params["slug"] ?? "");
  const { slug, title, category } = post;
  const crumbs: Crumb[] = [
    { name: "Blog", path: href("/blog") },
    { name: category, path: `${href("/blog/archive")}?${new URLSearchParams({ category })}` },
    { name: title, path: href("/blog/:slug", { slug }) },
  ];
  return { post, related, crumbs, about: structuredData(postData(ctx.config, post), breadcrumbData(ctx.config, crumbs)) };
});
export const handle: PageHandle = { shared: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { slug, title, description, picture, date, author, category } = loaderData.post;
  const site = siteOf(matches);
  return [
    ...pageMeta(site, {
      title,
      description,
      path: href("/blog/:slug", { slug }),
      image: picture.src,
      kind: "article",
      about: loaderData.about,
    }),
    { property: "article:published_time", content: date },
    { property: "article:author", content: author },
    { property: "article:section", content: category },
    feedLink(site),
  ];
};

export default function BlogPost({ loaderData: { post, related, crumbs } }: Route.ComponentProps) {
  const { title, description, picture, body } = post;
  return (
    <div className="page grid gap-12 py-10">
      <article className="mx-auto grid w-full max-w-3xl gap-6">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-xl text-muted">{description}</p>
        <Byline post={post} />
        <ContentPicture picture={picture} sizes="(min-width: 50rem) 48rem, 92vw" isFirst />
        <div className="text-lg">
          <RichText blocks={body} by="us" />
        </div>
      </article>
      <Related posts={related} />
    </div>
  );
}

function Byline({ post: { author, date, publishedOn, updatedOn, minutes } }: { post: Post }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-muted">
      <span>
        By{" "}
        <Link to={`${href("/blog/archive")}?${new URLSearchParams({ author })}`} className="link" rel="author">
          {author}
        </Link>
      </span>
      <span aria-hidden>·</span>
      <time dateTime={date}>{publishedOn}</time>
      {updatedOn && <span>(updated {updatedOn})</span>}
      <span aria-hidden>·</span>
      <span>{minutes} min read</span>
    </p>
  );
}

function Related({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid gap-6 border-t border-line pt-10">
      <h2 id="related" className="text-2xl">
        Related reading
      </h2>
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw" />
        ))}
      </div>
    </section>
  );
}
