import { href, Link, redirect } from "react-router";
import { signInPath } from "../../../features/accounts/index.ts";
import type { AnswerSummary } from "../../../features/content/index.ts";
import { findAnswers, readHelp, readWrittenPage } from "../../../features/content/index.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/help.page";
import { makeForEachVisit, pageLoader } from "../../server/edge.server.ts";
import type { PageHandle } from "../../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../../shell/page-meta.ts";
import { HelpContacts } from "./help-contacts.tsx";
import { HelpSearch } from "./help-search.tsx";
import { START_CHAT } from "./start-chat.ts";

export const loader = pageLoader(async (ctx, { url }) => {
  if (url.searchParams.get("chat") === "open" && !ctx.actor) throw redirect(signInPath(START_CHAT));
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  if (query) makeForEachVisit(ctx);
  return { page: readWrittenPage(ctx, "help"), query, found: query ? await findAnswers(ctx, query) : null, groups: readHelp(ctx) };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page, query } = loaderData;
  return pageMeta(siteOf(matches), {
    title: query ? `Help about “${query}”` : page.title,
    description: page.description,
    path: href("/help"),
    hidden: Boolean(query),
  });
};

export const handle: PageHandle = { shared: true };

export default function Help({ loaderData: { page, query, found, groups } }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-5xl gap-12 py-12">
      <div>
        <PageHeading title={page.title} isLarge>
          {page.lead}
        </PageHeading>
        <HelpSearch query={query} />
      </div>
      {found && <Found query={query} found={found} />}
      <HelpContacts />
      <section aria-labelledby="faq" className="grid gap-6">
        <h2 id="faq" className="text-2xl">
          Frequently asked questions
        </h2>
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {groups.map(({ group, title, answers }) => (
            <section key={group} aria-labelledby={group} className="grid content-start gap-3">
              <h3 id={group} className="text-lg">
                {title}
              </h3>
              <ul className="grid">
                {answers.map((answer) => (
                  <li key={answer.slug} className="border-t border-line">
                    <AnswerLink answer={answer} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

const AnswerLink = ({ answer: { slug, title } }: { answer: AnswerSummary }) => (
  <Link to={href("/help/:slug", { slug })} className="flex min-h-11 items-center py-2 text-ink no-underline hover:text-sea hover:underline">
    {title}
  </Link>
);

function Found({ query, found }: { query: string; found: AnswerSummary[] }) {
  if (found.length === 0)
    return (
      <section aria-labelledby="found" className="card grid justify-items-start gap-3 p-6">
        <div role="status">
          <h2 id="found" className="text-xl">
            No answers for “{query}”
          </h2>
        </div>
        <p className="text-muted">Try other words, or ask us. We track searches that come up empty and write the missing answers.</p>
        <LinkButton to={START_CHAT} rel="nofollow">
          Start Chat
        </LinkButton>
      </section>
    );
  return (
    <section aria-labelledby="found" className="grid gap-4">
      <div role="status">
        <h2 id="found" className="text-xl">
          {found.length === 1 ? "1 answer" : `${found.length} answers`} for “{query}”
        </h2>
      </div>
      <ul className="grid gap-3">
        {found.map(({ slug, title, description }) => (
          <li key={slug} className="card relative p-5 hover:border-sea">
            <Link to={href("/help/:slug", { slug })} className="link text-lg font-semibold after:absolute after:inset-0">
              {title}
            </Link>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
