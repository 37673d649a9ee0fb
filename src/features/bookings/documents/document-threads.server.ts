import { ThreadPool } from "../../../platform/threads/thread-pool.server.ts";
import type { DocumentTask } from "./document-worker.server.ts";

/** Drawing holds a processor for a while, which nobody else should notice. */
export const documentThreads = new ThreadPool<DocumentTask, Uint8Array<ArrayBuffer>>({
  program: new URL("document-worker.server.ts", import.meta.url),
  threads: 1,
  timeLimitMs: 15_000,
  memoryMb: 256,
});
