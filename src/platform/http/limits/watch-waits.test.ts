import { scrypt } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "../../../../tests/support/silent-log.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { openDatabase, transact } from "../../db/database.server.ts";
import { readMetrics } from "../metrics.server.ts";
import { watchWaits } from "./watch-waits.server.ts";

const database = await openTestDatabase();

const figure = async (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec((await readMetrics()).text)?.[1]);

const takeThread = () => new Promise((resolve) => scrypt("busy", "salt", 64, { N: 2 ** 15, r: 8, maxmem: 2 ** 27 }, resolve));

test("the figures tell when the threads or the connections that every signed-in read needs are all taken", async () => {
  const one = openDatabase(database.url, { log: silentLog, name: "one", max: 1 });
  onTestFinished(one.close);
  const busy = Array.from({ length: 40 }, takeThread);
  await transact(one, async (tx) => {
    await tx.db.execute(sql`select 1`);
    const watching = watchWaits(one);
    onTestFinished(watching.stop);
    await expect.poll(() => figure("thread_wait_seconds")).toBeGreaterThan(0.2);
    await expect.poll(() => figure("database_wait_seconds")).toBeGreaterThan(0.2);
  });
  await Promise.all(busy);
  await expect.poll(() => figure("thread_wait_seconds"), { timeout: 30_000 }).toBeLessThan(0.1);
  await expect.poll(() => figure("database_wait_seconds"), { timeout: 30_000 }).toBeLessThan(0.1);
});
