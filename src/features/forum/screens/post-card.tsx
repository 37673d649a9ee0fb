import { useEffect, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { SubmitButton } from "../../../ui/button.tsx";
import { type FormResult } from "../../../ui/forms/form-result.ts";
import { Notice } from "../../../ui/later-notice.ts";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { hostPath, postAnchor, postPath } from "../forum.rules.ts";
import { ForumIcon } from "./forum-icon.tsx";
import { PostPanel } from "./later-parts.ts";
import { LikeButton } from "./like-button.tsx";
import { ACTION, type Asked, panelAddress, POST_ACTS, type PostAct } from "./post-action.ts";
import { SharePost } from "./share-post.tsx";
import type { ShownPost } from "./shown-post.ts";

export type PostContext = {
  thread: { id: string; title: string; path: string };
  page: number;
  now: string;
  origin: string;
  isStaff: boolean;
  mayReply: boolean;
  /** Where a visitor signs in first; null for those who have. */
  signIn: string | null;
  asked: Asked;
  result: FormResult | undefined;
};

/** One post: who wrote what when, and what this viewer can do with it. */
export function PostCard({ post, on }: { post: ShownPost; on: PostContext }) {
  const { author, status, number } = post;
  const act = on.asked?.postId === post.id ? POST_ACTS.find((known) => known === on.asked?.act) : undefined;
  const isAnswered = act !== undefined && on.result?.intent === act && on.result.values?.postId === post.id;
  const isDone = on.result?.ok === true && on.result.intent === act;
  const isGone = status === "deleted";
  const isTarget = useIsTarget(postAnchor(post.id));
  return (
    <article
      id={postAnchor(post.id)}
      aria-label={number === null ? `Post by ${author.name}` : `Post ${number} by ${author.name}`}
      data-target={isTarget || undefined}
      className="card grid scroll-mt-20 gap-4 p-5 target:border-sea target:bg-sea-wash data-target:border-sea data-target:bg-sea-wash sm:p-6"
    >
      <header className="flex items-center gap-3">
        <Avatar name={author.name} url={author.avatarUrl} />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
            {author.isHost ? (
              <Link to={hostPath(author.id)} className="inline-flex min-h-6 items-center text-ink no-underline hover:underline">
                {author.name}
              </Link>
            ) : (
              author.name
            )}
            {author.isSupport && <span className="rounded-md bg-sea-wash px-2 text-sm text-sea">Support team</span>}
          </p>
          <p className="text-sm text-muted">
            <Link to={postPath(post.id)} className="inline-flex min-h-6 items-center text-muted hover:underline">
              <TimeAgo at={post.createdAt} now={on.now} />
            </Link>
            {post.isEdited && " · Edited"}
          </p>
        </div>
        {number !== null && <span className="numbers self-start text-sm text-muted">#{number}</span>}
      </header>
      <StatusNotice post={post} />
      {isGone ? (
        <p className="text-muted italic">This post was deleted by its author.</p>
      ) : (
        act !== "edit" && <RichText blocks={post.blocks} by="people" />
      )}
      {!isGone && <Actions post={post} on={on} />}
      {isDone && on.result?.message && <Notice tone="good">{on.result.message}</Notice>}
      {act && !isDone && (
        <PostPanel
          act={act}
          post={post}
          title={number === 1 || number === null ? on.thread.title : null}
          back={`${on.thread.path}#${postAnchor(post.id)}`}
          result={isAnswered ? on.result : undefined}
        />
      )}
    </article>
  );
}

/** Browsers mark the target of a page that they load, not of one that the router shows. */
function useIsTarget(id: string): boolean {
  const { hash } = useLocation();
  const [isTarget, setIsTarget] = useState(false);
  useEffect(() => setIsTarget(hash === `#${id}`), [hash, id]);
  return isTarget;
}

function StatusNotice({ post: { status, hiddenReason, isMine } }: { post: ShownPost }) {
  if (status === "waiting")
    return <Notice tone="attention">{isMine ? "Waiting for approval. Only you can see this for now." : "Waiting for approval."}</Notice>;
  return status === "hidden" ? <Notice tone="attention">Hidden from everyone else. {hiddenReason}</Notice> : null;
}

function Actions({ post, on }: { post: ShownPost; on: PostContext }) {
  const to = (act: PostAct | "quote") => panelAddress(on.page, act, post.id);
  const isVisible = post.status === "visible";
  const here = `#${postAnchor(post.id)}`;
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1">
      {isVisible && <LikeButton post={post} signIn={on.signIn} />}
      {isVisible && on.mayReply && (
        <Link to={on.signIn ?? `${to("quote")}#reply`} rel="nofollow" preventScrollReset={!on.signIn} className={ACTION}>
          <ForumIcon name="quote" /> Quote
        </Link>
      )}
      {isVisible && <SharePost title={on.thread.title} address={on.origin + postPath(post.id)} />}
      {post.mayEdit && (
        <Link to={to("edit") + here} className={ACTION}>
          <ForumIcon name="edit" /> Edit
        </Link>
      )}
      {post.isMine && (
        <Link to={to("delete") + here} className={ACTION}>
          <ForumIcon name="delete" /> Delete
        </Link>
      )}
      {isVisible && !post.isMine && (
        <Link to={on.signIn ?? to("report") + here} rel="nofollow" className={ACTION}>
          <ForumIcon name="report" /> Report
        </Link>
      )}
      {on.isStaff && !post.isMine && <StaffActions post={post} hide={to("hide") + here} restore={to("restore") + here} />}
    </div>
  );
}

function StaffActions({ post: { id, status }, hide, restore }: { post: ShownPost; hide: string; restore: string }) {
  return (
    <>
      {status === "waiting" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="postId" value={id} />
          <SubmitButton look="bare" intent="approve" className="min-h-9! px-2! text-sm">
            Approve
          </SubmitButton>
        </Form>
      )}
      <Link to={status === "hidden" ? restore : hide} className={ACTION}>
        {status === "hidden" ? "Restore" : "Hide"}
      </Link>
    </>
  );
}
