import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { editOf, newHosting } from "../../../../tests/support/hosts.ts";
import { untilSomebodyWaits } from "../../../../tests/support/locks.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { deleteListing, updateListing } from "../../listings/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { reviewGuest, reviewStay } from "../../reviews/index.server.ts";
import { reviews } from "../../reviews/review.tables.server.ts";
import { listingIndex } from "./search.tables.server.ts";

const services = await openTestServices(await openTestDatabase());
const words = { rating: 5, cleanliness: 5, accuracy: 5, communication: 5, condition: 5, value: 5, text: "A good boat." };

beforeEach(() => services.clock.set("2026-06-01T12:00:00Z"));

/** A stay that is over, which neither side has reviewed, at a boat for $250 a night. */
async function someStay() {
  const { visit: host, listingId } = await newHosting(services);
  const person = await newPerson(services);
  const bookingId = await book(services, person, { listingId, checkIn: "2026-06-03", checkOut: "2026-06-05" });
  services.clock.set("2026-06-06T12:00:00Z");
  return { host, listingId, bookingId, guest: await visitOf(services, person) };
}

/** One review is written; the other will reveal it. Two changes of the same listing, each in the given transaction. */
async function twoChanges() {
  const { host, guest, listingId, bookingId } = await someStay();
  await reviewStay(guest, bookingId, words);
  const edit = await editOf(host, listingId, { nightlyPriceCents: 31_000 });
  type Tx = Pick<typeof services, "db">;
  return {
    listingId,
    savePrice: ({ db }: Tx) => updateListing({ ...host, db }, listingId, edit),
    reveal: ({ db }: Tx) => reviewGuest({ ...host, db }, bookingId, { rating: 5, text: "Fine." }),
  };
}

async function indexed(listingId: string) {
  const [row] = await services.db.select().from(listingIndex).where(eq(listingIndex.propertyId, listingId));
  return row && { price: row.price, rating: row.rating, score: row.score };
}

const RIGHT = { price: 31_000, rating: 500, score: 4333 };

describe("what the search knows of a listing", () => {
  test("has the new price and the new review, when a review is revealed while a price is being saved", async () => {
    const { listingId, savePrice, reveal } = await twoChanges();
    const { second } = await transact(services, async (tx) => {
      await savePrice(tx);
      const started = { second: reveal(services) };
      await untilSomebodyWaits(services);
      return started;
    });
    await second;
    expect(await indexed(listingId)).toEqual(RIGHT);
  });

  test("has them too, when a price is saved while a review is being revealed", async () => {
    const { listingId, savePrice, reveal } = await twoChanges();
    const { second } = await transact(services, async (tx) => {
      await reveal(tx);
      const started = { second: savePrice(services) };
      await untilSomebodyWaits(services);
      return started;
    });
    await second;
    expect(await indexed(listingId)).toEqual(RIGHT);
  });

  test("does not make a review and the deletion of its listing wait for each other", async () => {
    const { host, guest, listingId, bookingId } = await someStay();
    const { second } = await transact(services, async ({ db }) => {
      await db.select().from(properties).where(eq(properties.id, listingId)).for("no key update");
      const started = { second: reviewStay(guest, bookingId, words) };
      await untilSomebodyWaits(services);
      await deleteListing({ ...host, db }, listingId);
      return started;
    });
    await second;
    expect(await indexed(listingId)).toBeUndefined();
    expect(await services.db.$count(reviews, eq(reviews.propertyId, listingId))).toBe(1);
  });

  test("keeps its number, and uses up no other, however often it is changed", async () => {
    const { host, listingId } = await someStay();
    const lastNumber = async () =>
      (await services.db.execute<{ n: string }>(sql`select last_value as n from listing_index_no_seq`)).rows[0]?.n;
    const before = await lastNumber();
    for (const nightlyPriceCents of [31_000, 32_000, 33_000]) {
      await updateListing(host, listingId, await editOf(host, listingId, { nightlyPriceCents }));
    }
    expect(await indexed(listingId)).toMatchObject({ price: 33_000 });
    expect(await lastNumber()).toBe(before);
  });
});
