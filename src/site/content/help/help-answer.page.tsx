import { Form, href, Link } from "react-router";
import { z } from "zod";
import type { AnswerSummary } from "../../../features/content/index.ts";
import { readAnswer, voteOnAnswer } from "../../../features/content/index.server.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { Route } from "./+types/help-answer.page";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import type { PageHandle } from "../../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../../shell/page-meta.ts";
import { Breadcrumbs, type Crumb } from "../breadcrumbs.tsx";
import { HelpSearch } from "./help-search.tsx";
import { START_CHAT } from "./start-chat.ts";
import { breadcrumbData, faqData, structuredData } from "../structured-data.server.ts";

export const loader = pageLoader((ctx, { params }) => {
  const { answer, related } = readAnswer(ctx, params["slug"] ?? "");
  const { slug, title, body } = answer;
  const crumbs: Crumb[] = [
    { name: "Help Center", path: href("/help") },
    { name: title, path: href("/help/:slug", { slug }) },
  ];
  return {
    answer,
    related,
    crumbs,
    about: structuredData(faqData([{ question: title, answer: body }]), breadcrumbData(ctx.config, crumbs)),
  };
});

export const action = pageAction({
  vote: formHandler({
    input: z.object({ helpful: z.enum(["yes", "no"]) }),
    run: async (ctx, { helpful }, { params }) => {
      await voteOnAnswer(ctx, { slug: params["slug"] ?? "", helpful: helpful === "yes" });
      return { message: helpful === "yes" ? "Thanks, good to know." : "Thanks for telling us. We'll work on it.", data: { helpful } };
    },
  }),
});

export const handle: PageHandle = { shared: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { slug, title, description } = loaderData.answer;
  return pageMeta(siteOf(matches), { title, description, path: href("/help/:slug", { slug }), kind: "article", about: loaderData.about });
};

export default function HelpAnswer({ loaderData: { answer, related, crumbs }, actionData }: Route.ComponentProps) {
  const { slug, title, body, updatedOn } = answer;
  return (
    <div className="page grid max-w-5xl gap-10 py-10">
      <div className="grid gap-4">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-8">
          <RichText blocks={body} by="us" />
          <p className="text-sm text-muted">Last updated {updatedOn}</p>
          <Vote key={slug} result={actionData} />
        </div>
        <Related answers={related} />
      </div>
      <section aria-label="Look for another answer" className="border-t border-line pt-8">
        <HelpSearch query="" />
      </section>
    </div>
  );
}

function Vote({ result }: { result: FormResult | undefined }) {
  const isUnhappy = (result?.data as { helpful?: string } | undefined)?.helpful === "no";
  return (
    <section aria-labelledby="helpful" className="card grid gap-4 p-5">
      <h2 id="helpful" className="text-lg">
        Was this helpful?
      </h2>
      {result?.message && <p role="status">{result.message}</p>}
      {!result?.ok && (
        <Form method="post" preventScrollReset className="flex gap-3">
          <input type="hidden" name="intent" value="vote" />
          <SubmitButton look="quiet" name="helpful" value="yes">
            Yes
          </SubmitButton>
          <SubmitButton look="quiet" name="helpful" value="no">
            No
          </SubmitButton>
        </Form>
      )}
      {isUnhappy && (
        <p>
          <LinkButton to={START_CHAT} rel="nofollow">
            Start Chat
          </LinkButton>
        </p>
      )}
    </section>
  );
}

function Related({ answers }: { answers: AnswerSummary[] }) {
  return (
    <nav aria-labelledby="related" className="grid gap-3">
      <h2 id="related" className="text-lg">
        Related answers
      </h2>
      <ul className="grid">
        {answers.map(({ slug, title }) => (
          <li key={slug} className="border-t border-line">
            <Link
              to={href("/help/:slug", { slug })}
              className="flex min-h-11 items-center py-2 text-ink no-underline hover:text-sea hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
