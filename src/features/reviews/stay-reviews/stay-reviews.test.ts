import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newestEmail, newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { readGauges } from "../../../platform/http/gauges.server.ts";
import { cancelBooking } from "../../bookings/index.server.ts";
import { reviewJobs } from "../review.jobs.server.ts";
import { guestReviews, reviews } from "../review.tables.server.ts";
import { listReviews, reviewSummary } from "../review.view.server.ts";
import { replyToReview } from "./reply-to-review.server.ts";
import { reviewGuest } from "./review-guest.server.ts";
import { reviewStay } from "./review-stay.server.ts";
import { guestRating } from "./stay-review.queries.server.ts";
import { readStayReviews } from "./stay-review.view.server.ts";
import { staysToReview } from "./stays-to-review.server.ts";

const services = await openTestServices(await openTestDatabase());
/** Ends at 20:00 UTC. */
const stay = { checkIn: "2027-06-10", checkOut: "2027-06-13" };
const words = { rating: 4, cleanliness: 5, accuracy: 4, communication: 5, location: 3, value: 4, text: "A good house." };
const ofGuest = { rating: 5, text: "A good guest." };

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

async function someStay(given: Parameters<typeof newListing>[1] = {}) {
  const [guest, host] = [await newPerson(services, "Ada Guest"), await newPerson(services, "Hal Host")];
  const { id: listingId } = await newListing(services, { ...given, hostId: (await visitOf(services, host)).actor?.id });
  const bookingId = await book(services, guest, { listingId, ...stay });
  services.clock.set("2027-06-14T12:00:00Z");
  return { guest, host, listingId, bookingId };
}

const asOne = (person: Person) => visitOf(services, person);
const rating = async (listingId: string) => {
  const { average, count } = await reviewSummary(testCtx(services), listingId);
  return { average, count };
};
const NOT_RATED = { average: null, count: 0 };

