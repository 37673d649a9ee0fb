import { connect } from "node:net";

export type Streams = { port: number; cookies: string[]; count: number };

/** As a browser comes back: at a moment that chance picks, later after each failure. */
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 15_000;
/** So many begin at once at first. */
const STEP = 100;

let openNow = 0;

function open(port: number, cookie: string, failures: number, isOpen: () => void): void {
  let hasAnswer = false;
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(`GET /live HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`),
  );
  socket.on("data", (chunk) => {
    if (hasAnswer || !chunk.toString().includes("200 OK")) return;
    hasAnswer = true;
    openNow++;
    isOpen();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    if (hasAnswer) openNow--;
    const next = hasAnswer ? 0 : failures + 1;
    setTimeout(() => open(port, cookie, next, () => {}), Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** next));
  });
}

process.once("message", ({ port, cookies, count }: Streams) => {
  void (async () => {
    for (let from = 0; from < count; from += STEP)
      await Promise.all(
        Array.from(
          { length: Math.min(STEP, count - from) },
          (_, i) => new Promise<void>((isOpen) => open(port, cookies[(from + i) % cookies.length] ?? "", 0, isOpen)),
        ),
      );
    process.on("message", () => process.send?.(openNow));
    process.send?.(openNow);
  })();
});
process.once("disconnect", () => process.exit());
