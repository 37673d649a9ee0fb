import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { openBareDatabase, openTestDatabase } from "../../../tests/support/test-database.ts";
import { projectPath } from "../project.server.ts";
import { migrateDatabase } from "./migrate.server.ts";

const database = await openTestDatabase();

test("the migrations make exactly the tables that the code declares", async () => {
  const directory = temporaryDirectory("migrations");
  onTestFinished(() => directory.remove());
  const copy = join(directory.path, "migrations");
  cpSync(projectPath("db/migrations"), copy, { recursive: true });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      projectPath("node_modules/drizzle-kit/bin.cjs"),
      "generate",
      "--dialect=postgresql",
      "--schema=./src/**/*.tables.server.ts",
      `--out=${copy}`,
    ],
    { cwd: projectPath() },
  );
  const made = readdirSync(copy).filter((file) => !readdirSync(projectPath("db/migrations")).includes(file));
  expect(
    made.map((file) => readFileSync(join(copy, file), "utf8")),
    stdout,
  ).toEqual([]);
});

test("machines that start together take turns, and a migrated database is left as it is", async () => {
  const applied = () => database.db.execute(sql`select id, hash from drizzle.__drizzle_migrations order by id`);
  const before = (await applied()).rows;
  await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url), migrateDatabase(database.url)]);
  expect((await applied()).rows).toEqual(before);
  expect(before).not.toEqual([]);
});

/** The directory of migrations as it was when this one was the last. */
function migrationsUntil(last: number, directory: string): string {
  const copy = join(directory, "migrations");
  cpSync(projectPath("db/migrations"), copy, { recursive: true });
  const journal = join(copy, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= last) }));
  return copy;
}

test("a database in which deleted accounts took bookings along keeps all of its books, and takes no more such entries", async () => {
  const directory = temporaryDirectory("migrations");
  onTestFinished(() => directory.remove());
  const old = await openBareDatabase();
  await migrate(old.db, { migrationsFolder: migrationsUntil(13, directory.path) });
  const enter = () =>
    old.db
      .execute(sql`insert into ledger_entries (booking_id, movement, account, amount, reference, created_at) select booking, 'charge', account, amount, 'old', now()
      from gen_random_uuid() as booking cross join (values ('guest', -5), ('payout_due', 5)) as entry (account, amount)`);
  await enter();
  await migrateDatabase(old.url);
  expect((await old.db.execute(sql`select amount from ledger_entries order by amount`)).rows).toEqual([{ amount: -5 }, { amount: 5 }]);
  await expect(enter()).rejects.toMatchObject({ cause: { code: "23503" } });
});
