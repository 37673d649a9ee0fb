import { useEffect, useRef, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { givenName } from "../../accounts/index.ts";
import type { MessageView, ThreadView } from "../message.schema.ts";
import { type FollowedThread, followThread } from "./follow-thread.ts";
import type { ThreadFeed } from "./thread-feed.ts";
import { useTypers } from "../../../ui/conversation/use-typing.ts";

export type Thread = {
  feed: ThreadFeed;
  failure: string | null;
  typing: string[];
  loadOlder(): void;
  /** Asks for what is new. */
  refresh(): void;
  /** One's own message was accepted. */
  sent(message: MessageView): void;
};

/** One thread as it happens, with whether the other side is typing; it begins with what the page was loaded with. */
export function useThread(view: ThreadView): Thread {
  const [feed, setFeed] = useState<ThreadFeed>(view);
  const [failure, setFailure] = useState<string | null>(null);
  const first = useRef(view);
  const followed = useRef<FollowedThread | null>(null);
  const { names: typing, noteTyping, stopped } = useTypers();

  useEffect(() => {
    const { other } = first.current.thread;
    const thread = followThread(first.current, {
      feed: setFeed,
      failure: setFailure,
      typing: () => noteTyping(other.id, givenName(other.fullName)),
      message: () => stopped(other.id),
    });
    followed.current = thread;
    return () => thread.close();
  }, [noteTyping, stopped]);
  useEffect(() => followed.current?.loaded(view), [view]);

  return {
    feed,
    failure,
    typing,
    loadOlder: () => followed.current?.loadOlder(),
    refresh: () => followed.current?.catchUp(),
    sent: (message) => followed.current?.sent(message),
  };
}

/** Marks what came from the other side as read, while the page is looked at. */
export function useMarkRead({ thread, messages }: ThreadFeed): void {
  const { id: threadId, other } = thread;
  const newest = messages.findLast(({ senderId }) => senderId === other.id)?.number ?? 0;
  const readUpTo = useRef(thread.unread > 0 || thread.isMarkedUnread ? -1 : newest);
  useEffect(() => {
    const mark = async () => {
      if (newest <= readUpTo.current || document.visibilityState !== "visible" || !document.hasFocus()) return;
      const answer = await ask(api.PUT("/threads/{threadId}/read", { params: { path: { threadId } } }), "");
      if (answer.ok) readUpTo.current = Math.max(readUpTo.current, newest);
    };
    const look = () => void mark();
    look();
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }, [newest, threadId]);
}

export const announceTyping = (threadId: string): void =>
  void ask(api.POST("/threads/{threadId}/typing", { params: { path: { threadId } } }), "");
