import { gzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApiApp } from "../../../tests/support/api-app.ts";
import { events, nights, openCalendarWorld, PAGE } from "../../../tests/support/calendar-world.ts";
import { writtenCalendar } from "../../../tests/support/calendars.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../tests/support/people.ts";
import { rateLimits } from "../../platform/limits/limit.tables.server.ts";
import { importedCalendars } from "./calendar.tables.server.ts";
import { renewExportAddress } from "./index.server.ts";

const { services, site, withCalendar, takenNights, calendarOf, sync, later } = await openCalendarWorld();
const app = openApiApp(services);
let host: Person;
let listingId: string;

beforeAll(async () => {
  host = await newPerson(services, "Hal Host");
  listingId = (await newListing(services, { hostId: (await visitOf(services, host)).actor?.id })).id;
});
beforeEach(async () => void (await services.db.delete(rateLimits)));

type Answer = { status: number; body: Record<string, unknown> };
async function ask(method: string, path: string, body?: unknown, who: { cookie: string } = host): Promise<Answer> {
  const answer = await app.request(`/api/host/listings/${listingId}${path}`, {
    method,
    headers: { origin: services.config.appOrigin, cookie: who.cookie, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}
const add = (input: unknown, who?: { cookie: string }) => ask("POST", "/calendars", input, who);
const good = { address: `https://${PAGE}`, name: "Airbnb" };

describe("the API", () => {
  test("asks visitors to sign in, and finds nothing for strangers", async () => {
    const stranger = await newPerson(services, "Sam Stranger");
    for (const path of ["/calendars", "/calendars/preview"]) {
      expect(await ask("POST", path, good, { cookie: "" })).toMatchObject({ status: 401 });
      expect(await ask("POST", path, good, stranger)).toMatchObject({ status: 404, body: { code: "listing_not_found" } });
    }
    expect(await ask("GET", "/calendars", undefined, stranger)).toMatchObject({ status: 404 });
  });

  test.each<[what: string, input: unknown]>([
    ["nothing", {}],
    ["another kind of address", { ...good, address: 5 }],
    ["no address", { ...good, address: "  " }],
    ["an address that is too long", { ...good, address: `https://calendar.example/${"x".repeat(2000)}` }],
    ["no name", { ...good, name: "" }],
    ["a name that is too long", { ...good, name: "x".repeat(61) }],
    ["a name with hidden characters", { ...good, name: "Air\u0000bnb" }],
    ["a name of two lines", { ...good, name: "Air\nbnb" }],
  ])("refuses %s", async (_, input) => {
    expect(await add(input)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  test.each([
    ["http://calendar.example/a.ics", "address_not_https"],
    ["ftp://calendar.example/a.ics", "address_not_https"],
    ["file:///etc/passwd", "address_not_https"],
    ["calendar", "address_unreadable"],
    ["https://user:secret@calendar.example/a.ics", "address_with_password"],
    ["https://calendar.example:8443/a.ics", "address_with_port"],
  ])("refuses the address %s", async (address, code) => {
    expect(await add({ ...good, address })).toMatchObject({ status: 422, body: { code } });
    expect(await ask("POST", "/calendars/preview", { address })).toMatchObject({ status: 422, body: { code } });
    expect(await services.db.select().from(importedCalendars)).toEqual([]);
  });

  test.each(["127.0.0.1", "10.0.0.1", "0x7f.1", "[::1]", "[::ffff:169.254.169.254]", "192.168.0.1"])("never opens %s", async (private_) => {
    expect(await ask("POST", "/calendars/preview", { address: `https://${private_}/a.ics` })).toMatchObject({
      status: 422,
      body: { title: expect.stringContaining("private network") as unknown },
    });
  });

  test("refuses the listing's own calendar, in a preview too", async () => {
    const { exportAddress } = await renewExportAddress(await visitOf(services, host), listingId);
    const address = exportAddress.replace(/^http:\/\/[^/]+/, "https://calendar.example");
    expect(await add({ ...good, address })).toMatchObject({ status: 409, body: { code: "calendar_own" } });
    expect(await ask("POST", "/calendars/preview", { address })).toMatchObject({ status: 409, body: { code: "calendar_own" } });
  });

  test("refuses the 21st calendar", async () => {
    const some = { propertyId: listingId, name: "One", sealedAddress: "", shownAddress: "", nextTryAt: new Date(), createdAt: new Date() };
    await services.db.insert(importedCalendars).values(Array.from({ length: 19 }, (_, at) => ({ ...some, addressHash: `${at}` })));
    const both = await Promise.all([add(good), add({ ...good, address: "https://calendar.example/other.ics" })]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      body: { code: "too_many_calendars", title: "A listing can have up to 20 calendars. Please remove one first." },
    });
  });

  test("refuses the 31st reading in five minutes, and says when to come back", async () => {
    for (let reading = 0; reading < 30; reading++)
      expect(await ask("POST", "/calendars/preview", { address: good.address })).toMatchObject({ status: 200 });
    expect(await ask("POST", "/calendars/preview", { address: good.address })).toMatchObject({ status: 429 });
    expect(await add(good)).toMatchObject({ status: 429 });
  });

  test("changes nothing when nothing is to be changed, and refuses choices that are none", async () => {
    const { body } = await add(good);
    const path = `/calendars/${String(body["calendarId"])}`;
    expect(await ask("PATCH", path, {})).toMatchObject({ status: 204 });
    expect(await ask("PATCH", path, { isPaused: "perhaps" })).toMatchObject({ status: 400 });
    expect(await ask("PATCH", "/calendars/7", {})).toMatchObject({ status: 400 });
  });
});

describe("a feed", () => {
  const lines = (event: string[]) =>
    ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", "BEGIN:VEVENT", "UID:1", ...event, "END:VEVENT", "END:VCALENDAR", ""].join(
      "\r\n",
    );
  const hundredThousand = () =>
    writtenCalendar(Array.from({ length: 100_000 }, () => ({ from: "2027-06-10", to: "2027-06-11", uid: "x" })));

  test.each<[what: string, answer: () => string | Buffer, headers: Record<string, string>, error: RegExp]>([
    ["of 100,000 events", hundredThousand, {}, /too large|too many events|than the 10 MB/],
    [
      "that unpacks to a hundred megabytes",
      () => gzipSync(Buffer.alloc(100 * 1024 ** 2), { level: 1 }),
      { "content-encoding": "gzip" },
      /than the 10 MB/,
    ],
    ["that is a page", () => "<html><body>BEGIN:VCALENDAR</body></html>", {}, /didn't answer with a calendar/],
  ])("%s is refused in words and frees nothing", async (_, answer, headers, error) => {
    const world = await withCalendar(events(["2027-06-20", "2027-06-23"]));
    const bytes = answer();
    site.answer(PAGE, (_request, response) => response.writeHead(200, headers).end(bytes));
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "failed", error: expect.stringMatching(error) as unknown });
    expect(await takenNights(world)).toEqual(nights("2027-06-20", "2027-06-23"));
  });

  test("with an event that repeats every second holds its first date and says so", async () => {
    const world = await withCalendar([]);
    site.answer(PAGE, lines(["DTSTART:20270610T200000Z", "DTEND:20270611T200000Z", "RRULE:FREQ=SECONDLY"]));
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed", nightsTaken: 1 });
    expect((await calendarOf(world)).skipped).toHaveLength(1);
  });

  test.each([
    [
      "America/New_York",
      ["DTSTART;TZID=America/New_York:20271106T230000", "DTEND;TZID=America/New_York:20271108T013000"],
      "2027-11-06",
      "2027-11-08",
    ],
    ["America/New_York", ["DTSTART:20271107T053000Z", "DTEND:20271107T063000Z"], "2027-11-07", "2027-11-08"],
    [
      "Europe/Berlin",
      ["DTSTART;TZID=Europe/Berlin:20280326T023000", "DTEND;TZID=Europe/Berlin:20280327T100000"],
      "2028-03-26",
      "2028-03-27",
    ],
    ["Pacific/Kiritimati", ["DTSTART:20270610T120000Z", "DTEND:20270612T090000Z"], "2027-06-11", "2027-06-12"],
    ["Pacific/Pago_Pago", ["DTSTART:20270610T080000Z", "DTEND:20270612T090000Z"], "2027-06-09", "2027-06-11"],
    ["Pacific/Kiritimati", ["DTSTART;VALUE=DATE:20270602", "DTEND;VALUE=DATE:20270604"], "2027-06-02", "2027-06-04"],
    ["Pacific/Pago_Pago", ["DTSTART;VALUE=DATE:20270601", "DTEND;VALUE=DATE:20270603"], "2027-06-01", "2027-06-03"],
  ])("at a listing in %s with %j holds the nights there", async (timeZone, event, from, to) => {
    const world = await withCalendar([], { timeZone });
    site.answer(PAGE, lines(event));
    later(5);
    expect(await sync(world)).toMatchObject({ outcome: "changed" });
    expect(await takenNights(world)).toEqual(nights(from, to));
  });
});
