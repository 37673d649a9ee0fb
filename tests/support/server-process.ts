import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../../scripts/product/claim-port.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { DEMO_CONTENT } from "../../src/platform/site-file.server.ts";
import { nextMessage } from "./child-program.ts";
import { TEST_SECRET } from "./test-secret.ts";

export type ServerProcess = { child: ChildProcess; origin: string; output(): string; stop(): Promise<void> };

/** Starts the built server alone, on a free port. */
export async function startServer(databaseUrl: string, dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const port = await findFreePort();
  const env = {
    PATH,
    HOME,
    NODE_ENV: "production",
    EMBEDDED_DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET: TEST_SECRET,
    CONTENT_DIR: DEMO_CONTENT,
    PORT: String(port),
  };
  const child = fork(projectPath("build/server/server.js"), {
    execArgv: [],
    env: { ...env, DEMO: "off", LOG_LEVEL: "error", ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await nextMessage(child);
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}
