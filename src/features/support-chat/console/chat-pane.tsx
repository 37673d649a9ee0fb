import { ArrowLeft } from "../../../ui/icons/index.ts";
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef, useState } from "react";
import { Link } from "react-router";
import { api, ask, type Answer } from "../../../platform/api-client.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { MessageList } from "../../../ui/conversation/message-list.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";
import type { useOutbox } from "../../../ui/conversation/use-outbox.ts";
import { Notice } from "../../../ui/notice.tsx";
import { listedMessages } from "../listed-messages.tsx";
import { type Chat, useMarkRead } from "../use-chat.ts";
import { ChatActions, CloseDialog } from "./chat-actions.tsx";
import { ChatSide } from "./chat-side.tsx";
import { ReadOnly } from "./read-only.tsx";
import { ReplyComposer } from "./reply-composer.tsx";
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
  chatAddress(chatId: string): string;
};

/** What was refused, and who had the chat then: once somebody else has it, it is no longer true. */
type Problem = { message: string; holder: { id: string | null } | null };

const isStillSo = ({ holder }: Problem, agentId: string | null): boolean => holder === null || holder.id === agentId;

/** One chat for the agent: what was said, who has it, and what can be done about it. */
export function ChatPane({ ref, chatId, chat: { feed, failure, typing, loadEarlier }, outbox, me, viewers, backTo, chatAddress }: Props) {
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
        {isOpen && about && (
          <ChatActions about={about} ownId={me.id} onTake={take} onDone={act} onClose={() => closing.current?.showModal()} />
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
              ownName: firstName(me.name),
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
            feed && <ReadOnly chat={feed.chat} about={about} ownName={firstName(me.name)} draft={draft} onDiscard={() => setDraft("")} />
          )}
        </div>
        {about && <ChatSide about={about} chatAddress={chatAddress} onDone={(call) => void act(call)} />}
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
  if (!about?.agentName) return "Not taken";
  return `${about.agentName} has this chat${about.agentPresence === "here" ? "" : ", but is away"}`;
}
