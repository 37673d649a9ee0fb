import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Runs a program of tests/support/programs in a process of its own. */
export const forkProgram = (name: string, args: string[]): ChildProcess =>
  fork(fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url)), args, {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });

/** The next thing that the program says. */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, "exit").then(([code, signal]) => {
    throw new Error(`the program ended (${code ?? signal}) without a word`);
  });
  const [message] = await Promise.race([once(child, "message"), ended]);
  return message;
}

/** Kills it without a chance to clean up, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
