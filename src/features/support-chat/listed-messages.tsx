import type { ListedMessage } from "../../ui/conversation/message-list.tsx";
import type { Outgoing } from "../../ui/conversation/outbox.ts";
import { waitingMessages } from "../../ui/conversation/waiting-messages.tsx";
import type { ChatFeed } from "./chat-feed.ts";

type Options = {
  feed: ChatFeed | null;
  waiting: readonly Outgoing[];
  side: "user" | "support";
  /** The agent who reads it. */ ownName?: string;
  onWithdraw(id: string): void;
};

/** A chat's messages and those on their way to it, as one side sees them: its last one that was seen says so. */
export function listedMessages({ feed, waiting, side, ownName, onWithdraw }: Options): ListedMessage[] {
  const messages = feed?.messages ?? [];
  const seenUpTo = feed ? (side === "user" ? feed.chat.supportReadNumber : feed.chat.userReadNumber) : 0;
  const lastSeen = messages.findLast(({ sender, number }) => sender === side && number <= seenUpTo)?.id;
  return [
    ...messages.map((message) => ({
      id: message.id,
      at: message.createdAt,
      isMine: message.sender === side,
      isColleagues: side === "support" && message.sender === side && message.senderName !== ownName,
      author: message.senderName,
      text: message.content,
      note: message.id === lastSeen && <span>Seen</span>,
    })),
    ...waitingMessages(waiting, messages, onWithdraw),
  ];
}
