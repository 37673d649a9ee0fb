import type { ChatChange } from "./chat.live.ts";
import type { ChatMessage, ChatPart, ChatState } from "./chat.schema.ts";

/** What a page knows of a chat, and up to which revision it knows everything. */
export type ChatFeed = { chat: ChatState; messages: readonly ChatMessage[]; upTo: number; hasEarlier: boolean };

const newer = (a: ChatState, b: ChatState): ChatState => (b.revision >= a.revision ? b : a);

function merge(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = more.filter(({ id }) => !ids.has(id));
  return added.length === 0 ? known : [...known, ...added].toSorted((a, b) => a.number - b.number);
}

/** Takes what came after `upTo`, or the first of it. */
export function withPart(feed: ChatFeed | null, part: ChatPart): ChatFeed {
  if (!feed || feed.chat.id !== part.chat.id) return { ...part, messages: merge([], part.messages) };
  return {
    ...feed,
    chat: newer(feed.chat, part.chat),
    messages: merge(feed.messages, part.messages),
    upTo: Math.max(feed.upTo, part.upTo),
  };
}

export const withEarlier = (feed: ChatFeed, part: ChatPart): ChatFeed => ({
  ...feed,
  messages: merge(feed.messages, part.messages),
  hasEarlier: part.hasEarlier,
});

/** One's own message, as soon as it is accepted: what came before it may still be missing. */
export const withSent = (feed: ChatFeed, message: ChatMessage): ChatFeed => ({ ...feed, messages: merge(feed.messages, [message]) });

/** The next revision as the live stream sent it; null if some before it are missing and must be fetched. */
export function withChange(feed: ChatFeed, number: number, change: ChatChange | undefined): ChatFeed | null {
  if (number <= feed.upTo) return feed;
  if (number !== feed.upTo + 1 || !change) return null;
  return {
    ...feed,
    chat: newer(feed.chat, change.chat),
    messages: change.message ? merge(feed.messages, [change.message]) : feed.messages,
    upTo: number,
  };
}

/** The last of the other side's messages, if this side has not seen it. */
export function unseenNumber({ chat, messages }: ChatFeed, side: "user" | "support"): number | null {
  const last = messages.findLast(({ sender }) => sender !== side)?.number ?? 0;
  return last > (side === "user" ? chat.userReadNumber : chat.supportReadNumber) ? last : null;
}
