import { ArrowLeft, History, X } from "../../../ui/icons/index.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import type { LiveEvent } from "../../../platform/realtime/live-event.ts";
import { useOutbox } from "../../../ui/conversation/use-outbox.ts";
import { Notice } from "../../../ui/notice.tsx";
import { answerWords } from "../answer-words.ts";
import { CHAT, CHAT_ANSWERS } from "../chat.live.ts";
import type { AnswerTime, ChatState, MyChat } from "../chat.schema.ts";
import { deliverMessage, NEW_CHAT, onReconnect } from "../deliver-message.ts";
import { useChat } from "../use-chat.ts";
import { AskForm } from "./ask-form.tsx";
import type { PanelProps } from "./panel-props.ts";
import { CurrentChat } from "./current-chat.tsx";
import { PastChat, PastChats } from "./past-chats.tsx";

type View = { name: "chat" } | { name: "past" } | { name: "past-chat"; chatId: string };

/** "Live Support": one's chat, or the question that starts one, and the chats of the past. */
export function ChatPanel({ userId, supportEmail, takesFocus, onClose }: PanelProps) {
  const { mine, failure, reload, began, ended } = useMyChat();
  const [view, setView] = useState<View>({ name: "chat" });
  const chatId = mine?.chatId ?? null;
  const chat = useChat(chatId, "user", userId);
  const outbox = useOutbox({
    name: `chat:${userId}`,
    deliver: (message) => deliverMessage(message, (sentTo, sent) => (sentTo === chatId ? chat.sent(sent) : began(sentTo))),
    onReconnect,
  });
  const isTalking = chatId !== null || outbox.waiting.length > 0;

  return (
    <PanelFrame
      onClose={onClose}
      back={view.name === "chat" ? null : () => setView(view.name === "past-chat" ? { name: "past" } : { name: "chat" })}
      onPast={() => setView({ name: "past" })}
      takesFocus={takesFocus}
      status={view.name === "chat" && mine ? statusWords(mine, chat.feed?.chat) : ""}
    >
      {view.name === "past" && <PastChats onOpen={(id) => setView({ name: "past-chat", chatId: id })} />}
      {view.name === "past-chat" && <PastChat chatId={view.chatId} userId={userId} />}
      {view.name === "chat" && failure && !mine && (
        <div className="p-4">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      {view.name === "chat" && mine?.isBlocked && (
        <div className="p-4">
          <Notice>
            Chat is turned off for your account.
            {supportEmail && (
              <>
                {" "}
                Email us at <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
              </>
            )}
          </Notice>
        </div>
      )}
      {view.name === "chat" && mine && !isTalking && !mine.isBlocked && (
        <AskForm takesFocus={takesFocus} onAsk={(question) => outbox.add(NEW_CHAT, question)} />
      )}
      {view.name === "chat" && mine && isTalking && (
        <CurrentChat
          chat={chat}
          chatId={chatId}
          outbox={outbox}
          isBlocked={mine.isBlocked}
          takesFocus={takesFocus}
          onEnded={() => {
            ended();
            reload();
          }}
        />
      )}
    </PanelFrame>
  );
}

/** The person's active chat; it stays on screen after support closed it, until they go on. */
function useMyChat() {
  const [mine, setMine] = useState<MyChat | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useRef(async (): Promise<void> => {
    const answer = await ask(api.GET("/chat"), "Failed to load your chat");
    setFailure(answer.ok ? null : answer.refusal.message);
    if (answer.ok) setMine((known) => ({ ...answer.value, chatId: answer.value.chatId ?? known?.chatId ?? null }));
  });
  const chatId = mine?.chatId;
  useEffect(() => void load.current(), []);
  useEffect(() => {
    const reload = () => void load.current();
    const hear = ({ type, id, data }: LiveEvent) => {
      if (type === CHAT_ANSWERS && data) setMine((known) => known && { ...known, answers: data as AnswerTime });
      // A message to the chat that is shown changes nothing here.
      if (type === CHAT && (id !== chatId || isStateOnly(data))) reload();
    };
    return onLive({ catchUp: reload, event: hear });
  }, [chatId]);
  const change = (next: string | null) => setMine((known) => known && { ...known, chatId: next });
  return { mine, failure, reload: () => void load.current(), began: (begun: string) => change(begun), ended: () => change(null) };
}

const isStateOnly = (data: unknown) => !(data as { message?: unknown } | undefined)?.message;

/** Who answers, as far as it is known: the agent who has the chat, while someone is there; nothing once it is closed. */
function statusWords({ answers }: MyChat, chat: ChatState | undefined): string {
  if (chat?.status === "closed") return "";
  return chat?.agentName && answers.isSomeoneThere ? `You're talking with ${chat.agentName}.` : answerWords(answers);
}

type FrameProps = { takesFocus: boolean; status: string; back: (() => void) | null; onPast(): void; onClose(): void; children: ReactNode };

/** Beside the page on a large screen; the whole screen on a phone. */
function PanelFrame({ takesFocus: wantsFocus, status, back, onPast, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const takesFocus = useRef(wantsFocus);
  useEffect(() => {
    const panel = dialog.current;
    if (!panel || panel.open) return;
    if (matchMedia("(width < 40rem)").matches) panel.showModal();
    else {
      const before = document.activeElement;
      panel.show();
      if (!takesFocus.current && before instanceof HTMLElement) before.focus({ preventScroll: true });
    }
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Live Support"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        dialog.current?.close();
      }}
      className="chat-panel fixed z-40 m-0 flex flex-col overflow-hidden border-line bg-paper shadow-float max-sm:inset-0 max-sm:size-full max-sm:max-h-none max-sm:max-w-none sm:inset-auto sm:right-4 sm:w-96 sm:rounded-lg sm:border"
    >
      <header className="flex shrink-0 items-center gap-1 border-b border-line py-2 pr-2 pl-4 max-sm:pt-[max(0.5rem,env(safe-area-inset-top))]">
        {back && <IconButton label="Back" onClick={back} icon={<ArrowLeft aria-hidden className="size-5" />} />}
        <div className="min-w-0 grow">
          <h2 className="text-lg">Live Support</h2>
          {status && <p className="text-sm text-muted wrap-anywhere">{status}</p>}
        </div>
        {!back && <IconButton label="Earlier chats" onClick={onPast} icon={<History aria-hidden className="size-5" />} />}
        <IconButton label="Close this window" onClick={() => dialog.current?.close()} icon={<X aria-hidden className="size-5" />} />
      </header>
      {children}
    </dialog>
  );
}

const IconButton = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick(): void }) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sea-wash"
  >
    {icon}
    <span className="sr-only">{label}</span>
  </button>
);
