import { expect, test } from "vitest";
import { book } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { runJobs } from "../../../tests/support/run-jobs.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { reviewGuest, reviewStay } from "../reviews/index.server.ts";
import { openBookingThread } from "./threads/open-thread.server.ts";
import { readThread } from "./threads/read-thread.server.ts";

const services = await openTestServices(await openTestDatabase());
const ofStay = { rating: 4, cleanliness: 5, accuracy: 4, communication: 5, location: 3, value: 4, text: "A good house." };

test("the reviews of a stay stand in its thread once both can be read, and not before", async () => {
  services.clock.set("2027-06-01T12:00:00Z");
  const [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  const asHost = await visitOf(services, host);
  const { id: listingId } = await newListing(services, { hostId: asHost.actor?.id });
  const bookingId = await book(services, guest, { listingId, checkIn: "2027-06-10", checkOut: "2027-06-13" });
  const events = async () => {
    await runJobs(services);
    const { threadId } = await openBookingThread(asHost, { bookingId });
    return (await readThread(asHost, threadId)).messages.map(({ event }) => event);
  };
  services.clock.set("2027-06-14T12:00:00Z");
  await reviewStay(await visitOf(services, guest), bookingId, ofStay);
  expect(await events()).toEqual(["booked"]);
  await reviewGuest(asHost, bookingId, { rating: 5, text: "A good guest." });
  expect(await events()).toEqual(["booked", "reviewed"]);
});
