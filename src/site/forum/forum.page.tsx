import { href } from "react-router";
import { signInPath } from "../../features/accounts/index.ts";
import { readWrittenPage } from "../../features/content/index.server.ts";
import { forumCategoryCards, latestForumThreads } from "../../features/forum/index.server.ts";
import { CategoryCards, ForumSearchBox, ForumThreadRows } from "../../features/forum/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/forum.page";
import { ReportThanks } from "./report-thanks.tsx";
import { REPORTED } from "./thread-forms.server.ts";
import { optionalSection, pageLoader } from "../server/edge.server.ts";
import { writtenMeta } from "../content/written-meta.ts";

export const meta: Route.MetaFunction = writtenMeta;

export const loader = pageLoader(async (ctx, { url }) => {
  const [categories, latest] = await Promise.all([forumCategoryCards(ctx), optionalSection(ctx, () => latestForumThreads(ctx))]);
  const isReported = url.searchParams.has(REPORTED);
  return {
    page: readWrittenPage(ctx, "forum"),
    categories,
    latest: latest ?? [],
    isSignedIn: ctx.actor !== null,
    isReported,
    now: ctx.clock.now().toISOString(),
  };
});

export default function ForumPage({ loaderData: { page, categories, latest, isSignedIn, isReported, now } }: Route.ComponentProps) {
  return (
    <div className="page py-10">
      <PageHeading title={page.title} isLarge>
        {page.lead}
      </PageHeading>
      {isReported && <ReportThanks />}
      <div className="mb-10 flex flex-wrap items-center justify-between gap-4">
        <ForumSearchBox />
        {isSignedIn ? (
          <LinkButton to={href("/forum/new")}>Start New Discussion</LinkButton>
        ) : (
          <LinkButton to={signInPath(href("/forum"))} look="quiet">
            Sign in to participate
          </LinkButton>
        )}
      </div>
      <h2 className="mb-4 text-2xl">Categories</h2>
      <CategoryCards categories={categories} now={now} />
      {latest.length > 0 && (
        <section aria-labelledby="latest" className="mt-12">
          <h2 id="latest" className="mb-4 text-2xl">
            Latest discussions
          </h2>
          <ForumThreadRows threads={latest} now={now} isMixed />
        </section>
      )}
    </div>
  );
}
