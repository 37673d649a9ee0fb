import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { requestError } from "../errors.ts";
import { toAppError } from "../http/problem.server.ts";
import { databaseErrorCode, type Db, followingTransactions, openDatabase, transact } from "./database.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
await services.db.execute(sql`create table notes (text text primary key)`);
beforeEach(() => services.db.execute(sql`delete from notes`));

const write = (db: Db, text: string) => db.execute(sql`insert into notes values (${text})`);

/** How a request that fails so is answered. */
const answerTo = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => toAppError(error, silentLog),
  );

async function notes(): Promise<string[]> {
  const { rows } = await services.db.execute<{ text: string }>(sql`delete from notes returning text`);
  return rows.map(({ text }) => text).toSorted();
}

async function failing(work: (tx: typeof services) => Promise<unknown>): Promise<void> {
  const failed = transact(services, async (tx) => {
    await work(tx);
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
}

test("a transaction that fails leaves nothing", async () => {
  await failing((tx) => write(tx.db, "a"));
  expect(await notes()).toEqual([]);
});

test("a transaction inside another is part of it", async () => {
  await failing((tx) => transact(tx, (inner) => write(inner.db, "a")));
  expect(await notes()).toEqual([]);
});

test("a library's own handle follows the caller's transaction, and only the caller's", async () => {
  const library = followingTransactions(services.db);
  await failing(async () => {
    await write(library, "inside");
  });
  await write(library, "outside");
  expect(await notes()).toEqual(["outside"]);
});

test("a library's handle that was made inside a transaction does not stray into somebody else's later", async () => {
  let library = services.db;
  await transact(services, (tx) => transact(tx, async (inner) => void (library = followingTransactions(inner.db))));
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>();
  const somebodyElse = failing(async () => {
    enter();
    await permission;
  });
  await entered;
  await write(library, "mine");
  permit();
  await somebodyElse;
  expect(await notes()).toEqual(["mine"]);
});

test("names the database's error however deep it is wrapped", async () => {
  await write(services.db, "twice");
  const error = await write(services.db, "twice").catch((cause: unknown) => new Error("outer", { cause }));
  expect(databaseErrorCode(error)).toBe("23505");
  expect(databaseErrorCode(new Error("something else"))).toBeNull();
});

const killOwnConnection = async (db: Db) => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await services.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
};

test("a connection that dies between two statements is answered with 503 and when to try again", async () => {
  const cut = transact(services, async (tx) => {
    await write(tx.db, "before");
    await killOwnConnection(tx.db);
    await write(tx.db, "after");
  });
  expect(await answerTo(cut)).toMatchObject({ code: "unavailable", status: 503, details: { retryAfterSeconds: expect.any(Number) } });
  expect(await notes()).toEqual([]);
});

test("a connection that dies before the commit is answered likewise", async () => {
  const cut = transact(services, async (tx) => {
    await write(tx.db, "before");
    await killOwnConnection(tx.db);
  });
  expect(await answerTo(cut)).toMatchObject({ code: "unavailable", status: 503 });
  expect(await notes()).toEqual([]);
});

test("a refusal stays that refusal although its connection died", async () => {
  const cut = transact(services, async (tx) => {
    await killOwnConnection(tx.db);
    throw requestError("not_allowed");
  });
  expect(await answerTo(cut)).toMatchObject({ code: "not_allowed" });
});

test("what is asked while the process stops is answered with 503", async () => {
  const stopped = openDatabase(database.url, { log: silentLog, name: "stopped" });
  await stopped.close();
  expect(await answerTo(stopped.db.execute(sql`select 1`))).toMatchObject({ code: "unavailable", status: 503 });
  expect(await answerTo(transact({ ...services, db: stopped.db }, async () => {}))).toMatchObject({ code: "unavailable" });
});

test("a lock that takes too long is called that, not a database that is away", async () => {
  const impatient = openDatabase(database.url, { log: silentLog, name: "impatient", lockTimeoutMs: 50 });
  onTestFinished(impatient.close);
  await write(services.db, "locked");
  await transact(services, async (tx) => {
    await tx.db.execute(sql`select * from notes for update`);
    const second = await answerTo(impatient.db.execute(sql`delete from notes`));
    expect(second).toMatchObject({ code: "in_use", status: 409, details: { retryAfterSeconds: expect.any(Number) } });
  });
});

test("a statement that takes too long is called that", async () => {
  const hasty = transact(services, async (tx) => {
    await tx.db.execute(sql`set local statement_timeout = 50`);
    await tx.db.execute(sql`select pg_sleep(5)`);
  });
  expect(await answerTo(hasty)).toMatchObject({ code: "timed_out", status: 503, details: { retryAfterSeconds: expect.any(Number) } });
});
