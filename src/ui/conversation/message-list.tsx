import { ArrowDown } from "../icons/index.ts";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button, LinkButton } from "../button.tsx";
import { PlainText } from "../plain-text.tsx";
import { useClock } from "../time/use-clock.ts";

export type ListedMessage = {
  id: string;
  at: string;
  isMine: boolean;
  author: string;
  /** A colleague said it: it stands on the reader's side, under its author's name. */
  isColleagues?: boolean;
  text: string;
  /** In place of the text. */
  body?: ReactNode;
  /** Nobody said it: it happened, and stands in the middle. */
  isEvent?: boolean;
  /** Below it: seen, waiting, refused, with what can be done about it. */
  note?: ReactNode;
  isWaiting?: boolean;
};

type Props = {
  label: string;
  messages: readonly ListedMessage[];
  typing?: readonly string[];
  onEarlier?: (() => void) | undefined;
  /** Where the earlier messages are without scripts. */
  earlierTo?: string | undefined;
};

const WAITING = "border border-dashed border-line-strong bg-sea-wash px-3.5 py-2";
const COLLEAGUES = "border border-line bg-sea-wash px-3.5 py-2";
const OWN = "bg-sea text-on-sea px-3.5 py-2";
const OTHERS = "border border-line bg-sand px-3.5 py-2";
const NEAR_PX = 80;
const NOBODY: readonly string[] = [];

/**
 * The messages of a conversation under their days, in the reader's time zone. It stays at the newest one while the reader is there, and
 * where they read while they read something else.
 */
export function MessageList({ label, messages, typing = NOBODY, onEarlier, earlierTo }: Props) {
  const clock = useClock();
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

  // A photo that arrives, a note below a message or a taller composer must not push the newest one out of sight.
  useEffect(() => {
    const scroller = box.current;
    if (!scroller?.firstElementChild) return;
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    });
    for (const part of [scroller, scroller.firstElementChild]) observer.observe(part);
    return () => observer.disconnect();
  }, []);

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
        className="min-h-0 grow overflow-y-auto overscroll-contain focus-visible:-outline-offset-4 without-script:flex without-script:flex-col-reverse"
      >
        <div className="p-4">
          {onEarlier && <Earlier onEarlier={onEarlier} to={earlierTo} />}
          <ol className="grid gap-2">
            {messages.map((message, i) => (
              <Fragment key={message.id}>
                {clock.day(message.at) !== clock.day(messages[i - 1]?.at) && (
                  <li className="my-2 text-center text-sm text-muted">{clock.day(message.at)}</li>
                )}
                <Message message={message} time={clock.time(message.at)} isNewAuthor={messages[i - 1]?.author !== message.author} />
              </Fragment>
            ))}
          </ol>
          {typing.length > 0 && (
            <p className="mt-2 text-sm text-muted wrap-anywhere">
              {namesOf(typing)} {typing.length > 1 ? "are" : "is"} typing…
            </p>
          )}
        </div>
      </div>
      {hasNews && (
        <Button look="quiet" onClick={toEnd} className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-float">
          <ArrowDown aria-hidden className="size-4" /> New messages
        </Button>
      )}
    </div>
  );
}

/** "Noor and Gwen" */
const namesOf = (names: readonly string[]): string => new Intl.ListFormat("en-US").format(names);

function Earlier({ onEarlier, to }: { onEarlier(): void; to: string | undefined }) {
  const label = "Show earlier messages";
  return (
    <p className="mb-4 text-center">
      {to === undefined ? (
        <Button look="bare" onClick={onEarlier}>
          {label}
        </Button>
      ) : (
        <LinkButton
          look="bare"
          to={to}
          onClick={(event) => {
            event.preventDefault();
            onEarlier();
          }}
        >
          {label}
        </LinkButton>
      )}
    </p>
  );
}

function Message({ message, time, isNewAuthor }: { message: ListedMessage; time: string; isNewAuthor: boolean }) {
  const { at, isMine, isColleagues, author, text, body, note, isWaiting, isEvent } = message;
  if (isEvent)
    return (
      <li className="my-2 flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-muted">
        <span className="font-medium text-ink">{body ?? text}</span>
        <time dateTime={at}>{time}</time>
        {note}
      </li>
    );
  const look = isWaiting ? WAITING : body ? "" : isColleagues ? COLLEAGUES : isMine ? OWN : OTHERS;
  return (
    <li className={`grid max-w-[85%] gap-1 ${isMine ? "justify-self-end" : "justify-self-start"}`}>
      {isNewAuthor && (!isMine || isColleagues) && (
        <p className={`text-sm font-semibold wrap-anywhere ${isColleagues ? "justify-self-end" : ""}`}>{author}</p>
      )}
      {isMine && !isColleagues && <span className="sr-only">You said:</span>}
      <div className={`rounded-lg ${isMine ? "justify-self-end" : "justify-self-start"} ${look}`}>
        {body ?? <PlainText>{text}</PlainText>}
      </div>
      <div className={`flex flex-wrap items-center gap-x-2 text-xs text-muted ${isMine ? "justify-end" : ""}`}>
        <time dateTime={at}>{time}</time>
        {note}
      </div>
    </li>
  );
}
