import { ArrowLeft } from "../../../ui/icons/index.ts";
import { type ReactNode, type Ref, type RefObject, useCallback, useImperativeHandle, useRef, useState } from "react";
import { Link } from "react-router";
import { api, ask, type Answer } from "../../../platform/api-client.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { Button } from "../../../ui/button.tsx";
import { Composer } from "../../../ui/conversation/composer.tsx";
import { MessageList } from "../../../ui/conversation/message-list.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";
import type { useOutbox } from "../../../ui/conversation/use-outbox.ts";
import { useTypingSignal } from "../../../ui/conversation/use-typing.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ReplyValues } from "../chat.rules.ts";
import { listedMessages } from "../listed-messages.tsx";
import { announceTyping, type Chat, useMarkRead } from "../use-chat.ts";
import { CannedReplies } from "./canned-replies.tsx";
import { ChatSide } from "./chat-side.tsx";
import { HandOver } from "./hand-over.tsx";
import { UnsentReply } from "./unsent-reply.tsx";
import { useAgentChat } from "./use-agent-chat.ts";

export type PaneHandle = { take(): void; reply(): void; askToClose(): void };

type Props = {
  ref: Ref<PaneHandle>;
  chatId: string;
  chat: Chat;
  outbox: ReturnType<typeof useOutbox>;
  me: { id: string; name: string };
  viewers: string[];
  backTo: string;
};

/** What was refused, and who had the chat then: once somebody else has it, it is no longer true. */
type Problem = { message: string; holder: { id: string | null } | null };

const isStillSo = ({ holder }: Problem, agentId: string | null): boolean => holder === null || holder.id === agentId;

const closedInWords = (isBySupport: boolean, name = "The other person"): string =>
  isBySupport ? "This conversation is closed." : `${firstName(name)} closed this conversation.`;

