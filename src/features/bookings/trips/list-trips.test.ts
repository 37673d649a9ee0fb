import { beforeAll, beforeEach, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { cancelBooking } from "../index.server.ts";
import { readBooking } from "../booking.view.server.ts";
import type { Phase } from "../booking.rules.ts";
import { exportTrips, listTrips } from "./list-trips.server.ts";

let services: TestServices;
let guest: Person;
let bookingId: string;

let hostId: string | undefined;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  hostId = (await visitOf(services, await newPerson(services, "Grace Host"))).actor?.id;
});
/** From June 10 to 13 in a place nine hours behind UTC, whose host hides where exactly it is. */
beforeEach(async () => {
  services.clock.set("2031-05-01T12:00:00Z");
  guest = await newPerson(services, "Ada Guest");
  const { id: listingId } = await newListing(services, { hostId, placePrecision: "approximate", streetAddress: "7 Pier Road" });
  bookingId = await book(services, guest, { listingId, checkIn: "2031-06-10", checkOut: "2031-06-13", guests: 2 });
});

async function tripAt(time: string, phase: Phase) {
  services.clock.set(time);
  const { bookings } = await listTrips(await visitOf(services, guest), { phase });
  expect(bookings.map(({ id }) => id)).toEqual([bookingId]);
  return bookings[0];
}

test("a trip that is ahead counts its days, says where exactly it leads and who hosts it; one that is over does not", async () => {
  const ahead = await tripAt("2031-06-01T12:00:00Z", "upcoming");
  expect(ahead?.location).toMatchObject({ streetAddress: "7 Pier Road", latitude: -40, longitude: -140, isApproximate: false });
  expect(ahead?.directions).toBe("https://www.openstreetmap.org/directions?route=%3B-40%2C-140");
  expect(ahead?.daysLeft).toBe(9);
  expect(ahead?.host.fullName).toBe("Grace Host");
  expect(await tripAt("2031-06-14T12:00:00Z", "past")).toMatchObject({ location: null, directions: null });
});

test("a cancelled trip leads nowhere, and neither does its page", async () => {
  const ctx = await visitOf(services, guest);
  const { refundCents } = (await readBooking(ctx, bookingId)).viewer.cancelling ?? { refundCents: 0 };
  await cancelBooking(ctx, bookingId, { refundCents });
  expect(await tripAt("2031-05-02T12:00:00Z", "cancelled")).toMatchObject({ location: null, directions: null, daysLeft: null });
  const { directions, listing } = await readBooking(ctx, bookingId);
  expect(directions).toBeNull();
  expect(listing.location).toMatchObject({ streetAddress: "", isApproximate: true });
});

test("directions open the map of the device that asks", async () => {
  const ctx = await visitOf(services, guest);
  const onDevice = async (userAgent: string) => {
    const request = ctx.request && { ...ctx.request, userAgent };
    return (await readBooking({ ...ctx, request }, bookingId)).directions;
  };
  const address = "7%20Pier%20Road%2C%20Nowhere%2C%20ZZ%2000000%2C%20Atlantis";
  expect(await onDevice("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)")).toBe(`https://maps.apple.com/?daddr=${address}`);
  expect(await onDevice("Mozilla/5.0 (Linux; Android 16; Pixel 10)")).toBe(`geo:-40,-140?q=${address}`);
  expect(await onDevice("Mozilla/5.0 (X11; Linux x86_64)")).toBe("https://www.openstreetmap.org/directions?route=%3B-40%2C-140");
});

test("a person's file has every trip, without what only today makes of it", async () => {
  const trips = [];
  for await (const trip of exportTrips(await visitOf(services, guest))) trips.push(trip);
  expect(trips.map(({ id }) => id)).toEqual([bookingId]);
  expect(trips[0]).not.toHaveProperty("daysLeft");
});