describe("reviews of a completed stay", () => {
  test("stay hidden until both are in, and then the averages follow", async () => {
    const { guest, host, listingId, bookingId } = await someStay();
    await reviewStay(await asOne(guest), bookingId, words);
    expect(await readStayReviews(await asOne(host), bookingId)).toMatchObject({ ofStay: null, otherHasWritten: true, isRevealed: false });
    expect(await rating(listingId)).toEqual(NOT_RATED);
    expect((await newestEmail(services, host.email))?.subject).toBe("Leave a review to see what they said");
    await reviewGuest(await asOne(host), bookingId, ofGuest);
    expect(await readStayReviews(await asOne(host), bookingId)).toMatchObject({
      ofStay: { text: "A good house." },
      isRevealed: true,
      canReply: true,
    });
    expect(await readStayReviews(await asOne(guest), bookingId)).toMatchObject({ ofGuest, writableUntil: null });
    expect(await rating(listingId)).toEqual({ average: 4, count: 1 });
    expect(await guestRating(testCtx(services), (await asOne(guest)).actor?.id ?? "")).toEqual({ average: 5, count: 1 });
    expect((await newestEmail(services, guest.email))?.subject).toBe("You can now read your host's review");
  });

  test("that both sides write at the same moment are revealed at once", async () => {
    const { guest, host, listingId, bookingId } = await someStay();
    await Promise.all([reviewStay(await asOne(guest), bookingId, words), reviewGuest(await asOne(host), bookingId, ofGuest)]);
    expect(await rating(listingId)).toEqual({ average: 4, count: 1 });
  });

  test("are revealed after 14 days when the other side says nothing, and nothing can be written from then on", async () => {
    const { guest, host, listingId, bookingId } = await someStay();
    await reviewStay(await asOne(guest), bookingId, words);
    const reveal = async () => reviewJobs[0]?.run(testCtx(services), {});
    services.clock.set("2027-06-27T19:59:59Z");
    await reveal();
    expect(await rating(listingId)).toEqual(NOT_RATED);
    services.clock.set("2027-06-27T20:00:00Z");
    await reveal();
    expect(await rating(listingId)).toEqual({ average: 4, count: 1 });
    await expect(reviewGuest(await asOne(host), bookingId, ofGuest)).rejects.toMatchObject({ code: "review_time_over" });
  });

  test("that cannot be revealed hold up none behind them, are counted, and are tried again", async () => {
    const oldest = await someStay();
    await reviewStay(await asOne(oldest.guest), oldest.bookingId, words);
    services.clock.set("2027-06-01T12:00:00Z");
    const other = await someStay();
    await reviewStay(await asOne(other.guest), other.bookingId, words);
    await services.db.execute(
      sql`create function not_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
    );
    await services.db.execute(
      sql.raw(
        `create trigger not_now before update on reviews for each row when (new.booking_id = '${oldest.bookingId}') execute function not_now()`,
      ),
    );
    services.clock.set("2027-06-27T20:00:00Z");
    const reveal = async () => reviewJobs[0]?.run(testCtx(services), {});
    await reveal();
    expect([await rating(oldest.listingId), await rating(other.listingId)]).toEqual([NOT_RATED, { average: 4, count: 1 }]);
    expect(await readGauges(services)).toContain('failures{task="reviews.reveal-due"} 1');
    await services.db.execute(sql`drop trigger not_now on reviews`);
    await reveal();
    expect(await rating(oldest.listingId)).toEqual({ average: 4, count: 1 });
    expect(await readGauges(services)).not.toContain('failures{task="reviews.reveal-due"}');
  });

  test("can be changed while hidden, and never once revealed, whoever writes", async () => {
    const { guest, host, listingId, bookingId } = await someStay();
    await reviewStay(await asOne(guest), bookingId, words);
    await reviewStay(await asOne(guest), bookingId, { ...words, rating: 2, text: "On second thought." });
    await reviewGuest(await asOne(host), bookingId, ofGuest);
    expect(await rating(listingId)).toEqual({ average: 2, count: 1 });
    await expect(reviewStay(await asOne(guest), bookingId, words)).rejects.toMatchObject({ code: "review_revealed" });
    await expect(reviewGuest(await asOne(host), bookingId, ofGuest)).rejects.toMatchObject({ code: "review_revealed" });
    const codeOf = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => null, databaseErrorCode);
    expect(await codeOf(services.db.update(reviews).set({ rating: 5 }).where(eq(reviews.bookingId, bookingId)))).toBe("23001");
    expect(await codeOf(services.db.update(guestReviews).set({ text: "x" }).where(eq(guestReviews.bookingId, bookingId)))).toBe("23001");
  });

  test("may be answered by the host, once, when they can be read", async () => {
    const { guest, host, listingId, bookingId } = await someStay();
    await reviewStay(await asOne(guest), bookingId, words);
    await expect(replyToReview(await asOne(host), bookingId, { text: "Thanks." })).rejects.toMatchObject({ code: "review_not_found" });
    await reviewGuest(await asOne(host), bookingId, ofGuest);
    await expect(replyToReview(await asOne(guest), bookingId, { text: "Thanks." })).rejects.toMatchObject({ code: "review_not_found" });
    await replyToReview(await asOne(host), bookingId, { text: "Thanks." });
    await expect(replyToReview(await asOne(host), bookingId, { text: "Again." })).rejects.toMatchObject({ code: "already_replied" });
    expect((await listReviews(testCtx(services), listingId)).reviews).toMatchObject([{ hostReply: "Thanks." }]);
  });

  test("rate a boat for its condition instead of its location", async () => {
    const { guest, bookingId } = await someStay({ type: "boat", category: "Boat" });
    await expect(reviewStay(await asOne(guest), bookingId, words)).rejects.toMatchObject({
      details: { fields: { condition: "Choose 1 to 5 stars" } },
    });
    await reviewStay(await asOne(guest), bookingId, { ...words, condition: 5 });
    expect(await readStayReviews(await asOne(guest), bookingId)).toMatchObject({ ofStay: { condition: 5, location: null } });
  });
});

test("a guest is asked for the review of a stay that is over, until it is written or too late", async () => {
  const { guest, host, bookingId } = await someStay();
  const asked = async (person: Person) => staysToReview(await asOne(person), [bookingId]);
  expect(await asked(guest)).toEqual([bookingId]);
  expect(await asked(host)).toEqual([]);
  services.clock.set("2027-06-27T20:00:00Z");
  expect(await asked(guest)).toEqual([]);
  services.clock.set("2027-06-12T12:00:00Z");
  expect(await asked(guest)).toEqual([]);
  services.clock.set("2027-06-14T12:00:00Z");
  await reviewStay(await asOne(guest), bookingId, words);
  expect(await asked(guest)).toEqual([]);
});

describe("a review is refused", () => {
  test("before the stay is over, and of one that was cancelled", async () => {
    const { guest, bookingId } = await someStay();
    services.clock.set("2027-06-13T19:59:59Z");
    await expect(reviewStay(await asOne(guest), bookingId, words)).rejects.toMatchObject({ code: "stay_not_completed" });
    services.clock.set("2027-06-01T12:00:00Z");
    await cancelBooking(await asOne(guest), bookingId, { refundCents: 35_000 });
    services.clock.set("2027-06-14T12:00:00Z");
    await expect(reviewStay(await asOne(guest), bookingId, words)).rejects.toMatchObject({ code: "stay_not_completed" });
  });

  test("to visitors, to strangers, and to the other side", async () => {
    const { guest, host, bookingId } = await someStay();
    await expect(reviewStay(testCtx(services), bookingId, words)).rejects.toMatchObject({ code: "sign_in_required" });
    for (const person of [await newPerson(services), host]) {
      await expect(reviewStay(await asOne(person), bookingId, words)).rejects.toMatchObject({ message: "Booking not found" });
    }
    await expect(reviewGuest(await asOne(guest), bookingId, ofGuest)).rejects.toMatchObject({ message: "Booking not found" });
    await expect(readStayReviews(await asOne(await newPerson(services)), bookingId)).rejects.toMatchObject({
      message: "Booking not found",
    });
    expect(await services.db.select().from(reviews).where(eq(reviews.bookingId, bookingId))).toEqual([]);
  });
});
