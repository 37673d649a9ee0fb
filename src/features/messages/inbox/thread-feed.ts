import type { ThreadChange, ThreadReading } from "../message.live.ts";
import type { MessageView, ThreadChanges, ThreadView } from "../message.schema.ts";

/** What a page knows of a thread: all that happened up to `revision`, to the messages that it has. */
export type ThreadFeed = ThreadView;

/** Adds messages and replaces those that changed. What changed before the oldest one here waits until that part is read. */
function merge({ messages, hasOlder }: ThreadFeed, more: readonly MessageView[]): MessageView[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const from = hasOlder ? (messages[0]?.number ?? 0) : 0;
  for (const message of more) {
    const known = byId.get(message.id);
    if (message.number >= from && (!known || known.revision < message.revision)) byId.set(message.id, message);
  }
  return [...byId.values()].toSorted((a, b) => a.number - b.number);
}

/** How the thread stands, without what was said in it. */
export function withState(feed: ThreadFeed, state: ThreadView | ThreadChanges): ThreadFeed {
  const { thread, otherReadNumber, isMasking, offer, mayWrite, isBlocking } = state;
  return { ...feed, thread, otherReadNumber, isMasking, offer, mayWrite, isBlocking };
}

/** Takes what came after the feed's revision, or the first of it. */
export const withChanges = (feed: ThreadFeed, changes: ThreadChanges): ThreadFeed => ({
  ...withState(feed, changes),
  messages: merge(feed, changes.messages),
  revision: Math.max(feed.revision, changes.revision),
});

export const withOlder = (feed: ThreadFeed, { messages, hasOlder }: ThreadView): ThreadFeed => ({
  ...feed,
  messages: merge({ ...feed, hasOlder: false }, messages),
  hasOlder,
});

/** One's own message, as soon as it is accepted: what came before it may still be missing. */
export const withSent = (feed: ThreadFeed, message: MessageView): ThreadFeed => ({ ...feed, messages: merge(feed, [message]) });

/** What can be booked is not in the message: it is asked for. */
const isAboutOffer = ({ event }: MessageView): boolean => event === "offered" || event === "offer_withdrawn" || event === "booked";

/** The next revision as the live stream sent it; null if some before it are missing and must be fetched. */
export function withChange(feed: ThreadFeed, number: number, change: ThreadChange | undefined): ThreadFeed | null {
  if (number <= feed.revision) return feed;
  if (number !== feed.revision + 1 || !change || change.messages.some(isAboutOffer)) return null;
  return { ...feed, messages: merge(feed, change.messages), revision: number };
}

export function withReading(feed: ThreadFeed, { read }: ThreadReading): ThreadFeed {
  const other = read.find(({ personId }) => personId === feed.thread.other.id);
  return other ? { ...feed, otherReadNumber: Math.max(feed.otherReadNumber, other.readNumber) } : feed;
}
