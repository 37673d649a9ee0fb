import { Link } from "react-router";
import { countOf, formatCount } from "../../../platform/words/counts.ts";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { categoryName, postPath, threadPath } from "../forum.rules.ts";
import type { ForumThreadSummary } from "../forum.schema.ts";
import { ForumIcon } from "./forum-icon.tsx";

type Props = {
  threads: readonly ForumThreadSummary[];
  now: string;
  /** They come from several categories, below a heading. */ isMixed?: boolean;
};

/** Discussions, one in each row. */
export function ForumThreadRows({ threads, now, isMixed = false }: Props) {
  const Heading = isMixed ? "h3" : "h2";
  return (
    <ul className="card divide-y divide-line">
      {threads.map((thread) => (
        <li key={thread.id} className="grid items-center gap-x-6 gap-y-2 p-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_9rem_12rem]">
          <div className="grid gap-1">
            <Heading className="font-sans text-lg leading-snug tracking-normal wrap-anywhere">
              <Link to={threadPath(thread)} className="text-ink no-underline hover:underline">
                {thread.title}
              </Link>
            </Heading>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <Marks thread={thread} />
              <span>
                {thread.author.name}
                {isMixed && ` in ${categoryName(thread.categoryId)}`}, <TimeAgo at={thread.createdAt} now={now} />
              </span>
            </p>
          </div>
          <p className="numbers flex gap-4 text-sm text-muted">
            <span className="inline-flex items-center gap-1.5">
              <ForumIcon name="replies" /> {formatCount(thread.replyCount)}
              <span className="sr-only"> {thread.replyCount === 1 ? "reply" : "replies"}</span>
            </span>
            <span className="inline-flex items-center gap-1.5">
              <ForumIcon name="views" /> {formatCount(thread.views)}
              <span className="sr-only"> {thread.views === 1 ? "view" : "views"}</span>
            </span>
          </p>
          <p className="text-sm text-muted">
            {thread.lastReply ? (
              <>
                <Link to={postPath(thread.lastReply.postId)} className="link">
                  Last reply
                </Link>{" "}
                <TimeAgo at={thread.lastReply.at} now={now} />
                <br className="max-md:hidden" />
                <span className="md:hidden">, </span>
                {thread.lastReply.author.name}
              </>
            ) : (
              "No replies yet"
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What staff did with a thread, and how many read it. */
export function Marks({ thread: { isPinned, isLocked } }: { thread: Pick<ForumThreadSummary, "isPinned" | "isLocked"> }) {
  return (
    <>
      {isPinned && (
        <span className="inline-flex items-center gap-1 font-semibold text-sea">
          <ForumIcon name="pin" className="size-3.5" /> Pinned
        </span>
      )}
      {isLocked && (
        <span className="inline-flex items-center gap-1 font-semibold text-ember-text">
          <ForumIcon name="lock" className="size-3.5" /> Locked
        </span>
      )}
    </>
  );
}

export const threadCounts = ({ replyCount, views }: ForumThreadSummary): string =>
  `${countOf(replyCount, "reply", "replies")} · ${countOf(views, "view")}`;
