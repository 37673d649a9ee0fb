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

test("nights that were held by one holder each stay held, and those of an unknown calendar as a block that the host can lift", async () => {
  const directory = temporaryDirectory("migrations");
  onTestFinished(() => directory.remove());
  const old = await openBareDatabase();
  await migrate(old.db, { migrationsFolder: migrationsUntil(21, directory.path) });
  const booking = "11111111-1111-4111-8111-111111111111";
  await old.db.execute(sql`insert into profiles (id, email, full_name) values (${booking}, 'host@demo.test', 'Hal Host')`);
  await old.db
    .execute(sql`insert into properties (id, host_id, type, category, title, description, price_per_night, cleaning_fee, street_address, city, state, zip_code, country, time_zone)
    values (${booking}, ${booking}, 'property', 'House', 'House', '', 20000, 0, '1 Road', 'Town', 'ST', '00000', 'Country', 'UTC')`);
  await old.db.execute(sql`insert into occupied_nights (property_id, night, kind, holder_id)
    values (${booking}, '2027-06-01', 'booking', ${booking}), (${booking}, '2027-06-02', 'import', ${booking})`);
  await old.db.execute(sql`insert into property_blocked_dates (property_id, date, reason) values (${booking}, '2027-06-03', 'Painting')`);
  await migrateDatabase(old.url);
  expect(
    (await old.db.execute(sql`select night::text, kind, booking_id, is_blocked, calendars from occupied_nights order by night`)).rows,
  ).toEqual([
    { night: "2027-06-01", kind: "booking", booking_id: booking, is_blocked: false, calendars: 0 },
    { night: "2027-06-02", kind: "block", booking_id: null, is_blocked: true, calendars: 0 },
    { night: "2027-06-03", kind: "block", booking_id: null, is_blocked: true, calendars: 0 },
  ]);
  await old.db.execute(sql`delete from property_blocked_dates`);
  expect((await old.db.execute(sql`select night::text from occupied_nights`)).rows).toEqual([{ night: "2027-06-01" }]);
});
