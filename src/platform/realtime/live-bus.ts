import type { LiveEvent } from "./live-event.ts";

/** Whether changes reach this page at once, or it has to poll. */
export type LiveState = "open" | "down";

export type LiveListener = {
  event?(event: LiveEvent): void;
  /** Something may have been missed: ask for what is new. While the line is down this comes every 5 seconds. */
  catchUp?(): void;
};

const listeners = new Set<LiveListener>();

/** Hears what the live stream brings to this page, until the answer is called. */
export function onLive(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const emitLive = (event: LiveEvent): void => listeners.forEach((listener) => listener.event?.(event));
export const catchUpLive = (): void => listeners.forEach((listener) => listener.catchUp?.());
