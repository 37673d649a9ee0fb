import { spawn } from "node:child_process";
import { projectPath } from "../../src/platform/project.server.ts";

export type QuietRun = { ok: boolean; output: string };

/** Runs a program of the project to its end and keeps what it prints. */
export function runQuietly(
  program: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<QuietRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectPath(), stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
