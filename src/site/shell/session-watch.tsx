import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { forgetOutboxes } from "../../ui/conversation/outbox-key.ts";
import { KEPT_TRIPS } from "./offline/kept-trips.rules.ts";
import { loadApi } from "./load-api.ts";

const CHECK_EVERY_MS = 5 * 60_000;
const CHANNEL = "session";

/**
 * Renews the session while the tab is in use and when it becomes visible again, and reloads the page's data when someone
 * signed in or out in another tab.
 */
export function SessionWatch({ userId }: { userId: string | null }) {
  const { revalidate } = useRevalidator();
  const known = useRef(userId);

  useEffect(() => {
    // Whoever signs out leaves nothing behind.
    if (!userId) {
      globalThis.caches?.delete(KEPT_TRIPS).catch(() => {});
      forgetOutboxes();
    }
    if (known.current === userId) return;
    known.current = userId;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(userId);
    channel.close();
  }, [userId]);

  useEffect(() => {
    const notice = (current: string | null) => {
      if (current !== known.current) revalidate().catch(() => {});
    };
    const check = async () => {
      if (document.visibilityState !== "visible" || known.current === null) return;
      const { api, ask } = await loadApi();
      const session = await ask(api.GET("/session"), "");
      if (session.ok) notice(session.value.user?.id ?? null);
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string | null>) => notice(data);
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    const onVisible = () => void check();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      channel.close();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [revalidate]);

  return null;
}
