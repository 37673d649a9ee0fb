import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { databaseErrorCode, type Db, followingTransactions, transact } from "./database.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
await services.db.execute(sql`create table notes (text text primary key)`);

const write = (db: Db, text: string) => db.execute(sql`insert into notes values (${text})`);

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
