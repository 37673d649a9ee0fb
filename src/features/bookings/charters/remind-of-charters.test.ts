import { beforeEach, expect, test } from "vitest";
import { newSailingBoat, paidCharter, type SailingBoat } from "../../../../tests/support/charter-trips.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { listNotifications } from "../../notifications/index.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { remindOfStarts } from "../trips/remind-of-starts.server.ts";
import { remindOfStays } from "../trips/remind-of-stays.server.ts";

const services = await openTestServices(await openTestDatabase(), { PAYMENTS: "demo" });
const { clock } = services;

let guest: Person;
let host: Person;
let boat: SailingBoat;

beforeEach(async () => {
  clock.set("2027-06-01T12:00:00Z");
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  boat = await newSailingBoat(services, host);
});

const remindersOf = async (person: Person) =>
  (await listNotifications(await visitOf(services, person), {})).items
    .filter(({ kind }) => kind === "trip")
    .map(({ title, text }) => `${title} | ${text}`)
    .toReversed();
async function at(time: string): Promise<void> {
  clock.set(time);
  await remindOfStays.run(testCtx(services), {});
  await remindOfStarts.run(testCtx(services), {});
}

/** 8:00 AM in Split is 06:00 in UTC. */
test("both sides are reminded days before, and two hours before the start, once", async () => {
  await paidCharter(services, guest, { boat, day: "2027-07-20" });
  await at("2027-07-18T12:00:00Z");
  await at("2027-07-20T03:59:59Z");
  expect(await remindersOf(guest)).toHaveLength(1);
  for (const time of ["2027-07-20T04:00:00Z", "2027-07-20T04:05:00Z", "2027-07-20T05:55:00Z", "2027-07-20T06:00:00Z"]) await at(time);
  const when = "Tue, Jul 20, 2027, 8:00 AM to 12:00 PM, Split time (GMT+2)";
  expect(await remindersOf(guest)).toEqual([
    `Your trip on Blue Pearl is coming up | Half day, with captain: ${when}.`,
    `Your trip on Blue Pearl starts at 8:00 AM | ${when}. Meet at the marina.`,
  ]);
  expect(await remindersOf(host)).toEqual([
    `Ada comes aboard Blue Pearl soon | 4 guests, ${when}.`,
    `Ada comes aboard Blue Pearl at 8:00 AM | Half day, with captain, 4 guests. ${when}.`,
  ]);
});

test("who booked within the two hours, or cancelled, isn't reminded", async () => {
  const bookingId = await paidCharter(services, guest, { boat, day: "2027-07-20" });
  const late = await newPerson(services, "Lea Late");
  clock.set("2027-07-19T10:00:00Z");
  await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: 0 });
  clock.set("2027-07-20T03:59:00Z");
  await paidCharter(services, late, { boat, day: "2027-07-20", start: "08:00" });
  await at("2027-07-20T04:10:00Z");
  expect(await remindersOf(guest)).toEqual([]);
  expect(await remindersOf(late)).toHaveLength(1);
});

test("a week is reminded of where it begins, and of its end on the last morning", async () => {
  await paidCharter(services, guest, { boat, packageId: boat.weekId, day: "2027-07-24", start: "17:00", crew: "bareboat" });
  await at("2027-07-24T14:00:00Z");
  expect((await remindersOf(guest)).at(-1)).toContain("Meet at ACI Marina, pier 4.");
  await at("2027-07-31T06:30:00Z");
  expect((await remindersOf(guest)).at(-1)).toBe(
    "Your trip on Blue Pearl ends today | Be back at 9:00 AM, Split time (GMT+2). Fair winds!",
  );
  expect((await remindersOf(host)).at(-1)).toBe("Ada comes back today | Blue Pearl. Back at 9:00 AM, Split time (GMT+2).");
});
