import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { listInWords } from "../../../platform/words/list-words.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { moreShown } from "../../../platform/shown.ts";
import { SearchBox } from "../../../ui/forms/search-box.tsx";
import { ShowMore } from "../../../ui/page/show-more.tsx";
import { TabLinks } from "../../../ui/page/tab-links.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { CHAT_FILTERS, type ChatFilter, CHATS_SHOWN } from "../chat.rules.ts";
import type { ChatRow, Chats, ChatsQuery } from "../chat.schema.ts";
import { consoleAddress } from "./console-address.ts";

const LABELS: Record<ChatFilter, string> = { mine: "Mine", waiting: "Waiting", open: "Open", closed: "Closed" };
const EMPTY: Record<ChatFilter, string> = {
  mine: "You haven't taken a conversation.",
  waiting: "Nobody is waiting.",
  open: "No open conversations.",
  closed: "No closed conversations yet.",
};

type Props = { chats: Chats; query: ChatsQuery; chatId: string | null; ownId: string };

/** The chats under a filter, with what is new in each and who waits. */
export function ChatList({ chats: { chats, counts, next, viewers, now }, query, chatId, ownId }: Props) {
  const { filter, q } = query;
  const more = next ? moreShown(chats.length, Infinity, CHATS_SHOWN) : null;
  return (
    <div className="flex h-full flex-col">
      <div className="grid shrink-0 gap-3 p-3 pb-0">
        <SearchBox label="Search conversations" placeholder="Name, email, subject or text" q={q}>
          <input type="hidden" name="filter" value={filter} />
        </SearchBox>
        <TabLinks
          label="Conversations"
          className="mb-6 border-b border-line [&_a]:px-2.5"
          tabs={CHAT_FILTERS.map((each) => ({
            to: consoleAddress({ filter: each, q: "" }, null),
            label: LABELS[each],
            ...(each !== "closed" && { count: counts[each] }),
            isCurrent: each === filter && !q,
          }))}
        />
      </div>
      <div className="-mt-6 min-h-0 grow overflow-y-auto">
        {chats.length === 0 && <p className="p-6 text-center text-muted">{q ? `Nothing matches “${q}”.` : EMPTY[filter]}</p>}
        <ul id="chats">
          {chats.map((chat, i) => (
            <ChatItem
              key={chat.id}
              chat={chat}
              now={now}
              to={consoleAddress(query, chat.id)}
              isChosen={chat.id === chatId}
              heading={q ? headingOf(chat, chats[i - 1]) : null}
              viewers={viewers.filter((viewer) => viewer.chatId === chat.id && viewer.agentId !== ownId).map(({ name }) => name)}
            />
          ))}
        </ul>
        {(next || query.show > CHATS_SHOWN) && (
          <div className="px-4 pb-6">
            <ShowMore
              listId="chats"
              shown={chats.length}
              to={more ? consoleAddress({ filter, q, show: more }, chatId) : null}
              rest={next ? "Search to find the rest." : undefined}
            />
          </div>
        )}
      </div>
    </div>
  );
}

type ItemProps = {
  chat: ChatRow;
  now: string;
  to: string;
  isChosen: boolean;
  /** Above the first one of a state, where a search found several. */
  heading: string | null;
  viewers: string[];
};

function ChatItem({ chat, now, to, isChosen, heading, viewers }: ItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <li>
      {heading && <p className="border-b border-line bg-sand px-4 py-1.5 text-sm font-semibold">{heading}</p>}
      <Link
        ref={link}
        to={to}
        preventScrollReset
        aria-current={isChosen ? "true" : undefined}
        className="grid gap-0.5 border-b border-l-4 border-line border-l-transparent px-3 py-3 text-ink no-underline hover:bg-sand focus-visible:-outline-offset-3 aria-[current]:border-l-sea aria-[current]:bg-sea-wash"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-semibold">{chat.name}</span>
          <span className="shrink-0 text-xs text-muted">
            <TimeAgo at={chat.lastMessageAt} now={now} />
          </span>
        </span>
        <span className="truncate text-sm text-muted">{chat.email}</span>
        <span className="truncate text-sm font-medium">{chat.subject}</span>
        <span className="flex items-center justify-between gap-3 text-sm">
          <span className="min-w-0 truncate text-muted">
            {chat.lastSender === "support" && "Support: "}
            {chat.lastMessage}
          </span>
          {chat.unread > 0 && (
            <span className="numbers shrink-0 rounded-full bg-sea px-2 text-xs leading-5 font-semibold text-on-sea">
              {chat.unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
        <span className="flex flex-wrap gap-x-3 text-xs">
          <span className="text-muted">{chat.status === "closed" ? "Closed" : (chat.agentName ?? "Not taken")}</span>
          {chat.waitingSince && <span className="font-medium text-ember-text">{waitInWords(chat.waitingSince, now)}</span>}
          {viewers.length > 0 && <span className="text-muted">Viewed by {listInWords(viewers)}</span>}
        </span>
      </Link>
    </li>
  );
}

function waitInWords(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  if (minutes < 1) return "Just arrived";
  if (minutes < 60) return `Waiting ${countOf(minutes, "minute")}`;
  return `Waiting ${minutes < 48 * 60 ? countOf(Math.floor(minutes / 60), "hour") : countOf(Math.floor(minutes / 1_440), "day")}`;
}

const stateOf = ({ status, waitingSince }: ChatRow): string =>
  status === "closed" ? "Closed" : waitingSince === null ? "Open" : "Waiting";

const headingOf = (chat: ChatRow, before: ChatRow | undefined): string | null =>
  before && stateOf(before) === stateOf(chat) ? null : stateOf(chat);
