import { href, Link, redirect } from "react-router";
import { forumError, startThread } from "../../features/forum/index.server.ts";
import { CATEGORY_IDS, postPath, StartThreadInput } from "../../features/forum/index.ts";
import { NewThreadForm } from "../../features/forum/parts.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/new-thread.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Start New Discussion", description: "Ask the community, or tell it something.", hidden: true });

export const loader = pageLoader((_ctx, { url }) => ({
  categoryId: CATEGORY_IDS.find((id) => id === url.searchParams.get("category")) ?? "",
  formKey: crypto.randomUUID(),
}));

export const action = pageAction({
  start: formHandler({
    input: StartThreadInput,
    failure: forumError("thread_failed"),
    run: async (ctx, input) => redirect(postPath((await startThread(ctx, input)).postId)),
  }),
});

export default function NewThreadPage({ loaderData: { categoryId, formKey }, actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-3xl py-10">
      <nav aria-label="Forum" className="mb-4">
        <Link to={href("/forum")} className="link">
          Forum
        </Link>
      </nav>
      <PageHeading title="Start New Discussion">Ask one thing at a time, and say what you've already tried.</PageHeading>
      <NewThreadForm formKey={formKey} categoryId={categoryId} result={actionData} />
    </div>
  );
}
