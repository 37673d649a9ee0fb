import { beforeAll, beforeEach, expect, test } from "vitest";
import { book, cancelByHost } from "../../../../tests/support/bookings.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { listNotifications, markAllRead } from "../../notifications/index.server.ts";
import { askForReviews } from "../../reviews/ask-for-reviews.server.ts";
import { cancelBooking } from "../index.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { remindOfStays } from "./remind-of-stays.server.ts";

let services: TestServices;
let guest: Person;
let host: Person;
let bookingId: string;

beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});
/** A stay from June 10 to 13 in a place that is 9 hours behind UTC, booked on May 1. */
beforeEach(async () => {
  services.clock.set("2031-05-01T12:00:00Z");
  [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Grace Host")];
  const hostId = (await visitOf(services, host)).actor?.id;
  const { id: listingId } = await newListing(services, { hostId, title: "Lantern Cottage" });
  bookingId = await book(services, guest, { listingId, checkIn: "2031-06-10", checkOut: "2031-06-13" });
});

/** What the person has, oldest first: title, whether it is news, whether it still matters. */
const news = async (person: Person) =>
  (await listNotifications(await visitOf(services, person), {})).items
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(({ title, isRead, isOver }) => `${title}${isRead ? "" : " (new)"}${isOver ? " (over)" : ""}`);
const titles = async (person: Person) => (await listNotifications(await visitOf(services, person), {})).items.map(({ title }) => title);
const at = async (time: string) => {
  services.clock.set(time);
  const job = { ...services, actor: null, request: null };
  await remindOfStays.run(job, {});
  await askForReviews.run(job, {});
};

test("both sides are reminded three days before, in the morning there, once", async () => {
  await at("2031-06-06T23:00:00Z");
  expect(await titles(guest)).toEqual([]);
  // June 7, 07:30 at the listing.
  await at("2031-06-07T16:30:00Z");
  expect(await titles(guest)).toEqual([]);
  for (const time of ["2031-06-07T17:23:00Z", "2031-06-07T18:23:00Z", "2031-06-09T18:23:00Z"]) await at(time);
  expect(await titles(guest)).toEqual(["Your stay at Lantern Cottage is coming up"]);
  expect(await titles(host)).toEqual(["Ada arrives soon at Lantern Cottage"]);
});

test("both sides hear of the day of check-out, and are asked for their reviews when the stay is over", async () => {
  await at("2031-06-13T17:00:00Z");
  expect(await titles(guest)).toEqual(["Check-out day at Lantern Cottage"]);
  for (const time of ["2031-06-14T01:00:00Z", "2031-06-14T06:00:00Z"]) await at(time);
  expect(await titles(guest)).toContain("How was Lantern Cottage?");
  expect(await titles(host)).toContain("How was your guest at Lantern Cottage?");
  expect(await titles(guest)).toHaveLength(2);
});

test("a cancelled stay is nothing to be reminded of", async () => {
  const ctx = await visitOf(services, guest);
  const { refundCents } = (await readBooking(ctx, bookingId)).viewer.cancelling ?? { refundCents: 0 };
  await cancelBooking(ctx, bookingId, { refundCents });
  for (const time of ["2031-06-07T18:00:00Z", "2031-06-13T17:00:00Z", "2031-06-14T06:00:00Z"]) await at(time);
  expect(await titles(guest)).toEqual([]);
});

test("what a person did is no news to them, and what was said of a stay is over when it is cancelled", async () => {
  await runJobs(services);
  expect([await news(guest), await news(host)]).toEqual([["You're going to Lantern Cottage"], ["New booking at Lantern Cottage (new)"]]);
  await at("2031-06-07T18:00:00Z");
  const ctx = await visitOf(services, host);
  await markAllRead(ctx);
  await cancelByHost(ctx, bookingId, (await readBooking(ctx, bookingId)).totalCents);
  services.clock.advance(60);
  await runJobs(services);
  expect(await news(host)).toEqual([
    "New booking at Lantern Cottage (over)",
    "Ada arrives soon at Lantern Cottage (over)",
    "Booking cancelled at Lantern Cottage",
  ]);
  expect(await news(guest)).toEqual([
    "You're going to Lantern Cottage (over)",
    "Your stay at Lantern Cottage is coming up (new) (over)",
    "Your stay at Lantern Cottage was cancelled (new)",
  ]);
});

test("what was said of a stay is over with it, and the invitation to review it 14 days later", async () => {
  await runJobs(services);
  for (const time of ["2031-06-07T18:00:00Z", "2031-06-14T06:00:00Z"]) await at(time);
  expect(await news(guest)).toEqual([
    "You're going to Lantern Cottage (over)",
    "Your stay at Lantern Cottage is coming up (new) (over)",
    "How was Lantern Cottage? (new)",
  ]);
  services.clock.set("2031-06-29T06:00:00Z");
  expect((await news(guest)).at(-1)).toBe("How was Lantern Cottage? (new) (over)");
});

test("someone who booked a moment ago is not reminded of it", async () => {
  services.clock.set("2031-06-20T12:00:00Z");
  const { id: listingId } = await newListing(services);
  await book(services, guest, { listingId, checkIn: "2031-06-22", checkOut: "2031-06-24" });
  await at("2031-06-20T20:00:00Z");
  expect(await titles(guest)).toEqual([]);
});
