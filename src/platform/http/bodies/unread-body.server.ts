import type { IncomingMessage } from "node:http";
import { setImmediate as nextTurn, setTimeout } from "node:timers/promises";
import pLimit from "p-limit";

/** A body that is about to end is waited for, so that its connection can be kept. */
const WAIT_MS = 100;
/** Who is still sending then gets the answer with `Connection: close`, and is listened to for so long, to be able to read it. */
const LINGER_MS = 5_000;
const LINGER_BYTES = 32 * 1024 * 1024;
/** How many bodies are thrown away at once, so that others get their turn, and how many may wait for that; more are left unread. */
const line = pLimit(4);
const MOST_WAITING = 200;
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * The answer to a request whose body nobody read to its end, such as one that is too large. Closing the connection while the
 * client is sending would reset it and lose the answer, so the rest is read and thrown away, within bounds.
 */
export async function answerUnread(response: Response, request: Request, message: IncomingMessage): Promise<Response> {
  if (message.complete || message.destroyed) return response;
  const ended = line.pendingCount < MOST_WAITING ? line(() => discard(request, message)) : pause(LINGER_MS);
  await Promise.race([ended, pause(WAIT_MS)]);
  if (message.complete) return response;
  const headers = new Headers(response.headers);
  headers.set("connection", "close");
  const { status } = response;
  if (STATUSES_WITHOUT_BODY.has(status)) return new Response(null, { status, headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  headers.set("content-length", String(bytes.length));
  return new Response(bytesUntil(bytes, Promise.race([ended, pause(LINGER_MS)])), { status, headers });
}

const pause = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** One piece in each turn of the event loop: left alone, Node reads up to two megabytes from a connection before it accepts the next one. */
async function discard(request: Request, message: IncomingMessage): Promise<void> {
  const pieces = piecesOf(request, message);
  // Someone is still reading it, and is left alone.
  if (!pieces) return pause(LINGER_MS);
  let size = 0;
  try {
    for await (const { byteLength } of pieces) {
      size += byteLength;
      if (size > LINGER_BYTES) return;
      await nextTurn();
    }
  } catch {
    // The client has gone.
  }
}

/** What nobody has looked at yet comes as it is, which costs a tenth of reading it through the request. */
function piecesOf(request: Request, message: IncomingMessage): AsyncIterable<Uint8Array> | null {
  if (message.readableFlowing === null) return message.iterator({ destroyOnReturn: false });
  const { body } = request;
  return body && !body.locked ? body.values({ preventCancel: true }) : null;
}

/** Sends all bytes at once, but ends only later. */
const bytesUntil = (bytes: Uint8Array, end: Promise<unknown>) =>
  new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
    },
    async pull(controller) {
      await end;
      controller.close();
    },
  });
