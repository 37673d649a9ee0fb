import { api, ask } from "../../../platform/api-client.ts";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import { oneAtATime } from "../../../platform/realtime/one-at-a-time.ts";
import { THREAD, THREAD_READ, THREAD_STATE, THREAD_TYPING, type ThreadChange, type ThreadReading } from "../message.live.ts";
import type { MessageView, ThreadView } from "../message.schema.ts";
import { type ThreadFeed, withChange, withChanges, withOlder, withReading, withSent, withState } from "./thread-feed.ts";

const LOAD_FAILED = "Failed to load messages";

type Listener = { feed(feed: ThreadFeed): void; failure(message: string | null): void; typing(): void; message(): void };

export type FollowedThread = {
  loadOlder(): void;
  sent(message: MessageView): void;
  catchUp(): void;
  /** The page was loaded again. */
  loaded(view: ThreadView): void;
  close(): void;
};

/** Follows one thread: the live stream sends what is next, and what is missing is fetched, one request at a time. */
export function followThread(view: ThreadView, listener: Listener): FollowedThread {
  const threadId = view.thread.id;
  const path = { threadId };
  let known: ThreadFeed = view;
  let isOver = false;

  const show = (feed: ThreadFeed) => {
    if (isOver || feed === known) return;
    known = feed;
    listener.feed(feed);
  };
  const catchUp = oneAtATime(async () => {
    const query = { after: known.revision };
    const answer = await ask(api.GET("/threads/{threadId}/changes", { params: { path, query } }), LOAD_FAILED);
    if (isOver) return false;
    if (answer.ok) show(withChanges(known, answer.value));
    // While the connection is away, what is known is shown.
    listener.failure(answer.ok || answer.refusal.code === "offline" ? null : answer.refusal.message);
    return answer.ok && answer.value.hasMore;
  });
  const loadOlder = async () => {
    const before = known.messages[0]?.number;
    if (before === undefined) return;
    const answer = await ask(api.GET("/threads/{threadId}", { params: { path, query: { before } } }), LOAD_FAILED);
    if (answer.ok) show(withOlder(known, answer.value));
    else if (!isOver) listener.failure(answer.refusal.message);
  };
  const receive = (number: number, change: ThreadChange | undefined) => {
    const next = withChange(known, number, change);
    if (next) show(next);
    // What happened to the booking changes more than the messages.
    const isEvent = change?.messages.some(({ kind }) => kind === "event");
    if (!next || isEvent) void catchUp();
    if (change?.messages.some(({ senderId }) => senderId === view.thread.other.id)) listener.message();
  };

  const leave = onLive({
    catchUp: () => void catchUp(),
    event: ({ type, id, number = 0, data }) => {
      // Blocking closes all conversations of the two, whichever it was done in.
      if (type === THREAD_STATE) void catchUp();
      if (id !== threadId) return;
      if (type === THREAD) receive(number, data as ThreadChange | undefined);
      if (type === THREAD_READ && data) show(withReading(known, data as ThreadReading));
      if (type === THREAD_TYPING) listener.typing();
    },
  });
  void catchUp();

  return {
    catchUp: () => void catchUp(),
    loadOlder: () => void loadOlder(),
    sent: (message) => show(withSent(known, message)),
    loaded: (fresh) => {
      show(withState(known, fresh));
      if (fresh.revision > known.revision) void catchUp();
    },
    close: () => {
      isOver = true;
      leave();
    },
  };
}
