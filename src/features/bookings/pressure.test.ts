import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forkProgram, killHard } from "../../../tests/support/child-program.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import type { Outcome, Pressure } from "../../../tests/support/pressure.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
const count = async (query: ReturnType<typeof sql>) => Number((await services.db.execute<{ n: string }>(query)).rows[0]?.n);

/** Pairs of confirmed stays that share a night, counted from the bookings alone. */
const overlaps = () =>
  count(sql`select count(*) as n from bookings a join bookings b on a.property_id = b.property_id and a.id < b.id
    and a.status = 'confirmed' and b.status = 'confirmed' and a.check_in < b.check_out and b.check_in < a.check_out`);
const strayNights = () =>
  count(sql`select count(*) as n from occupied_nights o full join (
      select id, property_id, check_in + n as night from bookings cross join generate_series(0, check_out - check_in - 1) n where status = 'confirmed') s
    on s.property_id = o.property_id and s.night = o.night and s.id = o.holder_id where (o.property_id is null or s.id is null) and coalesce(o.kind, 'booking') = 'booking'`);

/** Two clients of one person may hold the same booking; the second of them cancels it in vain. */
const ALREADY_CANCELLED = "This booking is already cancelled";

test("no night is sold twice and nothing acknowledged is lost, with several processes, cancellations, blocks and kill -9", async () => {
  const guests = await Promise.all(Array.from({ length: 4 }, () => newPerson(services)));
  const listings = await Promise.all([newListing(services), newListing(services)]);
  const pressure: Pressure = {
    url: database.url,
    listingIds: listings.map(({ id }) => id),
    guestIds: await Promise.all(guests.map(async (guest) => (await visitOf(services, guest)).actor?.id ?? "")),
    firstNight: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    nights: 25,
    clients: 8,
    attempts: 25,
  };
  const outcomes: Outcome[] = [];
  const start = (): ChildProcess =>
    forkProgram("book-and-cancel", [JSON.stringify(pressure)]).on("message", (outcome) => outcomes.push(outcome as Outcome));
  const [first, second, third] = [start(), start(), start()];
  await once(third, "message");
  await killHard(third);
  const running = new Set([first, second]);
  for (const child of running) child.once("exit", () => running.delete(child));
  while (running.size > 0) expect(await overlaps()).toBe(0);

  const told = <K extends string>(kind: K) => outcomes.flatMap((outcome) => (kind in outcome ? [String(outcome[kind as never])] : []));
  expect(told("failed")).toEqual([]);
  expect(told("done")).toHaveLength(2);
  const refusals = new Set(told("refused"));
  expect(refusals).toContain("These dates are no longer available");
  expect([
    "These dates are no longer available",
    "Selected dates include blocked dates",
    "a block over what holds the night",
    ALREADY_CANCELLED,
  ]).toEqual(expect.arrayContaining([...refusals]));
  expect(await overlaps()).toBe(0);
  expect(await strayNights()).toBe(0);
  const rows = await services.db.execute<{ id: string; status: string }>(sql`select id, status from bookings`);
  const statusOf = new Map(rows.rows.map(({ id, status }) => [id, status]));
  const [cancelled, cancelling] = [new Set(told("cancelled")), new Set(told("cancelling"))];
  expect(told("booked").length).toBeGreaterThan(20);
  const mayBe = (id: string) => (cancelled.has(id) ? ["cancelled"] : cancelling.has(id) ? ["confirmed", "cancelled"] : ["confirmed"]);
  for (const id of told("booked")) expect(mayBe(id)).toContain(statusOf.get(id));
  expect(
    await count(
      sql`select count(*) as n from (select 1 from ledger_entries group by booking_id, movement having sum(amount) <> 0) as wrong`,
    ),
  ).toBe(0);
  expect(
    await count(sql`select count(*) as n from bookings b left join lateral (select -sum(amount) as paid from ledger_entries l where l.booking_id = b.id and account = 'guest') l on true
      where coalesce(paid, 0) <> total_price - refund`),
  ).toBe(0);
}, 90_000);
