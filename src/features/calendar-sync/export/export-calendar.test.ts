import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { grammarFaults } from "../../../../tests/support/calendar-grammar.ts";
import { events, openCalendarWorld } from "../../../../tests/support/calendar-world.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { testCtx } from "../../../../tests/support/test-ctx.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { blockDates, unblockDates } from "../../availability/index.server.ts";
import { deleteListing, pauseListing } from "../../listings/index.server.ts";
import { endExportAddress, exportCalendar, readCalendarSync, renewExportAddress } from "../index.server.ts";

const { services, newHost, withCalendar, cancel, later } = await openCalendarWorld();
const guest = await newPerson(services, "Ada Guestly");
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));
const visitor: Ctx = testCtx(services);

type Own = { host: Ctx; listingId: string };
const tokenOf = (address: string) => /\/calendars\/([\w-]+)\.ics$/.exec(address)?.[1] ?? "";
const renew = async ({ host, listingId }: Own) => tokenOf((await renewExportAddress(host, listingId)).exportAddress);
const read = (token: string) => exportCalendar(visitor, token);

async function eventsOf(token: string) {
  const { text } = await read(token);
  expect(grammarFaults(text)).toEqual([]);
  return ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((event) => ({
      uid: String(event.getFirstPropertyValue("uid")),
      from: String(event.getFirstPropertyValue("dtstart")),
      to: String(event.getFirstPropertyValue("dtend")),
      summary: event.getFirstPropertyValue("summary"),
      stamp: String(event.getFirstPropertyValue("dtstamp")),
    }));
}

test("an address can't be guessed, is shown to its host again, and is kept nowhere as it is", async () => {
  const own = await newHost();
  expect(await readCalendarSync(own.host, own.listingId)).toMatchObject({ exportAddress: null });
  const { exportAddress } = await renewExportAddress(own.host, own.listingId);
  const token = tokenOf(exportAddress);
  expect(Buffer.from(token, "base64url")).toHaveLength(24);
  expect(await readCalendarSync(own.host, own.listingId)).toMatchObject({ exportAddress });
  const { rows } = await services.db.execute(sql`select row_to_json(e)::text as kept from calendar_exports e`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("an address ends at once when it is renewed, ended, or its listing is deleted", async () => {
  const own = await newHost();
  const first = await renew(own);
  await read(first);
  const second = await renew(own);
  expect(second).not.toBe(first);
  await expect(read(first)).rejects.toMatchObject({ status: 404 });
  await read(second);
  await endExportAddress(own.host, own.listingId);
  await expect(read(second)).rejects.toMatchObject({ status: 404 });
  const third = await renew(own);
  await pauseListing(own.host, own.listingId);
  await read(third);
  await deleteListing(own.host, own.listingId);
  await expect(read(third)).rejects.toMatchObject({ status: 404 });
});

test("only the host makes and ends it", async () => {
  const own = await newHost();
  const token = await renew(own);
  await expect(renewExportAddress(stranger, own.listingId)).rejects.toMatchObject({ status: 404 });
  await expect(endExportAddress(stranger, own.listingId)).rejects.toMatchObject({ status: 404 });
  await expect(renewExportAddress(visitor, own.listingId)).rejects.toMatchObject({ status: 401 });
  await expect(endExportAddress(visitor, own.listingId)).rejects.toMatchObject({ status: 401 });
  await read(token);
});

test.each(["", "x", "a".repeat(32), "%00", "../../etc", "' or 1=1"])("the token %j is nobody's", async (token) => {
  await expect(read(token)).rejects.toMatchObject({ code: "calendar_not_found" });
});

test("it has bookings and blocks, nothing that calendars hold, and nothing about guests", async () => {
  const world = await withCalendar(events(["2027-06-10", "2027-06-13"], ["2027-07-01", "2027-07-04"]));
  const token = await renew(world);
  expect(await eventsOf(token)).toEqual([]);
  const bookingId = await book(services, guest, { listingId: world.listingId, checkIn: "2027-06-20", checkOut: "2027-06-22" });
  await blockDates(world.host, {
    listingIds: [world.listingId],
    first: "2027-07-03",
    last: "2027-07-05",
    reason: "Ada Guestly stays with us",
  });
  expect(await eventsOf(token)).toMatchObject([
    { from: "2027-06-20", to: "2027-06-22", summary: "Reserved", uid: expect.stringContaining(bookingId) as unknown },
    { from: "2027-07-03", to: "2027-07-06", summary: "Not available" },
  ]);
  expect((await read(token)).text).not.toMatch(/guestly|ada|@example\.com/i);
  await cancel(guest, bookingId);
  await unblockDates(world.host, { listingIds: [world.listingId], first: "2027-07-03", last: "2027-07-05" });
  expect(await eventsOf(token)).toEqual([]);
});

test("its text and tag stay the same while nothing changes, also for a long stay that began before what it shows", async () => {
  const own = await newHost();
  const token = await renew(own);
  await blockDates(own.host, { listingIds: [own.listingId], first: "2027-06-05", last: "2027-09-20", reason: "" });
  await book(services, guest, { listingId: own.listingId, checkIn: "2027-10-01", checkOut: "2027-10-04" });
  const before = await read(token);
  for (let day = 0; day < 100; day += 9) {
    later(9 * 24 * 60);
    expect(await read(token)).toEqual(before);
  }
});

test("an event's stamp is that of its last change, and moves when a block is cut shorter or grows", async () => {
  const own = await newHost();
  const token = await renew(own);
  await blockDates(own.host, { listingIds: [own.listingId], first: "2027-06-10", last: "2027-06-15", reason: "" });
  const bookingId = await book(services, guest, { listingId: own.listingId, checkIn: "2027-06-20", checkOut: "2027-06-22" });
  await services.db.execute(sql`update occupied_nights set claimed_at = '2026-01-01T00:00:00Z' where property_id = ${own.listingId}`);
  const OLD = "2026-01-01T00:00:00Z";
  expect((await eventsOf(token)).map(({ stamp }) => stamp)).toEqual([OLD, OLD]);
  await unblockDates(own.host, { listingIds: [own.listingId], first: "2027-06-13", last: "2027-06-13" });
  const [first, second, booked] = await eventsOf(token);
  expect([first, second]).toMatchObject([
    { from: "2027-06-10", to: "2027-06-13" },
    { from: "2027-06-14", to: "2027-06-16" },
  ]);
  expect([first?.stamp, second?.stamp]).not.toContain(OLD);
  expect(booked).toMatchObject({ stamp: OLD, uid: expect.stringContaining(bookingId) as unknown });
});
