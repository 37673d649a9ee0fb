import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ProductProcess = {
  child: ChildProcess;
  output(): string;
  /** Waits until the output matches; fails with all of it when the process ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Waits for the end and gives the exit code back. */
  ends(): Promise<number | null>;
};

/** Runs one of the commands of a checkout. */
export function runProduct(checkout: string, command: string[], settings?: Record<string, string>): ProductProcess {
  return runProgram(checkout, process.execPath, [join(checkout, "scripts", "run.mjs"), ...command], settings);
}

/** Runs a program as a stranger would: with a bare environment, in a process group of its own. */
export function runProgram(directory: string, program: string, args: string[], settings: Record<string, string> = {}): ProductProcess {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(program, args, {
    cwd: directory,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, HOME, ...settings },
  });
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then((code) => reject(new Error(`ended with ${code} before it said ${pattern}:\n${output}`)));
      }),
    ends: () => ended,
  };
}

export type FoundProcess = { pid: number; command: string };

/** The living processes that have the text in their command line or environment, such as a data directory's path. */
export function processesAround(text: string): FoundProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: Number(name), command: readProc(name, "cmdline"), environment: readProc(name, "environ") }))
    .filter(({ command, environment }) => command.includes(text) || environment.includes(text))
    .map(({ pid, command }) => ({ pid, command }));
}

/** A process that is gone, or dead and not yet reaped, has neither command line nor environment. */
function readProc(pid: string, file: string): string {
  try {
    return readFileSync(join("/proc", pid, file), "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}
