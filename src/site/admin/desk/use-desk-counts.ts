import { useEffect, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import type { DeskCounts } from "./desk-counts.server.ts";
import type { loader } from "./desk-counts.loader.ts";

const PAUSE_MS = 600;
const TOLD_OF = new Set(["chat", "staff-work"]);

/** What waits for staff, counted anew when the live line tells of it, once for what comes together. */
export function useDeskCounts(first: DeskCounts): DeskCounts {
  const fetcher = useFetcher<typeof loader>();
  const count = useEffectEvent(() => void fetcher.load(href("/admin/desk-counts")));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        count();
      }, PAUSE_MS);
    };
    const leave = onLive({ catchUp: soon, event: ({ type }) => TOLD_OF.has(type) && soon() });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  return fetcher.data ?? first;
}
