import { connect } from "node:net";

/** Sends one request after the other over a few kept connections, for a bounded time, and tells how many were answered in a second. */
export type Load = { port: number; path: string; headers: Record<string, string>; connections: number; seconds: number };

process.once("message", (load: Load) => {
  void answersPerSecond(load).then((rate) => process.send?.(rate, undefined, undefined, () => process.exit()));
});

async function answersPerSecond(load: Load): Promise<number> {
  const started = performance.now();
  const deadline = started + load.seconds * 1000;
  const counts = await Promise.all(Array.from({ length: load.connections }, () => useConnection(load, deadline)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

function useConnection({ port, path, headers }: Load, deadline: number): Promise<number> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    let answered = 0;
    let received = Buffer.alloc(0);
    let wanted = Number.POSITIVE_INFINITY;
    socket.on("error", reject);
    socket.on("connect", () => socket.write(request));
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (wanted === Number.POSITIVE_INFINITY) wanted = lengthOfAnswer(received);
      if (received.length < wanted) return;
      answered += 1;
      received = Buffer.alloc(0);
      wanted = Number.POSITIVE_INFINITY;
      if (performance.now() < deadline) socket.write(request);
      else socket.end(() => resolve(answered));
    });
  });
}

/** The size of the whole answer, once its head is there. */
function lengthOfAnswer(received: Buffer): number {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return Number.POSITIVE_INFINITY;
  const head = received.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200 ") || length === undefined) throw new Error(`an answer that cannot be measured:\n${head}`);
  return end + 4 + Number(length);
}
