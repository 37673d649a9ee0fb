import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";
import { Refusal, type Say } from "./say.ts";

export type Supervised = {
  /** Resolves once the program reports that it is ready; rejects if it never does. */
  ready: Promise<void>;
  restart(): void;
  stop(): Promise<void>;
};

type Program = {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  say: Say;
  /** Shares its port with others of its kind. */
  sharesPort?: boolean;
  /** So long after it was ready, it counts as healthy, and the wait before its next start is the first again. */
  steadyAfterMs?: number;
};

const LONGEST_WAIT_SECONDS = 30;
const STEADY_AFTER_MS = 60_000;
const TRIES_BEFORE_FIRST_READY = 3;
const STOP_WITHIN_MS = 15_000;
/** Four threads may be busy with pictures; the others read files and compress. The memory of a picture goes back to the system with it. */
const FOR_PICTURES = { UV_THREADPOOL_SIZE: "8", MALLOC_MMAP_THRESHOLD_: "1048576" };

/** Megabytes for what a page leaves behind. With Node's default of 16 the garbage collector has to run more often. */
const FOR_PAGES = ["--max-semi-space-size=32"];

/** Keeps a program running: one that ends by itself is started again, after a wait that grows each time. */
export function supervise({ name, file, env, say, sharesPort = false, steadyAfterMs = STEADY_AFTER_MS }: Program): Supervised {
  let child: ChildProcess;
  let failures = 0;
  let isReady = false;
  let stopping = false;
  let wake: NodeJS.Timeout | undefined;
  const { promise: ready, resolve: becomeReady, reject: giveUp } = Promise.withResolvers<void>();
  ready.catch(() => {});

  const start = () => {
    let steady: NodeJS.Timeout | undefined;
    const current = (sharesPort ? forkProgram : spawnProgram)(file, { ...FOR_PICTURES, ...env });
    child = current;
    current.once("message", () => {
      isReady = true;
      becomeReady();
      steady = setTimeout(() => (failures = 0), steadyAfterMs).unref();
    });
    current.once("exit", (code, signal) => {
      clearTimeout(steady);
      if (stopping || current !== child) return;
      failures += 1;
      const how = signal ?? `code ${code}`;
      if (!isReady && failures >= TRIES_BEFORE_FIRST_READY) return giveUp(new Refusal(`The ${name} could not be started (${how}).`));
      const seconds = Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures - 1));
      say(`The ${name} ended unexpectedly (${how}); starting it again in ${seconds} s`);
      wake = setTimeout(start, seconds * 1000);
    });
  };
  start();

  return {
    ready,
    restart() {
      const former = child;
      clearTimeout(wake);
      start();
      former.kill("SIGTERM");
    },
    async stop() {
      stopping = true;
      clearTimeout(wake);
      await endProcess(child);
    },
  };
}

type Start = (file: string, env: NodeJS.ProcessEnv) => ChildProcess;

const stdio: ["ignore", "inherit", "inherit", "ipc"] = ["ignore", "inherit", "inherit", "ipc"];

const spawnProgram: Start = (file, env) => spawn(process.execPath, [file], { env, stdio });

/** This process accepts the connections, and gives them to those that listen in turn. */
const forkProgram: Start = (file, env) => {
  cluster.setupPrimary({ exec: file, execArgv: FOR_PAGES, stdio });
  return cluster.fork(env).process;
};

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
