import { fileHref } from "../../../platform/file-paths.ts";
import { Link } from "react-router";
import { givenName } from "../../accounts/index.ts";
import { EVENT_WORDS } from "../event-words.ts";
import type { MessageView } from "../message.schema.ts";
import { MessageMenu } from "./message-menu.tsx";
import type { ThreadFeed } from "./thread-feed.ts";
import { bookingPath } from "./thread-link.tsx";
import type { ListedMessage } from "../../../ui/conversation/message-list.tsx";
import type { Outgoing } from "../../../ui/conversation/outbox.ts";
import { waitingMessages } from "../../../ui/conversation/waiting-messages.tsx";

export type MessageActions = { edit(message: MessageView): void; unsend(message: MessageView): void; withdraw(id: string): void };

type Options = { feed: ThreadFeed; waiting: readonly Outgoing[]; now: Date | null; actions: MessageActions };

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
        ...bodyOf(message, feed),
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

function bodyOf(message: MessageView, { thread }: ThreadFeed): Pick<ListedMessage, "isEvent" | "body"> {
  const { kind, event, isUnsent, photos, senderId } = message;
  if (kind === "event" && event) return { isEvent: true, body: <EventLine event={event} thread={thread} /> };
  if (isUnsent) return { body: <p className="text-muted italic">Message unsent</p> };
  if (kind !== "photo") return {};
  const by = senderId === thread.other.id ? givenName(thread.other.fullName) : "you";
  return { body: photos.map((photo) => <MessagePhoto key={photo.id} threadId={thread.id} photo={photo} by={by} />) };
}

type PhotoProps = { threadId: string; photo: MessageView["photos"][number]; by: string };

function MessagePhoto({ threadId, photo: { id, width, height }, by }: PhotoProps) {
  const address = fileHref("/messages/:threadId/photos/:photoId", { threadId, photoId: id });
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block">
      <img
        src={`${address}?width=640`}
        alt={`Sent by ${by}; opens in a new tab`}
        width={width}
        height={height}
        loading="lazy"
        className="max-h-80 w-auto max-w-full rounded-lg bg-sand"
      />
    </a>
  );
}

function EventLine({ event, thread: { bookingId, role } }: { event: NonNullable<MessageView["event"]>; thread: ThreadFeed["thread"] }) {
  if (!bookingId) return EVENT_WORDS[event];
  const booking = bookingPath(role, bookingId);
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
