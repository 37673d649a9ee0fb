import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { fillFormerDatabase } from "../../../tests/support/former-database.ts";
import { untilSomebodyWaits } from "../../../tests/support/locks.ts";
import { differencesFromFiles, readSchema } from "../../../tests/support/schema.ts";
import { temporaryDirectory } from "../../../tests/support/temporary-directory.ts";
import { openBareDatabase, openTestDatabase } from "../../../tests/support/test-database.ts";
import { projectPath } from "../project.server.ts";
import { type Db, transact } from "./database.server.ts";
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

test("a database of the former version keeps every row (those of the ledger: ledger-migration.test.ts), and ends with the very schema of a new one", async () => {
  const [former, fresh] = [await openBareDatabase(), await openBareDatabase()];
  await fillFormerDatabase(former.url);
  const columns = await columnsOf(former);
  const before = await fingerprints(former, columns);
  await Promise.all([migrateDatabase(former.url), migrateDatabase(fresh.url)]);
  // What the search works out of listings grows with what it knows.
  const { ledger_entries: _ledger, listing_postings: _postings, ...rest } = before;
  expect(await fingerprints(former, columns)).toMatchObject(rest);
  expect(before).toMatchObject({ bookings: expect.stringMatching(/^72 /), ledger_entries: expect.stringMatching(/^401 /) });
  expect(await readSchema(former.url)).toEqual(await readSchema(fresh.url));
  expect(await differencesFromFiles(former.url)).toEqual([]);
  expect((await former.db.execute(sql`select to_regproc('stay_fits') as dead`)).rows).toEqual([{ dead: null }]);
  const known = async () => (await former.db.execute(KNOWN_TO_SEARCH)).rows;
  const upgraded = await known();
  await former.db.execute(sql`select index_listing(id) from properties`);
  expect(await known()).toEqual(upgraded);
});

/** What listings are found by. */
const KNOWN_TO_SEARCH = sql`select array(select (term, no)::text from listing_postings order by term, no) as postings,
  array(select (property_id, home_kinds, for_families, amenity_mask)::text from listing_index order by property_id) as listings,
  array(select (name, shortened)::text from (select name, array(select unnest(shortened) order by 1) as shortened from search_towns) as towns order by name) as towns`;

test.each([1, 20, 56])(
  "a database in which %i of the former migrations are missing is refused, and nothing is changed in it",
  async (unapplied) => {
    const old = await openBareDatabase();
    await fillFormerDatabase(old.url, { unapplied });
    const before = await readSchema(old.url);
    await expect(migrateDatabase(old.url)).rejects.toThrow(/Start version 0\.1\.0 with it once, then this one/);
    expect(await readSchema(old.url)).toEqual(before);
    expect((await old.db.execute(sql`select to_regclass('drizzle.sql_objects') as begun`)).rows).toEqual([{ begun: null }]);
  },
);

test("a server of the former version goes on writing while the database is upgraded", async () => {
  const former = await openBareDatabase();
  await fillFormerDatabase(former.url);
  let upgraded: Promise<void> | undefined;
  await transact(former, async ({ db }) => {
    await db.execute(sql`update bookings set created_at = created_at`);
    upgraded = migrateDatabase(former.url);
    await untilSomebodyWaits(former);
    // The migrator has this table by now, and waits for the other.
    await db.execute(sql`update property_custom_prices set price = price + 100`);
    await db.execute(sql`update occupied_nights set claimed_at = now()`);
  });
  await upgraded;
  expect(await differencesFromFiles(former.url)).toEqual([]);
});

type TableColumns = { name: string; columns: string[] };

async function columnsOf({ db }: { db: Db }): Promise<TableColumns[]> {
  const { rows } = await db.execute<TableColumns>(
    sql`select table_name as name, array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
      join pg_tables on tablename = table_name and schemaname = table_schema where table_schema = 'public' group by table_name`,
  );
  return rows;
}

/** How many rows each of these tables has, and which, as far as these columns say. */
async function fingerprints({ db }: { db: Db }, tables: TableColumns[]): Promise<Record<string, string>> {
  const parts = await Promise.all(
    tables.map(async ({ name, columns }) => {
      const row = sql`row(${sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      )})::text`;
      const { rows } = await db.execute<{ print: string }>(
        sql`select count(*) || ' ' || coalesce(md5(string_agg(${row}, ',' order by ${row})), '') as print from ${sql.identifier(name)} t`,
      );
      return [name, rows[0]?.print ?? ""] as const;
    }),
  );
  return Object.fromEntries(parts);
}
