import { href, Link } from "react-router";
import { EVENT_WORDS } from "../event-words.ts";
import type { MessageView } from "../message.schema.ts";
import { MessageMenu } from "./message-menu.tsx";
import type { ThreadFeed } from "./thread-feed.ts";
import type { ListedMessage } from "../../../ui/conversation/message-list.tsx";
import type { Waiting } from "../../../ui/conversation/use-outbox.ts";
import { waitingMessages } from "../../../ui/conversation/waiting-messages.tsx";

export type MessageActions = { edit(message: MessageView): void; unsend(message: MessageView): void; withdraw(id: string): void };

type Options = { feed: ThreadFeed; waiting: readonly Waiting[]; now: Date | null; actions: MessageActions };

/** A thread's messages and those on their way to it: the last of one's own that was seen says so. */
export function listedMessages({ feed, waiting, now, actions }: Options): ListedMessage[] {
  const { messages, otherReadNumber, thread } = feed;
  const isMine = ({ senderId }: MessageView) => senderId !== null && senderId !== thread.other.id;
  const lastSeen = messages.findLast((message) => isMine(message) && message.number <= otherReadNumber)?.id;
  return [
    ...messages.map((message): ListedMessage => {
      const mine = isMine(message);
      return {
        id: message.id,
        at: message.createdAt,
        isMine: mine,
        author: message.senderId === thread.other.id ? thread.other.fullName : "",
        text: message.content,
        ...bodyOf(message, thread.bookingId),
        note: (
          <>
            <Marks message={message} />
            {message.id === lastSeen && <span>Seen</span>}
            {mine && <MessageMenu message={message} now={now} onEdit={actions.edit} onUnsend={actions.unsend} />}
          </>
        ),
      };
    }),
    ...waitingMessages(waiting, messages, actions.withdraw),
  ];
}

function bodyOf({ kind, event, isUnsent, content }: MessageView, bookingId: string | null): Pick<ListedMessage, "isEvent" | "body"> {
  if (kind === "event" && event) return { isEvent: true, body: <EventLine event={event} bookingId={bookingId} /> };
  if (isUnsent) return { body: <p className="text-muted italic">Message unsent</p> };
  return kind === "photo" && !content ? { body: <p className="text-muted italic">Photo</p> } : {};
}

function EventLine({ event, bookingId }: { event: NonNullable<MessageView["event"]>; bookingId: string | null }) {
  if (!bookingId) return EVENT_WORDS[event];
  const booking = href("/bookings/:bookingId", { bookingId });
  return (
    <Link to={event === "reviewed" ? `${booking}#reviews` : booking} className="link">
      {EVENT_WORDS[event]}
    </Link>
  );
}

function Marks({ message: { isEdited, isUnsent, isMasked, isScheduled } }: { message: MessageView }) {
  return (
    <>
      {isScheduled && <span>Sent automatically</span>}
      {isEdited && !isUnsent && <span>Edited</span>}
      {isMasked && <span>Contact details hidden</span>}
    </>
  );
}
