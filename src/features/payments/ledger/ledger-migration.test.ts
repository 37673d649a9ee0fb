import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillFormerDatabase } from "../../../../tests/support/former-database.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openBareDatabase, openTestDatabase } from "../../../../tests/support/test-database.ts";
import { type Db, databaseErrorCode } from "../../../platform/db/database.server.ts";
import { migrateDatabase } from "../../../platform/db/migrate.server.ts";
import { entriesOfNoMovement, heldFor, unbalancedMovements } from "./ledger.queries.server.ts";

const services = await openTestServices(await openTestDatabase());
const GONE = "00000000-0000-4000-8000-000000000001";

/** As version 0.1.0 writes them. */
const former = (bookingId: string, movement: string, change: number, from: string, to: string, amount: number) =>
  sql`insert into ledger_entries (id, booking_id, movement, change, account, amount, reference, created_at) values
    (default, ${bookingId}, ${movement}, ${change}, ${from}, ${-amount}, 'recorded', '2026-11-01T12:00:00Z'),
    (default, ${bookingId}, ${movement}, ${change}, ${to}, ${amount}, 'recorded', '2026-11-01T12:00:00Z')`;

async function formerDatabase() {
  const database = await openBareDatabase();
  await fillFormerDatabase(database.url);
  const { db } = database;
  const someBooking = sql`select id, host_id from bookings where status = 'confirmed' and paid_out_at is null order by id limit 1`;
  const booking = (await db.execute<{ id: string; host_id: string }>(someBooking)).rows[0] ?? { id: "", host_id: "" };
  await db.execute(former(booking.id, "change", 1, "guest", "payout_due", 1_500));
  await db.execute(former(booking.id, "change", 2, "payout_due", "guest", 2_147_483_647));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(former(GONE, "charge", 0, "guest", "payout_due", 700));
  });
  return { ...database, booking };
}

const entriesBefore = async (db: Db) =>
  (
    await db.execute(
      sql`select id::text, booking_id, movement, change, account, amount::text, reference, created_at from ledger_entries order by id`,
    )
  ).rows;
const entriesAfter = async (db: Db) =>
  (
    await db.execute(
      sql`select e.id::text, m.booking_id, m.kind as movement, m.change, e.account, e.amount::text, m.reference, m.created_at
        from ledger_entries e join ledger_movements m on m.id = e.movement_id order by e.id`,
    )
  ).rows;
const one = async <T>(db: Db, query: ReturnType<typeof sql>) => Object.values((await db.execute(query)).rows[0] ?? {})[0] as T;

test("an upgrade makes one movement of what each event wrote and keeps every entry to the cent, also those of bookings that are gone", async () => {
  const { url, db } = await formerDatabase();
  const before = await entriesBefore(db);
  const movements = await one(db, sql`select count(distinct (booking_id, movement, change)) from ledger_entries`);
  await migrateDatabase(url);
  expect(await entriesAfter(db)).toEqual(before);
  expect(before).toHaveLength(401 + 6);
  expect(await one(db, sql`select count(*) from ledger_movements`)).toBe(movements);
  expect(await one(db, sql`select string_agg(distinct currency, ',') from ledger_movements`)).toBe("USD");
  const wrongHosts = sql`select count(*)::int from ledger_entries e join ledger_movements m on m.id = e.movement_id left join bookings b on b.id = m.booking_id
    where e.host_id is distinct from case when e.account in ('cleaning_fee', 'payout_due', 'host') then b.host_id end`;
  expect(await one(db, wrongHosts)).toBe(0);
  const ctx = testCtx({ ...services, db });
  expect([await unbalancedMovements(ctx), await entriesOfNoMovement(ctx)]).toEqual([[], []]);
});

test("a server of the former version goes on writing and reading the ledger after the upgrade", async () => {
  const { url, db, booking } = await formerDatabase();
  await migrateDatabase(url);
  const codeOf = (query: ReturnType<typeof sql>) =>
    db.execute(query).then(
      () => null,
      (error: unknown) => databaseErrorCode(error),
    );
  expect(await codeOf(former(booking.id, "payout", 0, "payout_due", "host", 900))).toBeNull();
  expect(await codeOf(former(booking.id, "payout", 0, "payout_due", "host", 900))).toBe("23505");
  expect(await codeOf(former(booking.id, "change", 3, "guest", "payout_due", 20))).toBeNull();
  expect(await codeOf(former(GONE, "refund", 0, "payout_due", "guest", 700))).toBe("23503");
  const held = (await heldFor(testCtx({ ...services, db }), [booking.id]))(booking.id);
  const formerHeld = sql`select sum(amount)::float8 from ledger_entries where booking_id = ${booking.id} and account = 'host'`;
  expect([held.host, await one(db, formerHeld)]).toEqual([900, 900]);
  await db.execute(sql`with moved as (insert into ledger_movements (kind, booking_id, reference, created_at) values ('refund', ${booking.id}, 'new', now()) returning id)
    insert into ledger_entries (movement_id, account, amount)
    select id, account, amount from moved, (values ('guest', 40), ('payout_due', -40)) as entry (account, amount)`);
  const shown = sql`select account, amount::int, movement, change, reference from ledger_entries where booking_id = ${booking.id} and movement = 'refund' order by id`;
  expect((await db.execute(shown)).rows).toEqual([
    { account: "guest", amount: 40, movement: "refund", change: 0, reference: "new" },
    { account: "payout_due", amount: -40, movement: "refund", change: 0, reference: "new" },
  ]);
});
