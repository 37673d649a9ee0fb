import { api, ask } from "../../platform/api-client.ts";
import { onLive } from "../../platform/realtime/live-bus.ts";
import { oneAtATime } from "../../platform/realtime/one-at-a-time.ts";
import { type ChatFeed, withChange, withEarlier, withPart, withSent } from "./chat-feed.ts";
import { CHAT, type ChatChange } from "./chat.live.ts";
import type { ChatMessage } from "./chat.schema.ts";

const LOAD_FAILED = "Failed to load messages";

type Listener = { feed(feed: ChatFeed): void; failure(message: string | null): void; message(): void };

export type FollowedChat = { loadEarlier(): void; sent(message: ChatMessage): void; catchUp(): void; close(): void };

/** Follows one chat: the live stream sends what is next, and what is missing is fetched, one request at a time. */
export function followChat(chatId: string, listener: Listener): FollowedChat {
  let known: ChatFeed | null = null;
  let isOver = false;

  const keep = (feed: ChatFeed) => {
    known = feed;
    listener.feed(feed);
  };
  const get = (query: { after?: number; before?: number }) =>
    ask(api.GET("/chats/{chatId}", { params: { path: { chatId }, query } }), LOAD_FAILED);

  const catchUp = oneAtATime(async () => {
    const answer = await get(known ? { after: known.upTo } : {});
    if (isOver) return false;
    if (answer.ok) keep(withPart(known, answer.value));
    // While the connection is away, what is known is shown.
    listener.failure(answer.ok || (answer.refusal.code === "offline" && known) ? null : answer.refusal.message);
    return answer.ok && answer.value.hasMore;
  });
  const loadEarlier = async () => {
    const before = known?.messages[0]?.number;
    if (before === undefined) return;
    const answer = await get({ before });
    if (isOver || !known) return;
    if (answer.ok) keep(withEarlier(known, answer.value));
    else listener.failure(answer.refusal.message);
  };

  const leave = onLive({
    catchUp: () => void catchUp(),
    event: ({ type, id, number = 0, data }) => {
      if (type !== CHAT || id !== chatId) return;
      const change = data as ChatChange | undefined;
      if (change?.message) listener.message();
      const next = known && withChange(known, number, change);
      if (next) keep(next);
      else void catchUp();
    },
  });
  void catchUp();

  return {
    catchUp: () => void catchUp(),
    loadEarlier: () => void loadEarlier(),
    sent: (message) => known && keep(withSent(known, message)),
    close: () => {
      isOver = true;
      leave();
    },
  };
}
