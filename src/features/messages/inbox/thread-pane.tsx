import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { renewedKey } from "../../../ui/forms/form-key.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { OfferCard } from "../../bookings/parts.ts";
import { givenName } from "../../accounts/index.ts";
import type { MessageView, ThreadView } from "../message.schema.ts";
import { deliverMessage, onReconnect } from "./deliver-message.ts";
import { listedMessages } from "./listed-messages.tsx";
import { sendingPhotos } from "./sending-photos.tsx";
import { ThreadComposer } from "./thread-composer.tsx";
import { ThreadHeader } from "./thread-header.tsx";
import { ThreadSide } from "./thread-side.tsx";
import { usePhotoSending } from "./use-photo-sending.ts";
import { useMarkRead, useThread } from "./use-thread.ts";
import { MessageList } from "../../../ui/conversation/message-list.tsx";
import { useOutbox } from "../../../ui/conversation/use-outbox.ts";

type Props = {
  view: ThreadView;
  ownId: string;
  backTo: string;
  /** The id of the message that the plain form sends. */
  messageId: string;
  result: FormResult | undefined;
};

const TICK_MS = 30_000;

/** One conversation: what was said, and where to write. It is whole without scripts, and live with them. */
export function ThreadPane({ view, ownId, backTo, messageId, result }: Props) {
  const { feed, failure, typing, loadOlder, refresh, sent } = useThread(view);
  const threadId = view.thread.id;
  const outbox = useOutbox({
    name: `threads:${ownId}`,
    deliver: (message) => deliverMessage(message, (to, made) => to === threadId && sent(made)),
    onReconnect,
  });
  const photos = usePhotoSending(threadId, sent);
  const [edited, setEdited] = useState<MessageView | null>(null);
  const [unsending, setUnsending] = useState<MessageView | null>(null);
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const now = useNow();
  useMarkRead(feed);

  const actions = {
    edit: setEdited,
    unsend: setUnsending,
    withdraw: (id: string) => void outbox.withdraw(id).then(setWithdrawn),
  };
  const waiting = outbox.waiting.filter(({ to }) => to === threadId);
  return (
    <div className="thread-open flex min-h-0 min-w-0 grow flex-col">
      <ThreadHeader feed={feed} backTo={backTo} />
      <div className="flex min-h-0 grow">
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <MessageList
            label="Messages"
            messages={[...listedMessages({ feed, waiting, now, actions }), ...sendingPhotos(photos, feed.messages)]}
            typing={typing}
            onEarlier={feed.hasOlder ? loadOlder : undefined}
            earlierTo={`?before=${feed.messages[0]?.number ?? 0}`}
          />
          <Announcer feed={feed} />
          {feed.offer && <OfferCard offer={feed.offer} role={feed.thread.role} />}
          <Problems text={problem ?? photos.refusal ?? failure} result={result} />
          {feed.mayWrite ? (
            <ThreadComposer
              key={edited?.id ?? "new"}
              threadId={threadId}
              isMasking={feed.isMasking}
              hasQuickReplies={feed.thread.role === "host"}
              edited={edited}
              onPhotos={feed.isMasking ? undefined : photos.send}
              withdrawn={withdrawn}
              messageId={renewedKey(messageId, result)}
              typed={resultFor(result, "send")?.values?.text ?? ""}
              onSend={(text) => {
                setWithdrawn(null);
                outbox.add(threadId, text);
              }}
              onEdited={(refusal) => {
                setProblem(refusal);
                setEdited(null);
                refresh();
              }}
            />
          ) : (
            <ClosedThread feed={feed} />
          )}
        </div>
        <ThreadSide thread={feed.thread} />
      </div>
      {unsending && (
        <UnsendDialog
          message={unsending}
          threadId={threadId}
          onDone={(refusal) => {
            setUnsending(null);
            setProblem(refusal);
            refresh();
          }}
          onCancel={() => setUnsending(null)}
        />
      )}
    </div>
  );
}

const Problems = ({ text, result }: { text: string | null; result: FormResult | undefined }) => (
  <div className="grid gap-2 px-3 empty:hidden">
    {text && <Notice tone="bad">{text}</Notice>}
    <FormMessage result={result} />
  </div>
);

function ClosedThread({ feed: { thread, isBlocking } }: { feed: ThreadView }) {
  const name = givenName(thread.other.fullName);
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-3 border-t border-line bg-paper p-4 text-muted">
      <p>{isBlocking ? `You blocked ${name}. You can't write to each other.` : "You can't write in this conversation anymore."}</p>
      {isBlocking && (
        <Form method="post" preventScrollReset>
          <SubmitButton look="quiet" intent="unblock">
            Unblock
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

type UnsendProps = { message: MessageView; threadId: string; onDone(refusal: string | null): void; onCancel(): void };

function UnsendDialog({ message, threadId, onDone, onCancel }: UnsendProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const unsend = async () => {
    const path = { threadId, messageId: message.id };
    const answer = await ask(api.DELETE("/threads/{threadId}/messages/{messageId}", { params: { path } }), "Failed to unsend message");
    onDone(answer.ok ? null : answer.refusal.message);
  };
  return (
    <Dialog title="Unsend this message?" dialog={dialog} onClose={onCancel}>
      <p>Its text disappears for both of you. They may have read it already.</p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={() => void unsend()}>
          Unsend
        </Button>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

/** Says the newest message of the other side to those who don't see it. */
function Announcer({ feed: { messages, thread } }: { feed: ThreadView }) {
  const first = useRef(messages.at(-1)?.id);
  const last = messages.at(-1);
  const isNews = last && last.id !== first.current && last.senderId === thread.other.id;
  return (
    <p role="status" className="sr-only">
      {isNews && `${givenName(thread.other.fullName)}: ${last.kind === "photo" ? "sent a photo" : last.content}`}
    </p>
  );
}

/** The time, for what can be done only for a while; null until the page is ready. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
