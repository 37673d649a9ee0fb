import { type ComponentType, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { loadPart } from "../../ui/load-part.ts";
import { signInPath } from "../accounts/index.ts";

type ButtonProps = { userId: string; supportEmail: string | undefined; isHidden: boolean };

/** Where people read about a place, pay for it or write, nothing lies over it: the chat is in the menu. */
const WITHOUT_BUTTON = /^\/(properties|checkout|messages)\b|\/pay$/;

/** Fired on the window to open the chat from anywhere. */
const OPEN_CHAT = "open-chat";

/** The chat with support on every page: its button is loaded for those who are signed in; a visitor who asks for it signs in first. */
export function ChatEntry({ userId, supportEmail }: { userId: string | null; supportEmail: string | undefined }) {
  const [loaded, setLoaded] = useState<{ Button: ComponentType<ButtonProps> } | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (userId) void loadPart(() => import("./widget/chat-button.tsx")).then(({ ChatButton }) => setLoaded({ Button: ChatButton }));
  }, [userId]);
  useEffect(() => {
    if (userId) return;
    const signIn = () => {
      const query = new URLSearchParams(search);
      query.set("chat", "open");
      void navigate(signInPath(`${pathname}?${query}`));
    };
    if (/[?&]chat=open(&|$)/.test(search)) signIn();
    addEventListener(OPEN_CHAT, signIn);
    return () => removeEventListener(OPEN_CHAT, signIn);
  }, [userId, pathname, search, navigate]);
  return userId && loaded && !/^\/admin\b/.test(pathname) ? (
    <loaded.Button key={userId} userId={userId} supportEmail={supportEmail} isHidden={WITHOUT_BUTTON.test(pathname)} />
  ) : null;
}
