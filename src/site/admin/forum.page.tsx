import { href } from "react-router";
import { keepPost, readForumDesk, showPosts } from "../../features/forum/index.server.ts";
import { ForumPostPath, StaffReasonInput } from "../../features/forum/index.ts";
import { DeskList } from "../../features/forum/parts.ts";
import type { DeskPost } from "../../features/forum/index.ts";
import { formatCount } from "../../platform/words/counts.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/forum.page";
import { postForms } from "../forum/thread-forms.server.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";

export const loader = pageLoader(async (ctx) => {
  const { waiting, reported, counts } = await readForumDesk(ctx);
  const shown = (posts: DeskPost[]) => posts.flatMap(({ post, ...rest }) => showPosts([post]).map((read) => ({ ...rest, post: read })));
  return { waiting: shown(waiting), reported: shown(reported), counts, now: ctx.clock.now().toISOString() };
});

/** Here each form leads back to the desk, from which its post is gone. */
const staying = (form: (typeof postForms)[keyof typeof postForms]) => ({
  ...form,
  run: async (...given: Parameters<typeof form.run>) => {
    await form.run(...given);
    return {};
  },
});

export const action = pageAction({
  approve: staying(postForms.approve),
  hide: staying(postForms.hide),
  restore: staying(postForms.restore),
  keep: formHandler({
    input: StaffReasonInput.extend(ForumPostPath.shape),
    run: async (ctx, { postId, reason }) => {
      await keepPost(ctx, postId, { reason });
      return {};
    },
  }),
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: "Forum moderation",
    description: "Posts that wait and posts that were reported.",
    path: href("/admin/forum"),
    hidden: true,
  });

export default function ForumDeskPage({ loaderData: { waiting, reported, counts, now }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Forum moderation">New members' posts wait here. Three reports hide a post until you decide.</PageHeading>
      <div className="grid items-start gap-10 xl:grid-cols-2">
        <section className="grid gap-4">
          <h2 className="text-2xl">
            Waiting for approval <span className="numbers text-muted">({formatCount(counts.waiting)})</span>
          </h2>
          {waiting.length === 0 && <p className="text-muted">Nothing is waiting.</p>}
          <DeskList posts={waiting} kind="waiting" now={now} result={actionData} />
        </section>
        <section className="grid gap-4">
          <h2 className="text-2xl">
            Reported <span className="numbers text-muted">({formatCount(counts.reported)})</span>
          </h2>
          {reported.length === 0 && <p className="text-muted">No open reports.</p>}
          <DeskList posts={reported} kind="reported" now={now} result={actionData} />
        </section>
      </div>
    </>
  );
}
