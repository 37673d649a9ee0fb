import { useEffect } from "react";
import { loadPart } from "../../ui/load-part.ts";

/** Keeps the signed-in person's pages up to date; the code for it is loaded only for them. */
export function LiveLine({ userId }: { userId: string | null }) {
  useEffect(() => {
    if (!userId) return;
    let close: (() => void) | undefined;
    let isOver = false;
    void loadPart(() => import("../../platform/realtime/live-client.ts")).then(({ openLive }) => {
      if (!isOver) close = openLive(userId);
    });
    return () => {
      isOver = true;
      close?.();
    };
  }, [userId]);
  return null;
}
