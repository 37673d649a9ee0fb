import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../../demo/sign-ins.ts";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { CANARY } from "../support/fuzz/bad-values.ts";
import { fuzz } from "../support/fuzz/fuzz.ts";
import { startServer } from "../support/server-process.ts";
import { openTestDatabase } from "../support/test-database.ts";

test("2,000 bad requests are refused without a fault, and nothing of them is logged", { timeout: 300_000 }, async () => {
  await buildProduct(() => {});
  const { db, url, dataDir } = await openTestDatabase();
  const server = await startServer(url, dataDir, { LOG_LEVEL: "info", TRUSTED_PROXY: "127.0.0.1" });
  const { faults, statuses } = await fuzz({
    origin: server.origin,
    requests: 2_000,
    seed: 20_261_116,
    signIns: DEMO_SIGN_INS.map((email) => ({ email, password: DEMO_PASSWORD })),
    forgetLimits: async () => void (await db.execute(sql`delete from rate_limits`)),
  });
  await server.stop();
  expect(faults).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400]));
  expect(server.output()).not.toContain(CANARY);
  for (const email of DEMO_SIGN_INS) expect(server.output()).not.toContain(email);
});
