import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Files that the process needs beside its connections: to the database, the storage, its own modules. */
const OTHER_FILES = 256;

/** As many connections as are wanted, but never so many that the process runs out of files. */
export function mostConnections(wanted: number, openFiles = openFileLimit()): number {
  return Math.max(1, Math.min(wanted, openFiles - OTHER_FILES));
}

function openFileLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : Number.POSITIVE_INFINITY;
}

/**
 * Closes a connection on which no byte moved for so long: no request came, or the client does not read its answer. One whose
 * answer is still being worked on, or is a stream that has nothing to say, stays open.
 */
export function closeSilentConnections(server: Server, ms: number): void {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => answers.set(socket, response));
  server.setTimeout(ms).on("timeout", (socket: Socket) => {
    const answer = answers.get(socket);
    const waitsForUs = answer !== undefined && !answer.writableEnded && socket.writableLength === 0;
    if (!waitsForUs) socket.destroy();
  });
}
