import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { projectPath } from "../../../platform/project.server.ts";
import { addDays, DAYS_AHEAD } from "../../availability/index.ts";
import type { CalendarReading, ReadingTask } from "./calendar-reading.ts";

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_MS = 2_000;
const WORKERS = 2;
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

const inTurn = pLimit(WORKERS);
const idle = new Set<Worker>();

/**
 * The nights that a calendar's events hold at a listing in this zone, from today until the last that can be booked. One that can't be read,
 * is too large or takes too long fails alone: it is read in a thread of its own, which is ended with it.
 */
export async function readCalendar(bytes: Uint8Array, { zone, today }: { zone: string; today: string }): Promise<CalendarReading> {
  if (bytes.length > MOST_BYTES) return { ok: false, reason: "too_large" };
  return inTurn(() => ask({ bytes, zone, from: today, until: addDays(today, DAYS_AHEAD) }));
}

async function ask(task: ReadingTask): Promise<CalendarReading> {
  const worker = takeIdle() ?? (await startWorker());
  worker.ref();
  try {
    worker.postMessage(task);
    const [reading] = (await once(worker, "message", { signal: AbortSignal.timeout(MOST_MS) })) as [CalendarReading];
    worker.unref();
    idle.add(worker);
    return reading;
  } catch (error) {
    await worker.terminate();
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === "AbortError") return { ok: false, reason: "took_too_long" };
    if (code === "ERR_WORKER_OUT_OF_MEMORY") return { ok: false, reason: "too_large" };
    throw error;
  }
}

function takeIdle(): Worker | undefined {
  const [worker] = idle;
  if (worker) idle.delete(worker);
  return worker;
}

/** Without the environment, whose secrets a calendar has no use for. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(workerFile(), { env: {}, execArgv: [], resourceLimits: LIMITS });
  worker.on("error", () => idle.delete(worker));
  await once(worker, "message");
  return worker;
}

/** From source it runs as it is; the build makes a program of it, beside the server. */
const workerFile = (): URL | string =>
  new URL(import.meta.url).pathname.endsWith(".ts")
    ? new URL("calendar-worker.server.ts", import.meta.url)
    : projectPath("build/server/calendar-worker.js");
