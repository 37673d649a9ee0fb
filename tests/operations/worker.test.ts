import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { killHard } from "../support/child-program.ts";
import { openTestServices, testCtx } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { TEST_SECRET } from "../support/test-secret.ts";
import { transact } from "../../src/platform/db/database.server.ts";
import { facts } from "../../src/platform/facts/fact.tables.server.ts";
import { readOutbox, sendEmail } from "../../src/platform/mail/mail.server.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { subscribers } from "../../src/product.server.ts";

const database = await openTestDatabase();
const ctx = testCtx(await openTestServices(database));

beforeAll(() => buildProduct(() => {}), 180_000);

function startWorker() {
  const env = { ...process.env, EMBEDDED_DATABASE_URL: database.url, DATA_DIR: database.dataDir, SECRET: TEST_SECRET, LOG_LEVEL: "silent" };
  return fork(projectPath("build/server/worker.js"), { env, execArgv: [], stdio: ["ignore", "ignore", "pipe", "ipc"] });
}

test("sends mail while facts that a killed worker left behind cannot be told", { timeout: 90_000 }, async () => {
  const now = ctx.clock.now();
  await ctx.db.insert(facts).values({ name: subscribers[0]!.fact.name, payload: {}, occurredAt: now, retryAt: now });
  await transact(ctx, async (tx) => {
    await tx.db.execute(sql`lock table fact_deliveries in access exclusive mode`);
    const worker = startWorker();
    onTestFinished(() => killHard(worker));
    await sendEmail(ctx, { to: "ada@example.com", subject: "Your key", greeting: "Hi Ada,", paragraphs: ["It is under the flower pot."] });
    await expect.poll(() => readOutbox(ctx, "ada@example.com"), { timeout: 45_000 }).toHaveLength(1);
  });
});

test("ends cleanly when its parent goes while it starts", { timeout: 90_000 }, async () => {
  const worker = startWorker();
  const complaints = text(worker.stderr!);
  worker.disconnect();
  expect(await once(worker, "exit")).toEqual([0, null]);
  expect(await complaints).toBe("");
});
