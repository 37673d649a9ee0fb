import { useEffect, useState } from "react";
import { api, ask } from "../../platform/api-client.ts";
import { onLive } from "../../platform/realtime/live-bus.ts";

/** How many notifications are unread: as the page came, and from then on as the live line says. */
export function useUnread(userId: string | null, asLoaded: number): number {
  const [unread, setUnread] = useState(asLoaded);
  useEffect(() => setUnread(asLoaded), [asLoaded]);
  useEffect(() => {
    if (!userId) return;
    return onLive({
      event: ({ type, data }) => {
        if (type === "notifications" && data) setUnread((data as { unread: number }).unread);
      },
      catchUp: () =>
        void ask(api.GET("/notifications/unread"), "").then((answer) => {
          if (answer.ok) setUnread(answer.value.unread);
        }),
    });
  }, [userId]);
  return unread;
}
