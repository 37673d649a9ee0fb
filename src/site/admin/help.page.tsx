import { href, Link } from "react-router";
import { readHelpFigures } from "../../features/content/index.server.ts";
import { countOf, formatCount } from "../../platform/words/counts.ts";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import type { Route } from "./+types/help.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Help center figures", description: "What readers didn't find, and what helped.", hidden: true });

export const loader = pageLoader(async (ctx) => ({ ...(await readHelpFigures(ctx)), now: ctx.clock.now().toISOString() }));

export default function HelpFiguresPage({ loaderData: { searches, answers, now } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6 pb-12">
      <PageHeading title="Help center">What people looked for and didn&rsquo;t find, and which answers helped.</PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title="Searches without an answer" id="searches">
          {searches.length === 0 && <p className="text-muted">Every search has found something so far.</p>}
          <ul className="divide-y divide-line">
            {searches.map(({ words, count, lastAskedAt }) => (
              <li key={words} className="flex flex-wrap justify-between gap-x-4 py-3">
                <Link to={`${href("/help")}?${new URLSearchParams({ q: words })}`} className="link wrap-anywhere">
                  {words}
                </Link>
                <span className="numbers text-muted">
                  {countOf(count, "time")}, <TimeAgo at={lastAskedAt} now={now} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Was this helpful?" id="votes">
          {answers.length === 0 && <p className="text-muted">No votes yet.</p>}
          <ul className="divide-y divide-line">
            {answers.map(({ slug, title, helpful, notHelpful }) => (
              <li key={slug} className="flex flex-wrap justify-between gap-x-4 py-3">
                <Link to={href("/help/:slug", { slug })} className="link wrap-anywhere">
                  {title}
                </Link>
                <span className="numbers text-muted">
                  {formatCount(helpful)} yes, {formatCount(notHelpful)} no
                </span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}
