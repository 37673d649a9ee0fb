import { Suspense } from "react";
import { href, Form, Link, redirect, useRouteLoaderData } from "react-router";
import { signInPath } from "../../features/accounts/index.ts";
import {
  postExcerpt,
  quotePost,
  readForumThread,
  showPosts,
  visitForumThread,
  forumPostPolicy,
} from "../../features/forum/index.server.ts";
import { CATEGORIES, ForumPageQuery, ForumPostPath, threadPath } from "../../features/forum/index.ts";
import {
  type Asked,
  Marks,
  POST_ACTS,
  PostCard,
  type PostContext,
  ReplyForm,
  THREAD_ACTS,
  threadCounts,
  ThreadStaff,
} from "../../features/forum/parts.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/later-notice.ts";
import { PageLinks } from "../../ui/page/page-links.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import type { Route } from "./+types/thread.page";
import { pageAction, pageLoader } from "../server/edge.server.ts";
import type { SiteData } from "../server/site-data.server.ts";
import { ErrorPage } from "../shell/later-parts.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";
import { ReportThanks } from "./report-thanks.tsx";
import { REPORTED, threadForms, threadIdOf } from "./thread-forms.server.ts";
import { threadSchema } from "./thread-schema.ts";

/** What the address asks to do with a post or with the thread; only what somebody who is signed in can ask for. */
function readAsked(ctx: Ctx, query: URLSearchParams): Asked {
  const act = [...POST_ACTS, ...THREAD_ACTS].find((known) => known === query.get("act"));
  if (!ctx.actor || !act) return null;
  return { act, postId: ForumPostPath.safeParse({ postId: query.get("post") }).data?.postId ?? null };
}

async function readQuote(ctx: Ctx, query: URLSearchParams): Promise<string> {
  const { data } = ForumPostPath.safeParse({ postId: query.get("post") });
  return ctx.actor && data && query.get("act") === "quote" ? quotePost(ctx, data.postId) : "";
}

export const loader = pageLoader(async (ctx, { params, url }) => {
  const threadId = threadIdOf(params);
  const given = ForumPageQuery.safeParse(Object.fromEntries(url.searchParams));
  const view = await readForumThread(ctx, threadId, given.success ? given.data : { page: 1 });
  const path = threadPath(view.thread);
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  await visitForumThread(ctx, view.thread.id);
  const [opening] = view.posts;
  return {
    ...view,
    description: opening?.number === 1 ? postExcerpt(opening.text, 155) : `Page ${view.page} of “${view.thread.title}”.`,
    posts: showPosts(view.posts, view.people),
    waiting: showPosts(view.waiting, view.people),
    people: view.people.filter(({ id }) => id !== ctx.actor?.id),
    asked: readAsked(ctx, url.searchParams),
    quote: await readQuote(ctx, url.searchParams),
    isReported: url.searchParams.has(REPORTED),
    isStaff: forumPostPolicy.may(ctx.actor, "moderate"),
    replyKey: ctx.actor && crypto.randomUUID(),
    now: ctx.clock.now().toISOString(),
  };
});

export const action = pageAction(threadForms);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { thread, page, description } = loaderData;
  return pageMeta(siteOf(matches), {
    title: page > 1 ? `${thread.title}, page ${page}` : thread.title,
    description,
    path: threadPath(thread, page),
    hidden: thread.status !== "visible",
  });
};

/** The key resets what was typed and answered when the page switches to another thread. */
export default function ThreadPage(props: Route.ComponentProps) {
  return <Thread key={props.loaderData.thread.id} {...props} />;
}

function Thread({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, posts, waiting, page, pages, asked, isStaff, now } = loaderData;
  const origin = useRouteLoaderData<SiteData>("root")?.origin ?? "";
  const path = threadPath(thread, page);
  const on: PostContext = {
    thread: { id: thread.id, title: thread.title, path },
    page,
    now,
    origin,
    isStaff,
    mayReply: loaderData.mayReply,
    signIn: loaderData.replyKey === null ? signInPath(path) : null,
    asked,
    result: actionData,
  };
  const pageLinks = <PageLinks label="Pages" page={page} pages={pages} to={(number) => threadPath(thread, number)} />;
  return (
    <div className="page grid max-w-4xl gap-6 py-10">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: threadSchema(thread, posts, origin, path) }} />
      {loaderData.isReported && <ReportThanks />}
      <ThreadHeader data={loaderData} result={actionData} />
      {isStaff && (
        <ThreadStaff
          thread={thread}
          page={page}
          path={path}
          act={asked && asked.postId === null ? asked.act : undefined}
          result={actionData}
        />
      )}
      {page > 1 && pageLinks}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} on={on} />
      ))}
      {posts.length === 0 && waiting.length === 0 && <p className="text-muted">The posts on this page are gone.</p>}
      {page === pages && waiting.map((post) => <PostCard key={post.id} post={post} on={on} />)}
      {pageLinks}
      <ReplySection data={loaderData} signIn={on.signIn} result={resultFor(actionData, "reply")} />
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function ThreadHeader({ data: { thread, isFollowing, replyKey, now }, result }: { data: Loaded; result: FormResult | undefined }) {
  const category = CATEGORIES.find(({ id }) => id === thread.categoryId);
  const followed = resultFor(result, "follow") ?? resultFor(result, "unfollow");
  return (
    <header className="grid gap-3">
      <nav aria-label="Forum" className="flex flex-wrap gap-2">
        <Link to={href("/forum")} className="link">
          Forum
        </Link>
        <span aria-hidden>/</span>
        <Link to={href("/forum/category/:categoryId", { categoryId: thread.categoryId })} className="link">
          {category?.name}
        </Link>
      </nav>
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{thread.title}</h1>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="numbers flex flex-wrap items-center gap-x-2 text-muted">
          <Marks thread={thread} />
          <span>
            Started by {thread.author.name}, <TimeAgo at={thread.createdAt} now={now} /> · {threadCounts(thread)}
          </span>
        </p>
        {replyKey !== null && (
          <Form method="post" preventScrollReset>
            <SubmitButton look="quiet" intent={isFollowing ? "unfollow" : "follow"} aria-pressed={isFollowing}>
              {isFollowing ? "Following" : "Follow"}
            </SubmitButton>
          </Form>
        )}
      </div>
      {followed && <FormMessage result={followed} />}
      {thread.status === "hidden" && <Notice tone="attention">This discussion is hidden from everyone else.</Notice>}
    </header>
  );
}

function ReplySection({ data, signIn, result }: { data: Loaded; signIn: string | null; result: FormResult | undefined }) {
  const { thread, mayReply, replyKey, quote, people } = data;
  if (thread.isLocked && !mayReply)
    return <p className="card p-6 text-muted">This discussion is locked, so no new replies can be added.</p>;
  if (signIn)
    return (
      <p className="card p-6 text-center">
        <LinkButton to={signIn} look="quiet">
          Sign in to join the discussion
        </LinkButton>
      </p>
    );
  if (!mayReply || replyKey === null) return null;
  return (
    <section id="reply" aria-label="Reply" className="card scroll-mt-20 p-5 sm:p-6">
      <ReplyForm threadId={thread.id} formKey={replyKey} quote={quote} people={people} result={result} />
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage error={error} action={<LinkButton to={href("/forum")}>Go to the forum</LinkButton>} />
    </Suspense>
  );
}
