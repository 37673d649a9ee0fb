import { catchUpLive, type LiveState, emitLive } from "./live-bus.ts";
import { type LiveEvent, MISSED, SILENT } from "./live-event.ts";
import { openStream } from "./live-stream.ts";

const POLL_MS = 5_000;

type Relayed = { event: LiveEvent } | { state: LiveState } | { ask: true };

/**
 * The live stream of one person in this browser. One tab holds the stream, under a lock, and passes on what arrives; when it goes, another
 * takes over. A page in the back/forward cache holds nothing, and asks for what it missed when it is shown again.
 */
export function openLive(personId: string): () => void {
  let close = join(personId);
  const leave = () => close();
  const back = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    close();
    close = join(personId);
    catchUpLive();
  };
  const visible = () => {
    if (document.visibilityState === "visible") catchUpLive();
  };
  addEventListener("pagehide", leave);
  addEventListener("pageshow", back);
  addEventListener("online", catchUpLive);
  document.addEventListener("visibilitychange", visible);
  return () => {
    close();
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", back);
    removeEventListener("online", catchUpLive);
    document.removeEventListener("visibilitychange", visible);
  };
}

function join(personId: string): () => void {
  const name = `live:${personId}`;
  const left = new AbortController();
  const channel = new BroadcastChannel(name);
  let state: LiveState = "down";
  let isLeader = false;

  const become = (next: LiveState) => {
    state = next;
    // Whoever was down may have missed something; whoever is, asks now and then.
    if (state === "open") catchUpLive();
  };
  const receive = (event: LiveEvent) => {
    if (event.type === MISSED || event.type === SILENT) become(event.type === MISSED ? "open" : "down");
    else emitLive(event);
  };
  const relay = (message: Relayed) => {
    if (!left.signal.aborted) channel.postMessage(message);
  };

  channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
    if ("event" in data) receive(data.event);
    // What one tab asked, all of them receive; only a change is news.
    else if ("state" in data) {
      if (data.state !== state) become(data.state);
    } else if (isLeader) relay({ state });
  };
  const lead = () =>
    new Promise<void>((release) => {
      isLeader = true;
      const stop = openStream({
        event: (event) => {
          receive(event);
          relay({ event });
        },
        lost: () => {
          state = "down";
          relay({ state });
        },
      });
      left.signal.addEventListener("abort", () => {
        stop();
        release();
      });
    });
  if ("locks" in navigator) navigator.locks.request(name, { signal: left.signal }, lead).catch(() => {});
  else void lead();

  relay({ ask: true });
  const poll = setInterval(() => {
    if (state === "down" && document.visibilityState === "visible") catchUpLive();
  }, POLL_MS);

  return () => {
    clearInterval(poll);
    left.abort();
    channel.close();
  };
}
