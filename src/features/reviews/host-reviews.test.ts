import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { book } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { revealedReview } from "../../../tests/support/moderated.ts";
import { newPerson, type Person, visitOf } from "../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { addDays } from "../availability/index.ts";
import { listHostReviews, ratingOverall, ratingsOf } from "./host-reviews.server.ts";
import { reviews } from "./review.tables.server.ts";

let services: TestServices;
let guest: Person;
let guestId: string;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  guest = await newPerson(services, "Robin Harbor");
  guestId = (await visitOf(services, guest)).actor?.id ?? "";
});

/** A listing with so many reviews, one a minute. */
async function reviewed(count: number): Promise<{ listingId: string; reviewIds: string[] }> {
  const { id: listingId } = await newListing(services);
  const today = services.clock.now().toISOString().slice(0, 10);
  const reviewIds: string[] = [];
  for (let i = 0; i < count; i++) {
    services.clock.advance(60);
    const stay = { listingId, checkIn: addDays(today, 30 + 2 * i), checkOut: addDays(today, 31 + 2 * i) };
    reviewIds.push(await revealedReview(services, { listingId, guestId, bookingId: await book(services, guest, stay) }));
  }
  return { listingId, reviewIds };
}

test("a host's reviews are those of all the listings, the latest first, a page at a time, with first names", async () => {
  const [first, second] = [await reviewed(4), await reviewed(4)];
  const ids = [first.listingId, second.listingId];
  const pages = [await listHostReviews(testCtx(services), ids, 1), await listHostReviews(testCtx(services), ids, 2)];
  expect(pages.flat().map(({ id }) => id)).toEqual([...first.reviewIds, ...second.reviewIds].toReversed());
  expect(pages.map(({ length }) => length)).toEqual([6, 2]);
  expect(pages[0]?.[0]).toMatchObject({ authorName: "Robin", listingId: second.listingId });
});

test("what isn't revealed is neither shown nor counted, and without listings there is nothing", async () => {
  const { listingId, reviewIds } = await reviewed(2);
  await services.db
    .update(reviews)
    .set({ revealedAt: null, hiddenAt: services.clock.now() })
    .where(eq(reviews.id, reviewIds[0] ?? ""));
  expect(await listHostReviews(testCtx(services), [listingId], 1)).toMatchObject([{ id: reviewIds[1] }]);
  expect(await ratingOverall(testCtx(services), [listingId])).toMatchObject({ count: 1 });
  const { id: unrated } = await newListing(services);
  expect(await ratingsOf(testCtx(services), [listingId, unrated])).toEqual({ [listingId]: { average: 2, count: 1 } });
  expect([await listHostReviews(testCtx(services), [], 1), await ratingsOf(testCtx(services), [])]).toEqual([[], {}]);
});
