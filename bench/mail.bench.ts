import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { requestPasswordReset } from "../src/features/accounts/index.server.ts";
import { readConfig } from "../src/platform/config.server.ts";
import { startEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "../src/platform/db/migrate.server.ts";
import { installJobs } from "../src/platform/jobs/jobs.server.ts";
import type { Email } from "../src/platform/mail/mail-layout.ts";
import { renderEmail } from "../src/platform/mail/render-email.ts";
import { sendEmail } from "../src/platform/mail/mail.server.ts";
import { SMTP_CONNECTIONS, transportTo } from "../src/platform/mail/smtp-transport.server.ts";
import { projectPath } from "../src/platform/project.server.ts";
import { openServices, type OpenServices } from "../src/platform/services.server.ts";
import { jobs } from "../src/product.server.ts";
import { testCtx } from "../tests/support/test-ctx.ts";
import { ask, printComparisons } from "./support/measure.ts";

export const name = "mail";

const EMAILS = Number(process.env.BENCH_EMAILS ?? 10_000);
const RESETS = 20;
const SECRET = "a secret that only the benchmark has and keeps";

/** A worker with many waiting emails, beside a bare loop that sends as many over as many connections; then reset links that are asked for at once. */
export async function run(): Promise<void> {
  // As the worker does, or a busy machine would favor the bare loop.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-bench-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const { child: sink, answer } = await ask("mail-sink", { expect: 0 });
  const env = {
    EMBEDDED_DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SECRET,
    DEMO: "off",
    LOG_LEVEL: "error",
    SMTP_URL: `smtp://127.0.0.1:${(answer as { port: number }).port}`,
  };
  let worker: ChildProcess | null = null;
  try {
    await migrateDatabase(postgres.url);
    await installJobs(postgres.url, jobs);
    const services = await openServices(readConfig(env), "server");
    const before = await sendBare(services, sink);
    await queueAll(services);
    const done = seconds(sink, EMAILS);
    worker = fork(projectPath("build/server/worker.js"), { env: { ...process.env, ...env } });
    const ours = EMAILS / (await done);
    const base = (before + (await sendBare(services, sink))) / 2;
    printComparisons(`${EMAILS} emails`, "bare loop", "waiting jobs", [{ name: "sent", base, ours }], "/s");
    console.log(`${RESETS} reset links asked for at once: the last email after ${(await resetAtOnce(services, sink)).toFixed(2)} s`);
    await services.close();
  } finally {
    worker?.kill("SIGTERM");
    if (worker) await once(worker, "exit");
    sink.kill();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const emailTo = (number: number): Email => ({
  to: `person-${number}@bench.test`,
  subject: "Your stay is booked",
  greeting: `Hi Person ${number},`,
  paragraphs: ["Your stay is booked. We look forward to it.", "You find everything about it on its page."],
  action: { label: "Show my trip", url: "https://stay.example.com/trips" },
});

const numbers = Array.from({ length: EMAILS }, (_, index) => index);

async function seconds(sink: ChildProcess, expect: number): Promise<number> {
  sink.send({ expect });
  const [answer] = await once(sink, "message");
  return (answer as { seconds: number }).seconds;
}

async function sendBare({ config }: OpenServices, sink: ChildProcess): Promise<number> {
  const transport = transportTo(config.smtpUrl ?? "");
  const done = seconds(sink, EMAILS);
  const send = (number: number) => transport.sendMail({ from: config.mailFrom, ...renderEmail(emailTo(number), config.brandName) });
  await pLimit(SMTP_CONNECTIONS).map(numbers, send);
  return EMAILS / (await done);
}

const queueAll = (services: OpenServices) => pLimit(8).map(numbers, (number) => sendEmail(testCtx(services), emailTo(number)));

async function resetAtOnce(services: OpenServices, sink: ChildProcess): Promise<number> {
  const people = Array.from({ length: RESETS }, (_, index) => `reset-${index}@bench.test`);
  await services.db.execute(`insert into profiles (full_name, email) values ${people.map((email) => `('Person', '${email}')`).join(", ")}`);
  const done = seconds(sink, RESETS);
  const started = performance.now();
  await Promise.all(people.map((email) => requestPasswordReset(testCtx(services), { email })));
  await done;
  return (performance.now() - started) / 1000;
}