/** One chat for the agent: what was said, who has it, and what can be done about it. */
export function ChatPane({ ref, chatId, chat: { feed, failure, typing, loadEarlier }, outbox, me, viewers, backTo }: Props) {
  const { about, problem, act, take, close } = useChatActions(chatId);
  const [draft, setDraft] = useDraft(`support:${chatId}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const closing = useRef<HTMLDialogElement>(null);
  useMarkRead(feed, "support");

  const isOpen = feed?.chat.status === "active";
  const isTheirs = about !== null && about.agentId !== null && about.agentId !== me.id;
  const mayAct = isOpen && !isTheirs;
  useImperativeHandle(ref, () => ({
    take: () => mayAct && take(),
    reply: () => field.current?.focus(),
    askToClose: () => mayAct && closing.current?.showModal(),
  }));
  const withdraw = async (id: string) => {
    const text = await outbox.withdraw(id);
    if (text && !draft) setDraft(text);
  };
  const shown = problem ?? failure;
  const others = [...new Set([...viewers, ...(isTheirs ? [about.agentName ?? ""] : [])])];

  return (
    <>
      <ChatHead
        name={about?.person.name}
        state={feed && !isOpen ? "Closed" : holderInWords(about, me.id)}
        viewers={viewers.length > 0 ? others : []}
        backTo={backTo}
      >
        {mayAct && (
          <ChatActions
            chatId={chatId}
            ownId={me.id}
            onTake={about?.agentId === null ? take : null}
            onDone={(call) => void act(call)}
            onClose={() => closing.current?.showModal()}
          />
        )}
      </ChatHead>
      {shown && (
        <div className="p-3">
          <Notice tone="bad">{shown}</Notice>
        </div>
      )}
      <div className="flex min-h-0 grow max-xl:flex-col">
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <MessageList
            label="Messages"
            messages={listedMessages({
              feed,
              waiting: outbox.waiting.filter(({ to }) => to === chatId),
              side: "support",
              onWithdraw: (id) => void withdraw(id),
            })}
            typing={typing}
            onEarlier={feed?.hasEarlier ? loadEarlier : undefined}
          />
          {mayAct ? (
            <ReplyComposer
              chatId={chatId}
              field={field}
              draft={draft}
              values={{ first_name: firstName(about?.person.name ?? ""), agent_name: firstName(me.name), subject: feed.chat.subject }}
              onChange={setDraft}
              onSend={(text) => {
                outbox.add(chatId, text);
                setDraft("");
              }}
            />
          ) : (
            feed && <ReadOnly chat={feed.chat} about={about} draft={draft} onDiscard={() => setDraft("")} />
          )}
        </div>
        {about && <ChatSide about={about} onDone={(call) => void act(call)} />}
      </div>
      <CloseDialog dialog={closing} onClose={close} />
    </>
  );
}

/** Who has the chat, and what the agent does about it; what was refused is shown while it is still so. */
function useChatActions(chatId: string) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const fail = useCallback((message: string) => setProblem({ message, holder: null }), []);
  const { about, reload } = useAgentChat(chatId, fail);
  const path = { params: { path: { chatId } } };
  const act = async (call: Promise<Answer<unknown>>) => {
    const answer = await call;
    const now = await reload();
    setProblem(answer.ok ? null : { message: answer.refusal.message, holder: now && { id: now.agentId } });
  };
  const take = () => void act(ask(api.POST("/support/chats/{chatId}/agent", path), "Failed to take conversation"));
  const close = () => void act(ask(api.POST("/chats/{chatId}/closure", path), "Failed to close conversation"));
  return { about, problem: problem && isStillSo(problem, about?.agentId ?? null) ? problem.message : null, act, take, close };
}

type ActionsProps = {
  chatId: string;
  ownId: string;
  onTake: (() => void) | null;
  onDone(call: Promise<Answer<unknown>>): void;
  onClose(): void;
};

const ChatActions = ({ chatId, ownId, onTake, onDone, onClose }: ActionsProps) => (
  <div className="flex flex-wrap gap-2">
    {onTake && (
      <Button onClick={onTake} size="small">
        Take
      </Button>
    )}
    <HandOver chatId={chatId} ownId={ownId} onDone={onDone} />
    <Button look="quiet" size="small" onClick={onClose}>
      Close
    </Button>
  </div>
);

type HeadProps = { name: string | undefined; state: string; viewers: string[]; backTo: string; children: ReactNode };

const ChatHead = ({ name = "Conversation", state, viewers, backTo, children }: HeadProps) => (
  <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2">
    <Link to={backTo} className="inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-sea-wash md:hidden">
      <ArrowLeft aria-hidden className="size-5" />
      <span className="sr-only">Back to the list</span>
    </Link>
    <div className="min-w-0 grow">
      <h2 className="truncate text-lg">{name}</h2>
      <p className="truncate text-sm text-muted">
        {state}
        {viewers.length > 0 && ` · ${viewers.join(", ")} viewing`}
      </p>
    </div>
    {children}
  </header>
);

type About = ReturnType<typeof useAgentChat>["about"];

function holderInWords(about: About, ownId: string): string {
  if (about?.agentId === ownId) return "You have this chat";
  return about?.agentName ? `${about.agentName} has this chat` : "Not taken";
}

type ReadOnlyProps = { chat: NonNullable<Chat["feed"]>["chat"]; about: About; draft: string; onDiscard(): void };

/** In place of the field, where this agent can't write. */
function ReadOnly({ chat, about, draft, onDiscard }: ReadOnlyProps) {
  const words =
    chat.status === "active"
      ? `${about?.agentName ?? "Another agent"} is handling this chat.`
      : closedInWords(chat.closedBySupport, about?.person.name);
  return (
    <div className="grid gap-4 border-t border-line p-4">
      <p className="text-muted">{words}</p>
      {draft && <UnsentReply text={draft} email={about?.person.email} subject={chat.subject} onDiscard={onDiscard} />}
    </div>
  );
}

const CloseDialog = ({ dialog, onClose }: { dialog: RefObject<HTMLDialogElement | null>; onClose(): void }) => (
  <Dialog title="Close this conversation?" dialog={dialog}>
    <p>It stays closed. They can read it, and start a new one.</p>
    <div className="flex flex-wrap gap-3">
      <Button
        look="danger"
        onClick={() => {
          dialog.current?.close();
          onClose();
        }}
      >
        Close conversation
      </Button>
      <Button look="quiet" onClick={() => dialog.current?.close()}>
        Cancel
      </Button>
    </div>
  </Dialog>
);

type ReplyProps = {
  chatId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  values: ReplyValues;
  onChange(text: string): void;
  onSend(text: string): void;
};

function ReplyComposer({ chatId, field, draft, values, onChange, onSend }: ReplyProps) {
  const signal = useTypingSignal(() => announceTyping(chatId));
  return (
    <Composer
      label="Write a reply"
      field={field}
      text={draft}
      onChange={(text) => {
        onChange(text);
        if (text) signal();
      }}
      onSend={onSend}
      tools={
        <CannedReplies
          values={values}
          onChoose={(text) => {
            onChange(draft ? `${draft}\n${text}` : text);
            field.current?.focus();
          }}
        />
      }
    />
  );
}
