import { randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../tests/support/bookings.ts";
import { forkProgram, killHard, nextMessage } from "../../../tests/support/child-program.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../platform/db/database.server.ts";
import { occupiedNights, propertyBlockedDates } from "../availability/availability.tables.server.ts";
import { importedCalendars, importedNights } from "./calendar.tables.server.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);
const { db } = services;
const guest = await newPerson(services, "Ada Guest");
const host = await visitOf(services, await newPerson(services, "Hal Host"));
const NIGHT = "2027-06-10";

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

const someListing = async () => (await newListing(services, { hostId: host.actor?.id ?? "" })).id;

async function newCalendar(propertyId: string): Promise<string> {
  const hash = crypto.randomUUID();
  const [row] = await db
    .insert(importedCalendars)
    .values({
      propertyId,
      name: "Elsewhere",
      sealedAddress: "",
      addressHash: hash,
      shownAddress: "",
      nextTryAt: new Date(),
      createdAt: new Date(),
    })
    .returning();
  if (!row) throw new Error("no calendar was made");
  return row.id;
}

const bookNight = (listingId: string) => book(services, guest, { listingId, checkIn: NIGHT, checkOut: "2027-06-11" });
const taken = async (listingId: string) =>
  db
    .select({ kind: occupiedNights.kind, calendars: occupiedNights.calendars })
    .from(occupiedNights)
    .where(and(eq(occupiedNights.propertyId, listingId), eq(occupiedNights.night, NIGHT)));

/** A claim is made, and let go by one statement. */
type Claim = { make(listingId: string): Promise<string> };
const claims: Record<string, Claim> = {
  booking: {
    async make(listingId) {
      const id = await bookNight(listingId);
      return `update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'guest' where id = '${id}'`;
    },
  },
  block: {
    async make(propertyId) {
      await db.insert(propertyBlockedDates).values({ propertyId, date: NIGHT });
      return `delete from property_blocked_dates where property_id = '${propertyId}'`;
    },
  },
  "one calendar": {
    async make(propertyId) {
      const calendarId = await newCalendar(propertyId);
      await db.insert(importedNights).values({ propertyId, night: NIGHT, calendarId });
      return `delete from imported_nights where calendar_id = '${calendarId}'`;
    },
  },
  "another calendar": {
    async make(propertyId) {
      const calendarId = await newCalendar(propertyId);
      await db.insert(importedNights).values({ propertyId, night: NIGHT, calendarId });
      return `delete from imported_calendars where id = '${calendarId}'`;
    },
  },
};

function* orders<T>(items: T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries()) for (const rest of orders(items.toSpliced(at, 1))) yield [first, ...rest];
}

async function makeAll(names: string[], listingId: string): Promise<Map<string, string>> {
  const lettingGo = new Map<string, string>();
  for (const name of names) lettingGo.set(name, (await claims[name]?.make(listingId)) ?? "");
  return lettingGo;
}

describe.each([
  ["a booking and two calendars", ["booking", "one calendar", "another calendar"]],
  ["a block and two calendars", ["block", "one calendar", "another calendar"]],
  ["two calendars and a block that joined them", ["one calendar", "another calendar", "block"]],
])("a night that is claimed by %s", (_, names) => {
  test.each([...orders(names)].map((order) => [order.join(", ")]))(
    "is free after the last of %s has let go, and not before",
    async (order) => {
      const listingId = await someListing();
      const lettingGo = await makeAll(names, listingId);
      for (const name of order.split(", ")) {
        await expect(bookNight(listingId)).rejects.toMatchObject({ status: 409 });
        await db.execute(sql.raw(lettingGo.get(name) ?? ""));
      }
      expect(await taken(listingId)).toEqual([]);
      await bookNight(listingId);
    },
  );
});

test("a process that is killed while it lets go has let nothing go, whichever claim it was", async () => {
  const listingId = await someListing();
  const lettingGo = await makeAll(["booking", "one calendar", "another calendar"], listingId);
  for (const statement of lettingGo.values()) {
    const before = await taken(listingId);
    const doomed = forkProgram("half-done", [database.url, statement]);
    expect(await nextMessage(doomed)).toBe("half done");
    await killHard(doomed);
    expect(await taken(listingId)).toEqual(before);
    await db.execute(sql.raw(statement));
  }
  expect(await taken(listingId)).toEqual([]);
});

test("no booking is confirmed over a calendar's night, whoever writes it", async () => {
  const listingId = await someListing();
  const bookingId = await bookNight(listingId);
  await claims["one calendar"]?.make(listingId);
  await db.execute(
    sql.raw(`update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'guest' where id = '${bookingId}'`),
  );
  const back = db.execute(sql`update bookings set status = 'confirmed', cancelled_at = null, cancelled_by = null where id = ${bookingId}`);
  expect(databaseErrorCode(await back.catch((error: unknown) => error))).toBe("23P01");
});

test("claims that come and go at once leave exactly the nights that someone still claims", async () => {
  const listingId = await someListing();
  // Changes of one calendar, and of the host's blocks, follow each other: the rows of the calendar and the listing are locked.
  const calendars = await Promise.all(Array.from({ length: 9 }, () => newCalendar(listingId)));
  const some = () => `'2027-07-01'::date + ${randomInt(8)} + n from generate_series(0, ${randomInt(6)}) n`;
  const ofBlocks = () => [
    `insert into property_blocked_dates (property_id, date) select '${listingId}', ${some()} on conflict do nothing`,
    `delete from property_blocked_dates where property_id = '${listingId}' and date in (select ${some()})`,
  ];
  const ofCalendar = (calendar: string) => [
    `insert into imported_nights (property_id, calendar_id, night) select '${listingId}', '${calendar}', ${some()} on conflict do nothing`,
    `delete from imported_nights where calendar_id = '${calendar}' and night in (select ${some()})`,
  ];
  const turns = [null, ...calendars].map(async (calendar) => {
    for (let turn = 0; turn < 30; turn++) {
      const statements = calendar ? ofCalendar(calendar) : ofBlocks();
      await db.execute(sql.raw(statements[randomInt(statements.length)] ?? ""));
    }
  });
  const faults = (await Promise.allSettled(turns)).filter(({ status }) => status === "rejected");
  expect(faults).toEqual([]);
  const { rows } = await db.execute(sql`
    select o.night, o.calendars, o.is_blocked, c.calendars as claimed from occupied_nights o
    full join (select night, count(calendar_id) as calendars, bool_or(calendar_id is null) as is_blocked from (
        select night, calendar_id from imported_nights where property_id = ${listingId}
        union all select date, null from property_blocked_dates where property_id = ${listingId}) all_claims group by night) c
      on c.night = o.night where coalesce(o.property_id, ${listingId}) = ${listingId} and (o.calendars, o.is_blocked) is distinct from (c.calendars, c.is_blocked)`);
  expect(rows).toEqual([]);
});
