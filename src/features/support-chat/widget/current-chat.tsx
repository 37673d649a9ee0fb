import { useRef, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { listInWords } from "../../../platform/words/list-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Composer } from "../../../ui/conversation/composer.tsx";
import { MessageList } from "../../../ui/conversation/message-list.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";
import type { useOutbox } from "../../../ui/conversation/use-outbox.ts";
import { useTypingSignal } from "../../../ui/conversation/use-typing.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { ChatState } from "../chat.schema.ts";
import { NEW_CHAT } from "../deliver-message.ts";
import { listedMessages } from "../listed-messages.tsx";
import { announceTyping, type Chat, useMarkRead } from "../use-chat.ts";
import { AfterChat } from "./after-chat.tsx";
import { useFocusOnce } from "./use-focus-once.ts";

type Props = {
  chat: Chat;
  chatId: string | null;
  outbox: ReturnType<typeof useOutbox>;
  isBlocked: boolean;
  takesFocus: boolean;
  onEnded(): void;
};

/** The person's chat, or the question that is on its way to become one. */
export function CurrentChat({ chat: { feed, failure, typing, loadEarlier }, chatId, outbox, isBlocked, takesFocus, onEnded }: Props) {
  const [draft, setDraft] = useDraft("chat");
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const signal = useTypingSignal(() => chatId && announceTyping(chatId));
  useMarkRead(feed, "user");
  useFocusOnce(field, takesFocus);

  const isClosed = feed?.chat.status === "closed";
  const withdraw = async (id: string) => {
    const text = await outbox.withdraw(id);
    if (text && !draft) setDraft(text);
  };
  const close = async () => {
    if (!chatId) return;
    const answer = await ask(api.POST("/chats/{chatId}/closure", { params: { path: { chatId } } }), "Failed to close chat");
    if (!answer.ok) setProblem(answer.refusal.message);
  };
  const shown = problem ?? failure;
  return (
    <>
      <MessageList
        label="Messages"
        messages={listedMessages({ feed, waiting: outbox.waiting, side: "user", onWithdraw: (id) => void withdraw(id) })}
        typing={typing}
        onEarlier={feed?.hasEarlier ? loadEarlier : undefined}
      />
      <Announcer feed={feed} typing={typing} />
      {shown && (
        <div className="px-4 pb-3">
          <Notice tone="bad">{shown}</Notice>
        </div>
      )}
      {isClosed ? (
        <div className="grid max-h-4/5 shrink-0 gap-4 overflow-y-auto border-t border-line p-4">
          <p role="status">{closedInWords(feed.chat)} Start a new one if you need more help.</p>
          <AfterChat chat={feed.chat} />
          <Button onClick={onEnded}>Start a new chat</Button>
        </div>
      ) : (
        !isBlocked && (
          <>
            <Composer
              label="Write a message"
              field={field}
              text={draft}
              onChange={(text) => {
                setDraft(text);
                if (text) signal();
              }}
              onSend={(text) => {
                outbox.add(chatId ?? NEW_CHAT, text);
                setDraft("");
              }}
            />
            {chatId && <CloseChat onClose={() => void close()} />}
          </>
        )
      )}
    </>
  );
}

/** Asks once more, because a closed chat stays closed. */
function CloseChat({ onClose }: { onClose(): void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <p className="px-3 pb-[env(safe-area-inset-bottom)]">
        <Button look="bare" onClick={() => setIsAsking(true)} className="px-0 text-sm font-normal text-muted">
          Close conversation
        </Button>
      </p>
    );
  return (
    <div role="group" aria-label="Close this conversation?" className="grid gap-3 border-t border-line p-4">
      <p>Close this conversation? You can read it later, but not reopen it.</p>
      <div className="flex flex-wrap gap-2">
        <Button look="danger" onClick={onClose} ref={(button) => button?.focus()}>
          Close conversation
        </Button>
        <Button look="quiet" onClick={() => setIsAsking(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** Says the newest message of support to those who don't see it. */
function Announcer({ feed, typing }: Pick<Chat, "feed" | "typing">) {
  const last = feed?.messages.at(-1);
  const words =
    typing.length > 0
      ? `${listInWords(typing)} ${typing.length > 1 ? "are" : "is"} typing`
      : last?.sender === "support"
        ? `${last.senderName}: ${last.content}`
        : "";
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

const closedInWords = ({ closedBySupport, closedByName }: ChatState): string =>
  closedBySupport ? `${closedByName ?? "Support"} closed this chat.` : "You closed this chat.";
