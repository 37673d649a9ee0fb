import { useEffect, useEffectEvent } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { onLive } from "../../platform/realtime/live-bus.ts";

const PAUSE_MS = 400;

/** Reads the page's data again when the live line tells of these, once for what comes together, but not while the person goes elsewhere. */
export function useLiveReload(types: readonly string[]): void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const reload = useEffectEvent(() => {
    // The router rejects it when something newer takes its place.
    if (state === "idle") revalidate().catch(() => {});
  });
  const isAbout = useEffectEvent((type: string) => types.includes(type));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, PAUSE_MS);
    };
    const leave = onLive({ catchUp: soon, event: ({ type }) => isAbout(type) && soon() });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
}
