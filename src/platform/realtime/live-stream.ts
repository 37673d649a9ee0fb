import type { LiveEvent } from "./live-event.ts";

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 15_000;
/** The server says something every 25 seconds; a line that is silent for longer is dead, whatever the browser thinks. */
const SILENCE_MS = 60_000;

/**
 * One stream of the server's events that is opened again whenever it ends, each time after a pause that chance picks: thousands of
 * browsers do not come back at once.
 */
export function openStream(on: { event(event: LiveEvent): void; lost(): void }): () => void {
  let source: EventSource | null = null;
  let failures = 0;
  let lastHeard = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    lastHeard = Date.now();
    source = new EventSource("/live");
    const restartTimer = () => {
      failures = 0;
      lastHeard = Date.now();
    };
    source.addEventListener("beat", restartTimer);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      restartTimer();
      on.event(JSON.parse(data) as LiveEvent);
    };
    source.onerror = retry;
  };
  const retry = () => {
    source?.close();
    source = null;
    on.lost();
    clearTimeout(timer);
    timer = setTimeout(connect, Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++));
  };
  const wake = () => {
    if (document.visibilityState !== "visible" || Date.now() - lastHeard < SILENCE_MS) return;
    failures = 0;
    retry();
  };
  const watch = setInterval(wake, SILENCE_MS / 2);
  document.addEventListener("visibilitychange", wake);
  connect();

  return () => {
    clearTimeout(timer);
    clearInterval(watch);
    document.removeEventListener("visibilitychange", wake);
    source?.close();
  };
}
