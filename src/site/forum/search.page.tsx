import { href, Link } from "react-router";
import { searchForum } from "../../features/forum/index.server.ts";
import { ForumSearchQuery } from "../../features/forum/index.ts";
import { ForumResults, ForumSearchBox } from "../../features/forum/parts.ts";
import { countOf, formatCount } from "../../platform/words/counts.ts";
import { PageLinks } from "../../ui/page/page-links.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/search.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Search the forum", description: "Find discussions about homes, boats and trips.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const given = ForumSearchQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : { q: (url.searchParams.get("q") ?? "").trim().slice(0, 200), page: 1 };
  return { q: query.q, found: await searchForum(ctx, query), now: ctx.clock.now().toISOString() };
});

export default function ForumSearchPage({ loaderData: { q, found, now } }: Route.ComponentProps) {
  const { results, total, isCapped, page, pages } = found;
  const count = isCapped ? `More than ${formatCount(total)} results` : countOf(total, "result");
  return (
    <div className="page grid gap-6 py-10">
      <nav aria-label="Forum">
        <Link to={href("/forum")} className="link">
          Forum
        </Link>
      </nav>
      <PageHeading title="Search the forum" />
      <ForumSearchBox q={q} />
      <p role="status" className="numbers wrap-anywhere text-muted">
        {q && total > 0 ? `${count} for “${q}”` : ""}
      </p>
      {results.length > 0 && <ForumResults results={results} now={now} />}
      {isCapped && page === pages && <p className="text-muted">These are the best matches. Add a word to narrow them down.</p>}
      {q && total === 0 && <NoResults q={q} />}
      <PageLinks
        label="Pages"
        page={page}
        pages={pages}
        to={(number) => `${href("/forum/search")}?${new URLSearchParams({ q, ...(number > 1 && { page: String(number) }) })}`}
      />
    </div>
  );
}

const NoResults = ({ q }: { q: string }) => (
  <div className="card grid gap-3 p-6">
    <h2 className="text-xl wrap-anywhere">No results found for “{q}”</h2>
    <p className="text-muted">
      Check the spelling, try fewer or other words, or{" "}
      <Link to={href("/forum/new")} className="link">
        start a discussion
      </Link>{" "}
      about it.
    </p>
  </div>
);
