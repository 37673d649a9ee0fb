import { ArrowDown } from "lucide-react";
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { PlainText } from "../plain-text.tsx";

export type ListedMessage = {
  id: string;
  at: string;
  isMine: boolean;
  author: string;
  text: string;
  /** Below it: seen, waiting, refused, with what can be done about it. */
  note?: ReactNode;
  isWaiting?: boolean;
};

type Props = {
  label: string;
  messages: readonly ListedMessage[];
  typing?: readonly string[];
  onEarlier?: (() => void) | undefined;
};

const WAITING = "border border-dashed border-line-strong bg-sea-wash";
const NEAR_PX = 80;
const NOBODY: readonly string[] = [];
let timeFormat: Intl.DateTimeFormat | undefined;
let dayFormat: Intl.DateTimeFormat | undefined;
const timeOf = (at: string) =>
  (timeFormat ??= new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" })).format(new Date(at));
const dayInWords = (at: string) =>
  (dayFormat ??= new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" })).format(new Date(at));
const dayOf = (at: string) => new Date(at).toDateString();

/**
 * The messages of a conversation under their days, in the reader's time zone, so it is drawn in the browser only. It stays at the newest
 * one while the reader is there, and where they read while they read something else.
 */
export function MessageList({ label, messages, typing = NOBODY, onEarlier }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, firstId: "", lastId: "", typists: 0, isAtEnd: true });
  const [hasNews, setHasNews] = useState(false);
  const [firstId, lastId] = [messages[0]?.id ?? "", messages.at(-1)?.id ?? ""];

  useLayoutEffect(() => {
    const scroller = box.current;
    const { height, isAtEnd, ...seen } = before.current;
    if (!scroller || (seen.firstId === firstId && seen.lastId === lastId && seen.typists === typing.length)) return;
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    else if (seen.firstId !== firstId) scroller.scrollTop += scroller.scrollHeight - height;
    else if (seen.lastId !== lastId) setHasNews(true);
    before.current = { isAtEnd, height: scroller.scrollHeight, firstId, lastId, typists: typing.length };
  }, [firstId, lastId, typing.length]);

  const onScroll = () => {
    const scroller = box.current;
    if (!scroller) return;
    const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;
    before.current = { ...before.current, height: scroller.scrollHeight, isAtEnd };
    if (isAtEnd) setHasNews(false);
  };
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={box}
        // What scrolls must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={label}
        onScroll={onScroll}
        className="min-h-0 grow overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-4"
      >
        {onEarlier && (
          <p className="mb-4 text-center">
            <Button look="bare" onClick={onEarlier}>
              Show earlier messages
            </Button>
          </p>
        )}
        <ol className="grid gap-2">
          {messages.map((message, i) => (
            <Fragment key={message.id}>
              {dayOf(message.at) !== dayOf(messages[i - 1]?.at ?? "") && (
                <li className="my-2 text-center text-sm text-muted">{dayInWords(message.at)}</li>
              )}
              <Message message={message} isNewAuthor={messages[i - 1]?.author !== message.author} />
            </Fragment>
          ))}
        </ol>
        {typing.length > 0 && (
          <p className="mt-2 text-sm text-muted wrap-anywhere">
            {typing.join(", ")} {typing.length > 1 ? "are" : "is"} typing…
          </p>
        )}
      </div>
      {hasNews && (
        <Button look="quiet" onClick={toEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float">
          <ArrowDown aria-hidden className="size-4" /> New messages
        </Button>
      )}
    </div>
  );
}

function Message({ message, isNewAuthor }: { message: ListedMessage; isNewAuthor: boolean }) {
  const { at, isMine, author, text, note, isWaiting } = message;
  return (
    <li className={`grid max-w-[85%] gap-1 ${isMine ? "justify-self-end" : "justify-self-start"}`}>
      {isNewAuthor && !isMine && <p className="text-sm font-semibold wrap-anywhere">{author}</p>}
      {isMine && <span className="sr-only">You said:</span>}
      <div className={`rounded-lg px-3.5 py-2 ${isWaiting ? WAITING : isMine ? "bg-sea text-on-sea" : "border border-line bg-sand"}`}>
        <PlainText>{text}</PlainText>
      </div>
      <div className={`flex flex-wrap items-center gap-x-2 text-xs text-muted ${isMine ? "justify-end" : ""}`}>
        <time dateTime={at}>{timeOf(at)}</time>
        {note}
      </div>
    </li>
  );
}
