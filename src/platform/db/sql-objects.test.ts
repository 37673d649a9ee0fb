import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { differencesFromFiles } from "../../../tests/support/schema.ts";
import { openEmptyDatabase } from "../../../tests/support/test-database.ts";
import { projectPath } from "../project.server.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { readSqlObjects, type SqlObject } from "./sql-objects.server.ts";

const database = await openEmptyDatabase();
const objects = readSqlObjects();
const run = (text: string) => database.db.execute(sql.raw(text));
const answerOf = async (name: string) => (await run(`select ${name}() as answer`)).rows[0]?.answer;

const returning = (name: string, answer: number): SqlObject => ({
  name: `function ${name}`,
  statement: `CREATE OR REPLACE FUNCTION ${name}() RETURNS integer LANGUAGE sql AS $$ SELECT ${answer} $$;`,
  hash: `${name} ${answer}`,
  file: `platform/${name}.sql`,
});

test("a migrated database has exactly the functions, views and triggers of the files", async () => {
  expect(await differencesFromFiles(database.url)).toEqual([]);
});

test("what differs from the files is named", async () => {
  await run("create function by_nobody() returns integer language sql as 'select 1'");
  await run("create or replace function word_term(word_id integer) returns bigint language sql immutable as 'select 1::bigint'");
  await run("drop trigger profiles_end_streams on profiles");
  expect((await differencesFromFiles(database.url)).toSorted()).toEqual([
    "The function by_nobody is in the database, and no file makes it.",
    "The function word_term in the database is not the one of db/functions/search/word_term.sql.",
    "The trigger profiles_end_streams on profiles of db/functions/accounts/end_streams_of_person.sql is not in the database.",
  ]);
  await run("drop function by_nobody()");
  await run("delete from drizzle.sql_objects where name = 'function word_term'");
  await migrateDatabase(database.url);
  expect(await differencesFromFiles(database.url)).toEqual([]);
});

test("a changed file is applied by the next start, one that did not change is left alone, and a function without its file is dropped", async () => {
  await migrateDatabase(database.url, { objects: [...objects, returning("one", 1), returning("two", 2)] });
  await run("create or replace function two() returns integer language sql as 'select 22'");
  await migrateDatabase(database.url, { objects: [...objects, returning("one", 11), returning("two", 2)] });
  expect([await answerOf("one"), await answerOf("two")]).toEqual([11, 22]);
  await migrateDatabase(database.url, { objects });
  await expect(answerOf("one")).rejects.toMatchObject({ cause: { code: "42883" } });
  expect(await differencesFromFiles(database.url)).toEqual([]);
});

test("a file that cannot be applied is named, and leaves everything as it was", async () => {
  await migrateDatabase(database.url, { objects: [...objects, returning("one", 1)] });
  const other = { ...returning("one", 2), statement: "CREATE OR REPLACE FUNCTION one() RETURNS text LANGUAGE sql AS $$ SELECT 'one' $$;" };
  await expect(migrateDatabase(database.url, { objects: [...objects, returning("two", 2), other] })).rejects.toThrow(
    "db/functions/platform/one.sql could not be applied: cannot change return type of existing function",
  );
  expect(await answerOf("one")).toBe(1);
  await expect(answerOf("two")).rejects.toMatchObject({ cause: { code: "42883" } });
  await migrateDatabase(database.url, { objects });
});

test("a version that is older than the one that was started last leaves everything as that one made it", async () => {
  const { url } = await openEmptyDatabase();
  await migrateDatabase(url, { objects: [...objects, returning("one", 10)], version: "0.10.0" });
  await migrateDatabase(url, { objects: [...objects, returning("one", 9), returning("two", 2)], version: "0.9.1" });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query("select one(), to_regproc('two') as two")).rows).toEqual([{ one: 10, two: null }]);
  await client.end();
});

const files = readdirSync(projectPath("db/functions"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".sql"));

test.each(files)(
  "%s makes the function or view of its name, with its triggers, and says in one to three lines what it promises",
  (file) => {
    const text = readFileSync(projectPath("db/functions", file), "utf8");
    const made = objects.filter((object) => object.file === file);
    const name = basename(file, ".sql");
    expect(made.filter(({ name: one }) => !one.startsWith("trigger ")).map((object) => object.name)).toEqual([
      expect.stringMatching(`^(function|view) ${name}$`),
    ]);
    const triggers = made.filter((object) => object.name.startsWith("trigger "));
    expect(triggers.filter(({ statement }) => !statement.endsWith(`EXECUTE FUNCTION ${name}();`))).toEqual([]);
    expect(text).toMatch(/^(-- .+\n){1,3}CREATE OR REPLACE /);
  },
);
