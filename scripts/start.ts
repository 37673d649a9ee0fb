import { type Config, readConfig } from "../src/platform/config.server.ts";
import { contentOf } from "../src/features/content/content.server.ts";
import { untilStopped } from "../src/platform/process.server.ts";
import { projectPath } from "../src/platform/project.server.ts";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../demo/sign-ins.ts";
import { buildProduct } from "./product/build-product.ts";
import { requireFreePort } from "./product/claim-port.ts";
import { readArguments, runCommand } from "./product/command.ts";
import { openProductDatabase, type OpenedDatabase } from "./product/open-database.ts";
import type * as preparation from "./product/prepare-data.ts";
import { Refusal, say } from "./product/say.ts";
import { answerForAllServers } from "./product/answer-for-all-servers.ts";
import { supervise, type Supervised } from "./product/supervise.ts";

type Part = "server" | "worker";

await runCommand(async () => {
  const parts = readParts();
  const env = { ...process.env, NODE_ENV: "production" };
  const settings = readConfig(env);
  contentOf({ config: settings });
  warn(settings, parts);
  const stop = new AbortController();
  const stopped = untilStopped().then(() => stop.abort());
  const database = await openProductDatabase(env, say);
  const running: Supervised[] = [];
  try {
    stop.signal.throwIfAborted();
    if (parts.includes("server")) await requireFreePort(database.config);
    await buildProduct(say, stop.signal);
    const { prepareData } = await builtPreparation();
    await prepareData(database.config, say);
    stop.signal.throwIfAborted();
    const ended = Promise.race([stopped, database.keepRunning()]);
    for (const part of parts) running.push(...superviseAll(part, database));
    await Promise.race([ended, Promise.all(running.map((part) => part.ready))]);
    if (!stop.signal.aborted) announce(database.config, parts);
    await ended;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    await Promise.all(running.map((part) => part.stop()));
    await database.close();
  }
  return 0;
});

/** The worker, or as many servers as the configuration says, which share one port. */
function superviseAll(part: Part, { config, env }: OpenedDatabase): Supervised[] {
  const program = { file: projectPath("build/server", `${part}.js`), env, say };
  if (part === "worker") return [supervise({ ...program, name: part })];
  answerForAllServers();
  const nameOf = (n: number) => (config.servers === 1 ? part : `${part} ${n} of ${config.servers}`);
  return Array.from({ length: config.servers }, (_, n) => supervise({ ...program, name: nameOf(n + 1), sharesPort: true }));
}

/** From the build, as the server and the worker: it brings the whole product with it, which takes seconds to read from source. */
function builtPreparation() {
  return import(projectPath("build/server/prepare-data.js")) as Promise<typeof preparation>;
}

function readParts(): Part[] {
  const { values } = readArguments("start", { options: { only: { type: "string" } } });
  const { only } = values;
  if (only === undefined) return ["server", "worker"];
  if (only !== "server" && only !== "worker") throw new Refusal("--only must be server or worker");
  if (!process.env.DATABASE_URL) throw new Refusal("--only needs DATABASE_URL: parts on several machines share one database");
  return [only];
}

function warn(config: Config, parts: Part[]): void {
  if (config.database.kind === "external" && !config.smtpUrl && parts.includes("worker")) {
    say("SMTP_URL is not set: email isn't sent, it stays in the local outbox");
  }
  if (config.outboundTest) say("Warning: OUTBOUND_TEST_HOSTS is set: sites are read from this machine, not from the internet");
  if (config.isLocal) return;
  if (config.outboxIsReadable) say("Warning: DEMO=on without SMTP_URL lets anyone who reaches this site read every email at /dev/outbox");
  if (config.demo) say("Warning: DEMO=on lets anyone who reaches this site sign in as the demo's people");
  else if (config.database.kind === "embedded") say("The demo world is off, because others can reach this site. DEMO=on turns it on");
}

function announce(config: Config, parts: Part[]): void {
  const signIns = config.demo ? ` · demo sign-ins ${DEMO_SIGN_INS.join(", ")} with password ${DEMO_PASSWORD}` : "";
  console.log(
    parts.includes("server") ? `${config.brandName} is ready at ${config.appOrigin}${signIns}` : `${config.brandName}'s worker is ready`,
  );
  process.send?.({ ready: config.appOrigin });
}
