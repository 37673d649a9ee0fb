import { afterAll, beforeAll, expect, test } from "vitest";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { renewExportAddress } from "../../src/features/calendar-sync/index.server.ts";
import { addDays } from "../../src/features/availability/index.ts";
import { book } from "../support/bookings.ts";
import { grammarFaults } from "../support/calendar-grammar.ts";
import { newListing } from "../support/listings.ts";
import { newPerson, type Person, visitOf } from "../support/people.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { openTestServices, type TestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";

let services: TestServices;
let server: ServerProcess;
let host: Person;
let listingId: string;
let path: string;

beforeAll(async () => {
  await buildProduct(() => {});
  const database = await openTestDatabase();
  services = await openTestServices(database);
  host = await newPerson(services, "Hal Host");
  const visit = await visitOf(services, host);
  listingId = (await newListing(services, { hostId: visit.actor?.id })).id;
  path = new URL((await renewExportAddress(visit, listingId)).exportAddress).pathname;
  server = await startServer(database.url, database.dataDir);
}, 180_000);

afterAll(() => server.stop());

const ask = (address = path, headers: Record<string, string> = {}) => fetch(server.origin + address, { headers, redirect: "manual" });

test("a visitor without a session reads the calendar, as a calendar, and nobody keeps it", async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
    etag: expect.stringMatching(/^"[\w-]{27}"$/) as unknown,
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(grammarFaults(await answer.text())).toEqual([]);
});

test("a reader who has it already is told so, until something is booked", async () => {
  const etag = (await ask()).headers.get("etag") ?? "";
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(path, { "if-none-match": tag });
    expect({ status: again.status, etag: again.headers.get("etag"), text: await again.text() }).toEqual({ status: 304, etag, text: "" });
  }
  const checkIn = addDays(services.clock.now().toISOString().slice(0, 10), 40);
  await book(services, await newPerson(services, "Ada Guest"), { listingId, checkIn, checkOut: addDays(checkIn, 2) });
  const changed = await ask(path, { "if-none-match": etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toContain(`DTSTART;VALUE=DATE:${checkIn.replaceAll("-", "")}`);
  expect(changed.headers.get("etag")).not.toBe(etag);
});

test("an address that was never given, or has ended, is not found", async () => {
  for (const wrong of [`${path.slice(0, -6)}xx.ics`, "/calendars/.ics", "/calendars/x", `/calendars/${"x".repeat(5_000)}.ics`])
    expect((await ask(wrong)).status).toBe(404);
  const renewed = await fetch(`${server.origin}/api/host/listings/${listingId}/calendar-address`, {
    method: "PUT",
    headers: { cookie: host.cookie, origin: server.origin },
  });
  const { exportAddress } = (await renewed.json()) as { exportAddress: string };
  expect((await ask()).status).toBe(404);
  expect((await ask(new URL(exportAddress).pathname)).status).toBe(200);
});
