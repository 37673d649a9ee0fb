import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

const TIMES = 3;
const RETURNED_AFTER_MS = 1_000;

/** Has a process that was started with `--inspect` throw away what it no longer needs, so that its memory is what it holds. */
export async function collectGarbage(inspectPort: number): Promise<void> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspectPort}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  for (let id = 1; id <= TIMES; id++) {
    socket.send(JSON.stringify({ id, method: "HeapProfiler.collectGarbage" }));
    await once(socket, "message");
    await pause(RETURNED_AFTER_MS);
  }
  socket.close();
}
