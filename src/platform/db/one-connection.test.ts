import { sql } from "drizzle-orm";
import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import type { Db } from "./database.server.ts";
import { onOneConnection } from "./one-connection.server.ts";
import { queryPrepared } from "./prepared.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const backendOf = async (db: Db) => (await queryPrepared<{ pid: number }>(db, "select pg_backend_pid() as pid", []))[0]?.pid;
const poolOf = (db: Db) => (db as Db & { $client: pg.Pool }).$client;

test("what is asked at once is asked on one connection, and answered each for itself", async () => {
  const pids = await onOneConnection(testCtx(services), async ({ db }) => {
    const failing = db.execute(sql`select 1 / 0`).then(
      () => "no error",
      (error: Error) => String(error.cause),
    );
    const [first, broken, second] = await Promise.all([backendOf(db), failing, backendOf(db)]);
    expect(broken).toContain("division by zero");
    return [first, second, await backendOf(db)];
  });
  expect(new Set(pids).size).toBe(1);
});

test("a transaction has a connection of its own", async () => {
  await onOneConnection(testCtx(services), async ({ db }) => {
    const inside = await db.transaction((transaction) => backendOf(transaction as unknown as Db));
    expect(inside).not.toBe(await backendOf(db));
  });
});

test("the connection goes back when the work is done, and when it fails", async () => {
  const ctx = testCtx(services);
  await expect(onOneConnection(ctx, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await onOneConnection(ctx, ({ db }) => backendOf(db));
  const { totalCount, idleCount } = poolOf(ctx.db);
  expect(idleCount).toBe(totalCount);
});

test("a lost connection fails the work that is on it, a transaction too, and nothing else", async () => {
  const ctx = testCtx(services);
  const cut = (pid: number | undefined) => ctx.db.execute(sql`select pg_terminate_backend(${pid})`);
  const waiting = onOneConnection(ctx, async ({ db }) => {
    const pid = await backendOf(db);
    return Promise.all([db.execute(sql`select pg_sleep(60)`), backendOf(db), cut(pid)]);
  });
  await expect(waiting).rejects.toThrow();
  const transaction = ctx.db.transaction(async (tx) => {
    const pid = await backendOf(tx);
    return Promise.all([tx.execute(sql`select pg_sleep(60)`), cut(pid)]);
  });
  await expect(transaction).rejects.toThrow();
  expect(await backendOf(ctx.db)).toBeGreaterThan(0);
});
