import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import pLimit, { type LimitFunction } from "p-limit";
import { projectPath } from "../project.server.ts";

type Options = {
  /** The program of the threads: it says something when it is ready, and then answers each message with one. */
  program: URL;
  threads: number;
  timeLimitMs: number;
  memoryMb: number;
};

/** A thread was ended because its work took too much. */
export class ThreadFailure extends Error {
  readonly reason: "time" | "memory";

  constructor(reason: "time" | "memory", cause: unknown) {
    super(`a thread took too much ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Threads for work that would hold up everyone else, started when they are first needed and kept. Work that takes too much time or memory is
 * ended alone, with a ThreadFailure.
 */
export class ThreadPool<Task, Answer> {
  readonly #options: Options;
  readonly #inTurn: LimitFunction;
  readonly #idle = new Set<Worker>();

  constructor(options: Options) {
    this.#options = options;
    this.#inTurn = pLimit(options.threads);
  }

  run(task: Task): Promise<Answer> {
    return this.#inTurn(() => this.#ask(task));
  }

  async #ask(task: Task): Promise<Answer> {
    const worker = this.#takeIdle() ?? (await this.#start());
    worker.ref();
    const answered = new AbortController();
    try {
      worker.postMessage(task);
      const signal = spentSignal(worker, this.#options.timeLimitMs, answered.signal);
      const [answer] = (await once(worker, "message", { signal })) as [Answer];
      worker.unref();
      this.#idle.add(worker);
      return answer;
    } catch (error) {
      await worker.terminate();
      const { name, code } = error as NodeJS.ErrnoException;
      if (name === "AbortError") throw new ThreadFailure("time", error);
      if (code === "ERR_WORKER_OUT_OF_MEMORY") throw new ThreadFailure("memory", error);
      throw error;
    } finally {
      answered.abort();
    }
  }

  #takeIdle(): Worker | undefined {
    const [worker] = this.#idle;
    if (worker) this.#idle.delete(worker);
    return worker;
  }

  /** Without the environment, whose secrets a thread has no use for. */
  async #start(): Promise<Worker> {
    const { program, memoryMb } = this.#options;
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 };
    const worker = new Worker(fileOf(program), { env: {}, execArgv: [], resourceLimits });
    worker.on("error", () => this.#idle.delete(worker));
    await once(worker, "message");
    return worker;
  }
}

/** A thread on a busy machine gets so many times its limit by the wall clock. */
const LONGEST_WAIT = 5;

/** Aborted once the thread has used the time on a processor: one that only waits for its turn is not to blame, for a while. */
function spentSignal(worker: Worker, limitMs: number, answered: AbortSignal): AbortSignal {
  const spent = new AbortController();
  const watch = async () => {
    const before = await usedMs(worker);
    const started = performance.now();
    for (let used = 0; used < limitMs && performance.now() - started < LONGEST_WAIT * limitMs;) {
      await pause(Math.max(20, limitMs - used), undefined, { signal: answered });
      used = before === null ? limitMs : ((await usedMs(worker)) ?? limitMs) - before;
    }
    spent.abort();
  };
  // It rejects when there is an answer in time.
  watch().catch(() => {});
  return spent.signal;
}

/** Null where the runtime cannot tell, or the thread has gone. */
async function usedMs(worker: Worker): Promise<number | null> {
  const usage = await (worker as { cpuUsage?: Worker["cpuUsage"] }).cpuUsage?.().catch(() => null);
  return usage ? (usage.user + usage.system) / 1000 : null;
}

/** From source it runs as it is; the build makes a program of it, beside the server. */
function fileOf(program: URL): URL | string {
  const name = program.pathname.split("/").at(-1)?.replace(".server.ts", ".js");
  return new URL(import.meta.url).pathname.endsWith(".ts") ? program : projectPath(`build/server/${name}`);
}
