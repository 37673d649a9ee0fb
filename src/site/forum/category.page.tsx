import { Suspense } from "react";
import { href, Link } from "react-router";
import { signInPath } from "../../features/accounts/index.ts";
import { listForumThreads } from "../../features/forum/index.server.ts";
import { ForumThreadsQuery } from "../../features/forum/index.ts";
import { ForumSearchBox, ForumThreadRows, type ThreadSort } from "../../features/forum/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { PageLinks } from "../../ui/page/page-links.tsx";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import type { Route } from "./+types/category.page";
import { pageLoader } from "../server/edge.server.ts";
import { ErrorPage } from "../shell/later-parts.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";

const SORT_LABELS: Record<ThreadSort, string> = {
  latest: "Latest reply",
  newest: "Newest",
  replies: "Most replies",
  unanswered: "Unanswered",
};

function addressOf(categoryId: string, sort: ThreadSort, page = 1): string {
  const query = new URLSearchParams({ ...(sort !== "latest" && { sort }), ...(page > 1 && { page: String(page) }) });
  const path = href("/forum/category/:categoryId", { categoryId });
  return query.size > 0 ? `${path}?${query}` : path;
}

export const loader = pageLoader(async (ctx, { params, url }) => {
  const given = ForumThreadsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ForumThreadsQuery.parse({});
  const list = await listForumThreads(ctx, params.categoryId ?? "", query);
  return { list, sort: query.sort, isSignedIn: ctx.actor !== null, now: ctx.clock.now().toISOString() };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { category, page } = loaderData.list;
  return pageMeta(siteOf(matches), {
    title: page > 1 ? `${category.name}, page ${page}` : category.name,
    description: category.description,
    path: addressOf(category.id, "latest", page),
    hidden: loaderData.sort !== "latest",
  });
};

export default function CategoryPage({ loaderData: { list, sort, isSignedIn, now } }: Route.ComponentProps) {
  const { category, threads, page, pages } = list;
  const here = addressOf(category.id, sort, page);
  return (
    <div className="page py-10">
      <nav aria-label="Forum" className="mb-4">
        <Link to={href("/forum")} className="link">
          Forum
        </Link>
      </nav>
      <PageHeading title={category.name}>{category.description}</PageHeading>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <ForumSearchBox />
        {isSignedIn ? (
          <LinkButton to={`${href("/forum/new")}?category=${category.id}`}>Start New Discussion</LinkButton>
        ) : (
          <LinkButton to={signInPath(here)} look="quiet">
            Sign in to participate
          </LinkButton>
        )}
      </div>
      <TabLinks
        label="Sort"
        tabs={(Object.keys(SORT_LABELS) as ThreadSort[]).map((each) => ({
          to: addressOf(category.id, each),
          label: SORT_LABELS[each],
          isCurrent: each === sort,
        }))}
      />
      <div className="grid gap-6">
        {threads.length > 0 ? (
          <ForumThreadRows threads={threads} now={now} />
        ) : (
          <p className="card p-6 text-muted">
            {sort === "unanswered" ? "Every discussion here has an answer." : "No discussions here yet. Start the first one."}
          </p>
        )}
        <PageLinks label="Pages" page={page} pages={pages} to={(number) => addressOf(category.id, sort, number)} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage error={error} action={<LinkButton to={href("/forum")}>See all categories</LinkButton>} />
    </Suspense>
  );
}
