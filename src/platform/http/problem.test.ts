import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openEmptyDatabase } from "../../../tests/support/test-database.ts";
import { toAppError } from "./problem.server.ts";

const { db } = await openEmptyDatabase();
await db.execute(sql`create table things (id int primary key, name text not null check (name <> ''), other int references things)`);
await db.execute(sql`insert into things values (1, 'one', null)`);

const add = (id: unknown, name: unknown, other: unknown = null) => db.execute(sql`insert into things values (${id}, ${name}, ${other})`);

test.each([
  ["a null character", () => add(2, "a\u0000b"), 400],
  ["a number that no column takes", () => add(99_999_999_999, "a"), 400],
  ["text where a number belongs", () => add("two", "a"), 400],
  ["a missing value", () => add(2, null), 400],
  ["a value that a check refuses", () => add(2, ""), 400],
  ["a key that is taken", () => add(1, "a"), 409],
  ["a reference to what is gone", () => add(2, "a", 7), 409],
  ["a fault of ours", () => db.execute(sql`select nonsense from things`), 500],
])("a statement with %s is answered in its own way", async (_, run, status) => {
  const error = await run().then(
    () => null,
    (cause: unknown) => toAppError(cause, silentLog),
  );
  expect(error).toMatchObject({ status });
});
