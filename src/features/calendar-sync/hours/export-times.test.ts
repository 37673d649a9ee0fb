import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { departureAt, insertCharter, newBoat } from "../../../../tests/support/boats.ts";
import { grammarFaults } from "../../../../tests/support/calendar-grammar.ts";
import { openCalendarWorld, PAGE } from "../../../../tests/support/calendar-world.ts";
import { bookCheckout, holdNights } from "../../../../tests/support/checkouts.ts";
import { heldOf, publishTimes } from "../../../../tests/support/hourly-calendars.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { testCtx } from "../../../../tests/support/test-ctx.ts";
import { AddManualBookingInput } from "../../availability/index.ts";
import { addManualBooking, blockDates } from "../../availability/index.server.ts";
import { addCalendar, exportCalendar, listClashes, readCalendarSync, renewExportAddress } from "../index.server.ts";
import { refreshDue } from "../refreshing/turns/refresh-due.server.ts";
import { readCalendar } from "../reading/read-calendar.server.ts";
import { ownMark } from "./boat-clock.server.ts";

const HOSTS = ["first.example", "second.example", "echoing.example"];
const { services, site, worker, later } = await openCalendarWorld(HOSTS);
const host = await visitOf(services, await newPerson(services, "Hal Host"));
const guestId = (await visitOf(services, await newPerson(services, "Ada Guestly"))).actor?.id ?? "";
const hostId = host.actor?.id ?? "";
const visitor = testCtx(services);

beforeEach(() => publishTimes(site, PAGE, []));

const july = (day: number) => `2027-07-${String(day).padStart(2, "0")}`;
const at = (words: string) => new Date(`${july(Number(words.slice(0, 2)))}T${words.slice(3)}:00+02:00`);
type Boat = Awaited<ReturnType<typeof newBoat>>;
const sail = (boat: Boat, from: string, until: string, more = {}) =>
  insertCharter(services, { boat, guestId, beginsAt: at(from), endsAt: at(until), ...more });

async function tokenOf(boat: Boat): Promise<string> {
  const { exportAddress } = await renewExportAddress(host, boat.id);
  return /([\w-]+)\.ics$/.exec(exportAddress)?.[1] ?? "";
}

async function eventsOf(token: string, asWholeDays = false) {
  const { text } = await exportCalendar(visitor, token, { asWholeDays });
  expect(grammarFaults(text)).toEqual([]);
  expect(text).not.toMatch(/guestly|ada|hal host|@example\.com|maria/i);
  const found = ICAL.Component.fromString(text).getAllSubcomponents("vevent");
  return found.map((event) => ({
    when: `${String(event.getFirstPropertyValue("dtstart"))} to ${String(event.getFirstPropertyValue("dtend"))}`,
    summary: String(event.getFirstPropertyValue("summary")),
    uid: String(event.getFirstPropertyValue("uid")),
  }));
}
const whensOf = async (token: string, asWholeDays?: boolean) => (await eventsOf(token, asWholeDays)).map(({ when }) => when);

