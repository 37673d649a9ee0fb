import { useEffect, useMemo, useState } from "react";
import { THREAD, type ThreadChange, UNREAD_THREADS } from "../../../features/messages/index.ts";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import { loadApi } from "../load-api.ts";
import type { Unread } from "./menu-entries.ts";

const COUNT_PAUSE_MS = 500;

/** How much is unread: as the page came, and from then on as the live line says. */
export function useUnread(userId: string, asLoaded: Unread): Unread {
  const notifications = useCount(asLoaded.notifications);
  const threads = useCount(asLoaded.threads);
  const [setNotifications, setThreads] = [notifications.set, threads.set];
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countNotifications = async () => {
      const { api, ask } = await loadApi();
      const answer = await ask(api.GET("/notifications/unread"), "");
      if (answer.ok) setNotifications(answer.value.unread);
    };
    const countThreads = async () => {
      const { api, ask } = await loadApi();
      const answer = await ask(api.GET("/threads/unread"), "");
      if (answer.ok) setThreads(answer.value.unread);
    };
    /** A page that shows the conversation marks it as read meanwhile. */
    const countThreadsSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void countThreads(), COUNT_PAUSE_MS);
    };
    const leave = onLive({
      event: ({ type, data }) => {
        if (type === "notifications" && data) setNotifications((data as { unread: number }).unread);
        if (type === UNREAD_THREADS && data) setThreads((data as { unread: number }).unread);
        if (type === THREAD && isFromOther(data as ThreadChange | undefined, userId)) countThreadsSoon();
      },
      catchUp: () => {
        void countNotifications();
        void countThreads();
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [userId, setNotifications, setThreads]);
  return useMemo(() => ({ notifications: notifications.count, threads: threads.count }), [notifications.count, threads.count]);
}

const isFromOther = (change: ThreadChange | undefined, userId: string) =>
  change?.messages.some(({ senderId }) => senderId !== null && senderId !== userId) ?? true;

function useCount(asLoaded: number) {
  const [count, set] = useState(asLoaded);
  useEffect(() => set(asLoaded), [asLoaded]);
  return { count, set };
}
