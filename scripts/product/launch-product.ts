import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectPath } from "../../src/platform/project.server.ts";
import { findFreePort } from "./claim-port.ts";
import { Refusal } from "./say.ts";

export type LaunchedProduct = { origin: string; dataDir: string; stop(how?: { keepsData: boolean }): Promise<void> };

/** Starts the whole product as npm start does, on a free port, with a demo world of its own that goes with it unless its data are kept. */
export async function launchProduct(settings: Record<string, string> = {}, onOutput?: (text: string) => void): Promise<LaunchedProduct> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), "hearth-product-"));
  if (!settings.DATA_DIR) chmodSync(dataDir, 0o755);
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: String(await findFreePort()), LOG_LEVEL: "error", ...settings };
  const child = fork(projectPath("scripts/start.ts"), { env, silent: onOutput !== undefined });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => onOutput?.(chunk.toString()));
  const ended = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), ended.then(() => [null])]);
  if (message === null) throw new Refusal("The product could not be started for the test.");
  return {
    origin: (message as { ready: string }).ready,
    dataDir,
    async stop({ keepsData } = { keepsData: false }) {
      child.kill("SIGTERM");
      await ended;
      if (!keepsData) removeData(dataDir);
    },
  };
}

export function removeData(dataDir: string): void {
  const elsewhere = join(dataDir, "database-is-at.txt");
  if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, "utf8").trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