describe("the calendar of a boat that sells hours", () => {
  test("has charters, departures and what its host entered with what is held around them, and nights and blocks as days", async () => {
    const boat = await newBoat(services, { hostId });
    const token = await tokenOf(boat);
    const charter = await sail(boat, "16 08:00", "16 12:00", { prepareMinutes: 30 });
    const departureId = await departureAt(services, boat, at("17 19:00"), at("17 21:00"));
    for (let seat = 0; seat < 2; seat++) await sail(boat, "17 19:00", "17 21:00", { departureId, seats: 3 });
    const entered = {
      key: randomUUID(),
      listingId: boat.id,
      kind: "guest",
      by: "hours",
      name: "Maria",
      checkIn: july(18),
      checkOut: july(18),
    };
    await addManualBooking(host, AddManualBookingInput.parse({ ...entered, startsAt: "10:00", returnsAt: "11:30" }));
    const nights = {
      listingId: boat.id,
      guestId,
      checkIn: july(20),
      checkOut: july(22),
      state: "abandoned" as const,
      endedAt: services.clock.now(),
    };
    await bookCheckout(services, await holdNights(services, nights));
    await blockDates(host, { listingIds: [boat.id], first: july(25), last: july(26), reason: "Ada Guestly paints it" });
    const events = await eventsOf(token);
    expect(events.map(({ when }) => when)).toEqual([
      "2027-07-20 to 2027-07-22",
      "2027-07-25 to 2027-07-27",
      "2027-07-16T05:30:00Z to 2027-07-16T11:00:00Z",
      "2027-07-17T16:30:00Z to 2027-07-17T20:00:00Z",
      "2027-07-18T08:00:00Z to 2027-07-18T10:30:00Z",
    ]);
    expect(events.map(({ summary }) => summary)).toEqual(["Reserved", "Not available", "Reserved", "Reserved", "Reserved"]);
    expect(events[2]?.uid).toBe(`${charter}-${ownMark(services, boat.id)}@${new URL(services.config.appOrigin).hostname}`);
    expect(await whensOf(token, true)).toEqual([
      "2027-07-15 to 2027-07-17",
      "2027-07-17 to 2027-07-18",
      "2027-07-18 to 2027-07-19",
      "2027-07-20 to 2027-07-22",
      "2027-07-25 to 2027-07-27",
    ]);
    const before = await exportCalendar(visitor, token);
    later(24 * 60);
    expect(await exportCalendar(visitor, token)).toEqual(before);
  });

  test("takes more than one whole day for a charter over midnight", async () => {
    const boat = await newBoat(services, { hostId, turnaroundMinutes: 120 });
    const token = await tokenOf(boat);
    await sail(boat, "16 20:00", "16 23:00");
    expect([await whensOf(token), await whensOf(token, true)]).toEqual([
      ["2027-07-16T18:00:00Z to 2027-07-16T23:00:00Z"],
      ["2027-07-16 to 2027-07-18"],
    ]);
  });

  test("has two addresses that its host is shown, and a home's has one", async () => {
    const boat = await newBoat(services, { hostId });
    expect(await readCalendarSync(host, boat.id)).toMatchObject({ sellsHours: true, exportAddress: null, wholeDaysAddress: null });
    const { exportAddress } = await renewExportAddress(host, boat.id);
    expect(await readCalendarSync(host, boat.id)).toMatchObject({ exportAddress, wholeDaysAddress: `${exportAddress}?whole-days=1` });
    await expect(
      addCalendar(host, boat.id, { address: `${exportAddress.replace("http:", "https:")}?whole-days=1`, name: "Own" }),
    ).rejects.toThrow();
    const other = await newBoat(services, { hostId, sellsHours: false });
    await renewExportAddress(host, other.id);
    expect(await readCalendarSync(host, other.id)).toMatchObject({ sellsHours: false, wholeDaysAddress: null });
  });
});

/** Our boat, with its real address served at a host of the fixture site. */
async function served(name: string, boat: Boat) {
  const token = await tokenOf(boat);
  const text = async () => (await exportCalendar(visitor, token)).text;
  site.answer(`${name}.example/calendar.ics`, async (_request, response) =>
    response.writeHead(200, { "content-type": "text/calendar" }).end(await text()),
  );
  return text;
}
const addressOf = (name: string) => `https://${name}.example/calendar.ics`;

describe("a ring", () => {
  const ROUNDS = 12;
  async function run(step: () => Promise<unknown> = async () => {}) {
    for (let round = 0; round < ROUNDS; round++) {
      later(10);
      await step();
      await refreshDue(worker);
    }
  }

  test("of two boats of ours takes a charter once, with its turnaround, and frees it everywhere", async () => {
    const boats = [await newBoat(services, { hostId }), await newBoat(services, { hostId, turnaroundMinutes: 90 })] as const;
    await served("first", boats[0]);
    await served("second", boats[1]);
    await addCalendar(host, boats[0].id, { address: addressOf("second"), name: "Second" });
    await addCalendar(host, boats[1].id, { address: addressOf("first"), name: "First" });
    const id = await sail(boats[0], "16 08:00", "16 12:00");
    await run();
    const both = async () => [await heldOf(services, boats[0].id), await heldOf(services, boats[1].id)];
    expect(await both()).toEqual([["charter 16 08:00 to 16 13:00"], ["import 16 08:00 to 16 14:30"]]);
    expect(await listClashes(host)).toEqual([]);
    await services.db.execute(`update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'guest' where id = '${id}'`);
    await run();
    later(60);
    await run();
    expect(await both()).toEqual([[], []]);
  });

  test("with a site that says back what it reads, under our UIDs, doesn't grow", async () => {
    const boat = await newBoat(services, { hostId });
    const text = await served("first", boat);
    publishTimes(site, "echoing.example/calendar.ics", []);
    await addCalendar(host, boat.id, { address: addressOf("echoing"), name: "Echoing" });
    await sail(boat, "16 08:00", "16 12:00");
    await sail(boat, "16 13:00", "16 15:00");
    const echo = async () => site.answer("echoing.example/calendar.ics", (await text()).replace("listing calendar", "Echoing Site"));
    await run(echo);
    const reading = await readCalendar(Buffer.from(await text()), {
      zone: "UTC",
      today: "2027-07-01",
      mode: { keepsTimes: true, ownMark: null },
    });
    expect(reading.ok && reading.stays.map(({ time }) => time?.endsAt)).toEqual(["2027-07-16T11:00:00.000Z", "2027-07-16T14:00:00.000Z"]);
    expect(await heldOf(services, boat.id)).toEqual(["charter 16 08:00 to 16 13:00", "charter 16 13:00 to 16 16:00"]);
    expect(await listClashes(host)).toEqual([]);
  });
});
