import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { relative } from "node:path";
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Config } from "../src/platform/config.server.ts";
import type { DatabaseWatch } from "../src/platform/db/database-watch.server.ts";
import type { Listener } from "../src/platform/http/listen.server.ts";
import { untilStopped } from "../src/platform/process.server.ts";
import { projectPath } from "../src/platform/project.server.ts";
import type { OpenServices } from "../src/platform/services.server.ts";
import { writeApiTypes } from "./openapi-types/write-types.ts";
import { requireFreePort } from "./product/claim-port.ts";
import { readArguments, runCommand } from "./product/command.ts";
import { openProductDatabase } from "./product/open-database.ts";
import { prepareData } from "./product/prepare-data.ts";
import { say } from "./product/say.ts";
import { supervise, type Supervised } from "./product/supervise.ts";

await runCommand(async () => {
  readArguments("dev", { options: {} });
  process.env.NODE_ENV = "development";
  await writeApiTypes();
  const stopped = untilStopped();
  const database = await openProductDatabase(process.env, say);
  const closing: (() => Promise<void>)[] = [database.close];
  try {
    await requireFreePort(database.config);
    await prepareData(database.config, say);
    // The server is loaded into this process, and reads its configuration from here.
    Object.assign(process.env, database.env);
    const server = createHttpServer();
    const vite = await keepingSignals(() =>
      createVite({ root: projectPath(), appType: "custom", server: { middlewareMode: true, hmr: { server } } }),
    );
    closing.push(closeServices, () => vite.close());
    await listen(server.on("request", answerFrom(vite)), database.config);
    closing.push(async () => server.close().closeAllConnections());
    const worker = supervise({ name: "worker", file: projectPath("src/worker.ts"), env: database.env, say });
    closing.push(worker.stop);
    restartOnChange(vite, worker);
    console.log(`${database.config.brandName} is running in development at ${database.config.appOrigin}`);
    await Promise.race([stopped, database.keepRunning()]);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
  return 0;
});

/** The development server's parts want to end this process on SIGTERM by themselves, before the database is stopped. */
async function keepingSignals<T>(work: () => Promise<T>): Promise<T> {
  const ours = process.listeners("SIGTERM");
  const result = await work();
  for (const listener of process.listeners("SIGTERM")) if (!ours.includes(listener)) process.off("SIGTERM", listener);
  return result;
}

/** What the site's own files do not answer goes to the server, freshly loaded if one of its modules changed. */
function answerFrom(vite: ViteDevServer) {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("the server's modules cannot be run here");
  return (request: IncomingMessage, response: ServerResponse) =>
    vite.middlewares(request, response, () => {
      ssr.runner.import<{ listener: Listener }>("/src/server.ts").then(
        ({ listener }) => listener(request, response),
        (error: unknown) => {
          console.error(error);
          response
            .writeHead(500, { "content-type": "text/plain; charset=utf-8" })
            .end("The server could not be loaded; see its terminal for the reason.");
        },
      );
    });
}

function restartOnChange(vite: ViteDevServer, worker: Supervised): void {
  let soon: NodeJS.Timeout | undefined;
  vite.watcher.on("all", (_event, file) => {
    const path = relative(projectPath("src"), file);
    if (!path.endsWith(".ts") || path.endsWith(".test.ts") || /^(\.\.|site|ui)\//.test(path)) return;
    clearTimeout(soon);
    soon = setTimeout(() => worker.restart(), 200);
  });
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => void server.once("error", reject).listen(port, host, resolve));
}

/** What the server opened in this process: it survives an edit, so it is closed only here. */
async function closeServices(): Promise<void> {
  const { openServices, databaseWatch } = globalThis as { openServices?: Promise<OpenServices>; databaseWatch?: DatabaseWatch };
  await databaseWatch?.stop();
  await (await openServices)?.close();
}
