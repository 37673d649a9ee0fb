import { expect, test } from "vitest";
import { killHard, nextMessage } from "../../../../tests/support/child-program.ts";
import { faultsIn, judgeBookings, TAKEN, watchOverlaps } from "../../../../tests/support/judge-bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { type Outcome, press, type Pressure, sortOutcomes } from "../../../../tests/support/pressure.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";

const database = await openTestDatabase();
const services = await openTestServices(database);

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
  const start = () => press(pressure, (outcome) => outcomes.push(outcome));
  const [killed, ...others] = [start(), start(), start()];
  await nextMessage(killed.child);
  await killHard(killed.child);
  const { most } = await watchOverlaps(database.pool, Promise.all([killed, ...others].map(({ gone }) => gone)));
  expect(most).toBe(0);

  const sorted = sortOutcomes(outcomes);
  expect(sorted.failed).toEqual([]);
  expect(sorted.done).toHaveLength(2);
  expect(sorted.refused).toContain(TAKEN);
  expect(sorted.booked.length).toBeGreaterThan(20);
  expect(faultsIn(await judgeBookings(database.pool, outcomes))).toEqual([]);
}, 90_000);
