import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config.server.ts";
import { AppError, requestError, requireWaiting } from "../../errors.ts";
import { isDeclaredLarger } from "./read-body.server.ts";

/** Longer than any upload takes: what is older was left by a process that was killed. */
const ABANDONED_AFTER_MS = 180_000;

export type ReceivedFile = { path: string; size: number };

type Receive = { config: Config; maxBytes: number; tooBig: () => AppError; signal: AbortSignal };

const directoryOf = ({ dataDir }: Config) => join(dataDir, "uploads");

/**
 * Streams the request's body to a file, and removes the file when the work is done. Refuses more than the limit, and a body that is cut off
 * before its end.
 */
export async function withReceivedFile<T>(request: Request, limits: Receive, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
  if (isDeclaredLarger(request, limits.maxBytes)) throw limits.tooBig();
  const directory = directoryOf(limits.config);
  const path = join(directory, randomUUID());
  await mkdir(directory, { recursive: true });
  try {
    return await work({ path, size: await receive(request, path, limits) });
  } finally {
    await rm(path, { force: true });
  }
}

async function receive({ body }: Request, path: string, { maxBytes, tooBig, signal }: Receive): Promise<number> {
  const reader = body?.getReader();
  const giveUp = () => void reader?.cancel().catch(() => {});
  signal.addEventListener("abort", giveUp);
  const file = await open(path, "wx", 0o600);
  let size = 0;
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      size += piece.value.byteLength;
      if (size > maxBytes) throw tooBig();
      await file.writeFile(piece.value);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw requestError("malformed_request", { message: "The upload was interrupted." });
  } finally {
    signal.removeEventListener("abort", giveUp);
    // Not cancelled: the listener reads on for a while, so that the client can read the answer.
    reader?.releaseLock();
    await file.close();
  }
  requireWaiting(signal);
  return size;
}

/** Removes what a killed process had received and not yet worked on. */
export async function clearAbandonedUploads(config: Config, now: number): Promise<void> {
  const names = await readdir(directoryOf(config)).catch(() => []);
  for (const name of names) {
    const path = join(directoryOf(config), name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
