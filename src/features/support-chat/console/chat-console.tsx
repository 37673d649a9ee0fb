import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import { useOutbox } from "../../../ui/conversation/use-outbox.ts";
import { CHAT, CHAT_ANSWERS, CHAT_VIEWING } from "../chat.live.ts";
import type { Chats, ChatsQuery } from "../chat.schema.ts";
import { deliverMessage, onReconnect } from "../deliver-message.ts";
import { useChat } from "../use-chat.ts";
import { ChatList } from "./chat-list.tsx";
import { ChatPane, type PaneHandle } from "./chat-pane.tsx";
import { consoleAddress } from "./console-address.ts";
import { ConsoleHelp } from "./console-help.tsx";
import { useConsoleKeys } from "./use-console-keys.ts";

export type ConsoleProps = { chats: Chats; query: ChatsQuery; chatId: string | null; me: { id: string; name: string } };

const COUNT_EVERY_MS = 30_000;
const RELOAD_PAUSE_MS = 400;

/** Where agents answer: the chats on one side, the chosen one on the other. On a phone one after the other. */
export function ChatConsole({ chats, query, chatId, me }: ConsoleProps) {
  const navigate = useNavigate();
  const pane = useRef<PaneHandle>(null);
  const [hasKeys, setHasKeys] = useShortcutChoice();
  const chat = useChat(chatId, "support", me.id);
  const outbox = useOutbox({
    name: `support:${me.id}`,
    deliver: (message) => deliverMessage(message, (sentTo, sent) => sentTo === chatId && chat.sent(sent)),
    onReconnect,
  });
  useFreshList();
  useConsoleKeys(hasKeys, {
    step: (by) => {
      const at = chats.chats.findIndex(({ id }) => id === chatId);
      const next = chats.chats[at === -1 ? 0 : at + by];
      if (next) void navigate(consoleAddress(query, next.id), { preventScrollReset: true });
    },
    take: () => pane.current?.take(),
    reply: () => pane.current?.reply(),
    close: () => pane.current?.askToClose(),
  });
  return (
    <div className="flex min-h-0 grow flex-col gap-2">
      <div className="card flex h-[calc(100dvh-16rem)] min-h-96 overflow-hidden max-lg:h-[calc(100dvh-13.5rem)]">
        <div className={`w-full min-w-0 shrink-0 border-line md:w-80 md:border-r lg:w-96 ${chatId ? "max-md:hidden" : ""}`}>
          <ChatList chats={chats} query={query} chatId={chatId} ownId={me.id} />
        </div>
        <div className={`flex min-w-0 grow flex-col ${chatId ? "" : "max-md:hidden"}`}>
          {chatId ? (
            <ChatPane
              key={chatId}
              ref={pane}
              chatId={chatId}
              chat={chat}
              outbox={outbox}
              me={me}
              viewers={chats.viewers.filter((viewer) => viewer.chatId === chatId && viewer.agentId !== me.id).map(({ name }) => name)}
              backTo={consoleAddress(query, null)}
              chatAddress={(id) => consoleAddress(query, id)}
            />
          ) : (
            <p className="m-auto p-8 text-center text-muted">Select a conversation</p>
          )}
        </div>
      </div>
      <ConsoleHelp hasKeys={hasKeys} onChange={setHasKeys} />
    </div>
  );
}

/** Reads the list again when something happens, and now and then for the waiting times. */
function useFreshList(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      timer = undefined;
      revalidate().catch(() => {});
    };
    const soon = () => {
      if (timer === undefined) timer = setTimeout(reload, RELOAD_PAUSE_MS);
    };
    const leave = onLive({
      catchUp: soon,
      event: ({ type }) => (type === CHAT || type === CHAT_VIEWING || type === CHAT_ANSWERS) && soon(),
    });
    const clock = setInterval(soon, COUNT_EVERY_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(clock);
      leave();
    };
  }, [revalidate]);
}

const NO_KEYS = "chat-console-without-keys";

function useShortcutChoice(): [boolean, (has: boolean) => void] {
  const [has, setHas] = useState(true);
  useEffect(() => setHas(localStorage.getItem(NO_KEYS) === null), []);
  const choose = (next: boolean) => {
    setHas(next);
    if (next) localStorage.removeItem(NO_KEYS);
    else localStorage.setItem(NO_KEYS, "1");
  };
  return [has, choose];
}
