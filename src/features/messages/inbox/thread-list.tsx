import { Star } from "../../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { moreShown } from "../../../platform/shown.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { harmless } from "../../../ui/harmless.ts";
import { SearchBox } from "../../../ui/forms/search-box.tsx";
import { ShowMore } from "../../../ui/page/show-more.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { THREAD_FILTERS, type ThreadFilter, THREADS_SHOWN } from "../message.rules.ts";
import type { ThreadPage, ThreadsQuery, ThreadSummary } from "../message.schema.ts";
import { inboxAddress } from "./inbox-address.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { datesInWords, phaseInWords } from "./thread-words.ts";

const LABELS: Record<ThreadFilter, string> = {
  all: "All",
  unread: "Unread",
  starred: "Starred",
  upcoming: "Upcoming",
  current: "Current",
  past: "Past",
  archived: "Archived",
};
const EMPTY: Record<ThreadFilter, string> = {
  all: "No messages yet. When you ask a host a question or book a stay, you can write to each other here.",
  unread: "You're all caught up.",
  starred: "No starred conversations.",
  upcoming: "No conversations about upcoming stays.",
  current: "No conversations about current stays.",
  past: "No conversations about past stays.",
  archived: "No archived conversations.",
};

type Props = {
  page: ThreadPage;
  query: ThreadsQuery;
  threadId: string | null;
  isHost: boolean;
  now: string;
  /** Opens the chat with support. */ supportTo: string;
};

/** The person's conversations under a filter, the newest first. */
export function ThreadList({ page: { threads, next, unread }, query, threadId, isHost, now, supportTo }: Props) {
  const { filter, q } = query;
  const more = next ? moreShown(threads.length, Infinity, THREADS_SHOWN) : null;
  const Heading = threadId ? "h2" : "h1";
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid shrink-0 gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Heading className="text-2xl">Messages</Heading>
          <div className="flex gap-4 text-sm">
            {isHost && (
              <Link to={href("/host/messages")} className="link inline-flex min-h-11 items-center">
                Quick replies
              </Link>
            )}
            <Link to={supportTo} preventScrollReset className="link inline-flex min-h-11 items-center">
              Live Support
            </Link>
          </div>
        </div>
        <SearchBox label="Search messages" placeholder="Name, listing or text" q={q} action={href("/messages")}>
          {filter !== "all" && <input type="hidden" name="filter" value={filter} />}
        </SearchBox>
        <nav aria-label="Filter messages">
          <ul className="flex flex-wrap gap-1.5">
            {THREAD_FILTERS.map((each) => (
              <li key={each}>
                <Link
                  to={inboxAddress({ filter: each, q }, null)}
                  preventScrollReset
                  aria-current={each === filter ? "page" : undefined}
                  className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm font-medium text-ink no-underline hover:border-line-strong aria-[current]:border-sea aria-[current]:bg-sea-wash aria-[current]:text-sea"
                >
                  {LABELS[each]}
                  {each === "unread" && unread > 0 && <span className="count-badge">{unread}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="min-h-0 grow border-t border-line min-[900px]:overflow-y-auto">
        {threads.length === 0 && <Empty filter={filter} q={q} />}
        <ul id="threads">
          {threads.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} now={now} to={inboxAddress(query, thread.id)} isChosen={thread.id === threadId} />
          ))}
        </ul>
        {(next || query.show > THREADS_SHOWN) && (
          <div className="px-4 pb-6">
            <ShowMore
              listId="threads"
              shown={threads.length}
              to={more ? inboxAddress({ filter, q, show: more }, threadId) : null}
              rest={next ? "Search to find the rest." : undefined}
            />
          </div>
        )}
      </div>
    </div>
  );
}

function Empty({ filter, q }: { filter: ThreadFilter; q: string }) {
  return (
    <div className="grid justify-items-center gap-4 p-8 text-center text-muted">
      <p className="wrap-anywhere">{q ? `Nothing matches “${q}”.` : EMPTY[filter]}</p>
      {filter === "all" && !q && <LinkButton to={href("/search")}>Find a place or boat</LinkButton>}
    </div>
  );
}

type RowProps = { thread: ThreadSummary; now: string; to: string; isChosen: boolean };

function ThreadRow({ thread, now, to, isChosen }: RowProps) {
  const { other, listing, lastMessage, lastMessageAt, unread, isMarkedUnread, isStarred } = thread;
  const isUnread = (unread > 0 || isMarkedUnread) && !isChosen;
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        prefetch="intent"
        aria-current={isChosen ? "true" : undefined}
        className="flex gap-3 border-b border-line px-4 py-3 text-ink no-underline hover:bg-sea-wash focus-visible:-outline-offset-3 aria-[current]:bg-sea-wash"
      >
        <Avatar name={other.fullName} url={other.avatarUrl} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex items-baseline gap-2">
            <bdi className={`min-w-0 truncate ${isUnread ? "font-bold" : "font-semibold"}`}>{other.fullName}</bdi>
            {isStarred && (
              <>
                <Star aria-hidden className="size-3.5 shrink-0 self-center fill-current text-ember" />
                <span className="sr-only">Starred</span>
              </>
            )}
            <span className="ml-auto shrink-0 text-xs text-muted">
              <TimeAgo at={lastMessageAt} now={now} />
            </span>
          </span>
          <span className="flex items-center gap-2">
            <bdi className={`min-w-0 grow truncate text-sm ${isUnread ? "font-semibold" : "text-muted"}`}>{harmless(lastMessage)}</bdi>
            {isUnread && (
              <span className="count-badge shrink-0">
                {unread || ""}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </span>
          <span className="truncate text-xs text-muted">
            {[phaseInWords(thread), datesInWords(thread, useFormats())].filter(Boolean).join(" · ")}
          </span>
          <span className="truncate text-xs text-muted">{listing.title}</span>
        </span>
      </Link>
    </li>
  );
}
