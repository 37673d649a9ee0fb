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

test("a booking that is ahead keeps the discount its guest saw and the rules of its listing, and one that was changed gets none again", async () => {
  const directory = temporaryDirectory("migrations");
  onTestFinished(() => directory.remove());
  const old = await openBareDatabase();
  await migrate(old.db, { migrationsFolder: migrationsUntil(52, directory.path) });
  const id = "11111111-1111-4111-8111-111111111111";
  await old.db.execute(sql`insert into profiles (id, email, full_name) values (${id}, 'host@demo.test', 'Hal Host')`);
  await old.db
    .execute(sql`insert into properties (id, host_id, type, category, title, description, price_per_night, cleaning_fee, street_address, city, state, zip_code, country, time_zone)
    values (${id}, ${id}, 'property', 'House', 'House', '', 20000, 0, '1 Road', 'Town', 'ST', '00000', 'Country', 'UTC')`);
  await old.db.execute(
    sql`insert into property_rules (property_id, weekly_discount_percent, monthly_discount_percent) values (${id}, 5, 40)`,
  );
  const book = (reference: string, first: string, changes: number, price: ReturnType<typeof sql>) =>
    old.db
      .execute(sql`insert into bookings (reservation_id, property_id, guest_id, host_id, check_in, check_out, guests, guests_included, extra_guest_cents, changes, changed_at, nightly_prices, listed_prices, line_labels, line_cents, cleaning_fee, service_fee, total_price,
        cancellation_policy, time_zone, check_in_time, check_out_time, begins_at, ends_at, payable_at)
      select 'RES-20260101-' || ${reference}, ${id}, ${id}, ${id}, first, first + 2, 3, 2, 1000, ${changes}::int, case when ${changes}::int > 0 then now() end, ${price}, 0, 0, 18000,
        'moderate', 'UTC', '15:00', '11:00', first + time '15:00', first + 2 + time '11:00', first + 1 from (select ${first}::date as first) as stay`);
  await book("AAAAAA", "2099-06-01", 0, sql`'{9000,9000}', '{10000,10000}', array['Weekly discount −10%'], '{-2000}'`);
  await book("BBBBBB", "2099-07-01", 1, sql`'{9000,9000}', '{}', '{}', '{}'`);
  await migrateDatabase(old.url);
  const { rows } = await old.db.execute(
    sql`select weekly_discount_percent as weekly, monthly_discount_percent as monthly, fills_gap, guests_included from bookings order by check_in`,
  );
  expect(rows).toEqual([
    { weekly: 10, monthly: 40, fills_gap: false, guests_included: 2 },
    { weekly: 0, monthly: 0, fills_gap: false, guests_included: 3 },
  ]);
});
