import { useEffect, useRef, useState } from "react";
import { api, ask } from "../../platform/api-client.ts";
import { onLive } from "../../platform/realtime/live-bus.ts";
import { useTypers } from "../../ui/conversation/use-typing.ts";
import { type ChatFeed, unseenNumber } from "./chat-feed.ts";
import { CHAT_TYPING, type ChatTyping } from "./chat.live.ts";
import type { ChatMessage } from "./chat.schema.ts";
import { type FollowedChat, followChat } from "./follow-chat.ts";

type Side = "user" | "support";
export type Chat = {
  feed: ChatFeed | null;
  failure: string | null;
  typing: string[];
  loadEarlier(): void;
  /** One's own message was accepted. */
  sent(message: ChatMessage): void;
};

/** One chat as it happens, with who is typing in it. */
export function useChat(chatId: string | null, side: Side, ownId: string): Chat {
  const [shown, setShown] = useState<{ chatId: string; feed: ChatFeed } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const followed = useRef<FollowedChat | null>(null);
  const { names: typing, noteTyping, stopped } = useTypers();

  useEffect(() => {
    setFailure(null);
    stopped();
    if (!chatId) return;
    const chat = followChat(chatId, { feed: (feed) => setShown({ chatId, feed }), failure: setFailure, message: stopped });
    followed.current = chat;
    const leave = onLive({
      event: ({ type, data }) => {
        if (type !== CHAT_TYPING) return;
        const typist = data as ChatTyping;
        const isOther = typist.senderId !== ownId && (side === "support" || typist.sender === "support");
        if (typist.chatId === chatId && isOther) noteTyping(typist.senderId, typist.name);
      },
    });
    return () => {
      leave();
      chat.close();
    };
  }, [chatId, side, ownId, noteTyping, stopped]);

  return {
    feed: shown?.chatId === chatId ? shown.feed : null,
    failure,
    typing,
    loadEarlier: () => followed.current?.loadEarlier(),
    sent: (message) => followed.current?.sent(message),
  };
}

/** Marks what this side sees as read, while the page is looked at. */
export function useMarkRead(feed: ChatFeed | null, side: Side): void {
  const unseen = feed && unseenNumber(feed, side);
  const chatId = feed?.chat.id;
  useEffect(() => {
    if (unseen === null || !chatId) return;
    const mark = () => {
      if (document.visibilityState !== "visible" || !document.hasFocus()) return;
      void ask(api.PUT("/chats/{chatId}/read", { params: { path: { chatId } }, body: { upTo: unseen } }), "");
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    addEventListener("focus", mark);
    // What failed while the connection was away is said again when it is back.
    const leave = onLive({ catchUp: mark });
    return () => {
      leave();
      document.removeEventListener("visibilitychange", mark);
      removeEventListener("focus", mark);
    };
  }, [unseen, chatId]);
}

export const announceTyping = (chatId: string): void => void ask(api.POST("/chats/{chatId}/typing", { params: { path: { chatId } } }), "");
