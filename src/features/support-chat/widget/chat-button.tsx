import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import { outboxKey } from "../../../ui/conversation/outbox-key.ts";
import { loadPart } from "../../../ui/load-part.ts";
import { CHAT } from "../chat.live.ts";
import type { PanelProps } from "./panel-props.ts";

const IS_OPEN = "chat-is-open";

/** The floating button, with how many messages of support are new. The panel is loaded when it is opened for the first time. */
export function ChatButton({ userId, supportEmail, isHidden }: { userId: string; supportEmail: string | undefined; isHidden: boolean }) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<PanelProps> } | null>(null);
  const [isOpen, setIsOpen] = useState(() => sessionStorage.getItem(IS_OPEN) === userId);
  const [takesFocus, setTakesFocus] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const unread = useUnread();
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get("chat") === "open";

  useEffect(() => {
    const open = () => {
      setTakesFocus(true);
      setIsOpen(true);
    };
    addEventListener("open-chat", open);
    return () => removeEventListener("open-chat", open);
  }, []);
  useEffect(() => {
    if (!isAsked) return;
    setTakesFocus(true);
    setIsOpen(true);
    const change = (now: URLSearchParams) => {
      now.delete("chat");
      return now;
    };
    setQuery(change, { replace: true, preventScrollReset: true });
  }, [isAsked, setQuery]);
  useEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    if (isOpen) sessionStorage.setItem(IS_OPEN, userId);
    else sessionStorage.removeItem(IS_OPEN);
    if (isOpen) void loadPart(() => import("./chat-panel.tsx")).then(({ ChatPanel }) => setLoaded({ Panel: ChatPanel }));
  }, [isOpen, userId]);
  useWaiting(`chat:${userId}`, isOpen);

  const close = () => {
    setIsOpen(false);
    // On a phone the menu opened it, and there is no button.
    if (button.current?.checkVisibility()) button.current.focus();
    else opener.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        hidden={isHidden}
        aria-expanded={isOpen}
        onClick={() => {
          setTakesFocus(true);
          setIsOpen(!isOpen);
        }}
        data-has-news={unread > 0 || undefined}
        className="chat-button fixed right-4 z-20 size-14 cursor-pointer items-center justify-center rounded-full bg-sea text-on-sea shadow-float hover:bg-sea-hover"
      >
        <svg aria-hidden viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
          <path d="M21 12a8 8 0 0 1-8 8H4l1.8-3A8 8 0 1 1 21 12Z" />
        </svg>
        <span className="sr-only">Live Support</span>
        {unread > 0 && (
          <span className="numbers absolute -top-1 -right-1 min-w-6 rounded-full bg-ember-text px-1.5 text-sm leading-6 font-semibold text-paper">
            {unread}
            <span className="sr-only"> new {unread === 1 ? "message" : "messages"}</span>
          </span>
        )}
      </button>
      {isOpen && loaded && <loaded.Panel userId={userId} supportEmail={supportEmail} takesFocus={takesFocus} onClose={close} />}
    </>
  );
}

/** The panel sends what waits; while it is closed, what an earlier tab left behind is sent from here. */
function useWaiting(name: string, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen || localStorage.getItem(outboxKey(name)) === null) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void loadPart(() => import("./send-waiting.ts")).then(({ sendWaiting }) => {
      if (!isOver) stop = sendWaiting(name);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [name, isOpen]);
}

function useUnread(): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let isOver = false;
    const count = async () => {
      const answer = await ask(api.GET("/chat/unread"), "");
      if (answer.ok && !isOver) setUnread(answer.value.unread);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void count();
      }, 300);
    };
    soon();
    const leave = onLive({ catchUp: soon, event: ({ type }) => type === CHAT && soon() });
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
    };
  }, []);
  return unread;
}
