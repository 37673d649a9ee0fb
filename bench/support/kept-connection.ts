import { connect } from "node:net";

export type KeptConnection = { ask(path: string): Promise<Buffer>; close(): void };

/** One kept connection that asks one question after the other, with as little of its own as can be; refuses any answer but 200. */
export async function openConnection(port: number, headers: Record<string, string> = {}): Promise<KeptConnection> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = ` HTTP/1.1\r\n${lines.join("")}\r\n`;
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let received = Buffer.alloc(0);
  let answer = Promise.withResolvers<Buffer>();
  let size: AnswerSize | null = null;
  socket.on("error", (error) => answer.reject(error));
  socket.on("close", () => answer.reject(new Error("the connection was closed")));
  socket.on("data", (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      size = sizeOfAnswer(received, size);
    } catch (error) {
      return answer.reject(error);
    }
    if (!size || received.length < size.whole) return;
    const body = received.subarray(size.head);
    received = Buffer.alloc(0);
    size = null;
    answer.resolve(body);
  });
  return {
    ask(path) {
      answer = Promise.withResolvers();
      if (socket.destroyed) answer.reject(new Error("the server closed the connection"));
      else socket.write(`GET ${path}${rest}`);
      return answer.promise;
    },
    close: () => socket.destroy(),
  };
}

type AnswerSize = { head: number; whole: number };

const LAST_CHUNK = "\r\n0\r\n\r\n";

/** How long the head and the whole answer are, once the head is there. A streamed answer is whole with its last chunk. */
function sizeOfAnswer(received: Buffer, known: AnswerSize | null): AnswerSize | null {
  if (known && known.whole < Number.POSITIVE_INFINITY) return known;
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const head = received.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isStreamed = /\r\ntransfer-encoding: chunked/i.test(head);
  if (!head.startsWith("HTTP/1.1 200 ") || (length === undefined && !isStreamed))
    throw new Error(`an answer that cannot be measured:\n${head}`);
  if (length !== undefined) return { head: end + 4, whole: end + 4 + Number(length) };
  const isWhole = received.subarray(-LAST_CHUNK.length).toString("latin1") === LAST_CHUNK;
  return { head: end + 4, whole: isWhole ? received.length : Number.POSITIVE_INFINITY };
}
