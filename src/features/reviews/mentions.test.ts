import { desc, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { bookings } from "../bookings/booking.tables.server.ts";
import { TRAVELERS } from "../bookings/index.ts";
import { countMentions, MENTION_NAMES, mentionPattern, MENTIONS, wordsOf } from "./mentions.rules.ts";
import { ReviewQuery } from "./review.schema.ts";
import { reviews } from "./review.tables.server.ts";
import { listReviews, reviewSummary } from "./review.view.server.ts";

const services = await openTestServices(await openTestDatabase());
const ctx = testCtx(services);
const all = await services.db.select().from(reviews).orderBy(desc(reviews.createdAt), desc(reviews.id));
const [listingId = "", own = []] =
  [...Map.groupBy(all, ({ propertyId }) => propertyId)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];

test("each word is a word of one thing only", () => {
  const words = MENTION_NAMES.flatMap(wordsOf);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => word !== word.toLowerCase() || !/^[a-z' -]+$/.test(word))).toEqual([]);
});

test("mentions are counted once a text, in every form, as whole words, from two on, the most first", () => {
  const texts = ["We cooked; the kitchen is great.", "KITCHENS like this!", "Quiet. So quiet.", "unquiet kitchenette", "A quiet bay"];
  expect(countMentions(texts)).toEqual([
    { mention: "kitchen", count: 2 },
    { mention: "quiet", count: 2 },
  ]);
  expect(countMentions([])).toEqual([]);
});

test("the database finds the same texts as the count", async () => {
  const texts = all.map(({ text }) => text);
  for (const mention of MENTION_NAMES) {
    const found = await services.db.$count(reviews, sql`${reviews.text} ~* ${mentionPattern(mention)}`);
    expect(found, mention).toBe(texts.filter((text) => MENTIONS[mention].test(text)).length);
  }
});

test("each mention of a listing leads to as many of its reviews as it says", async () => {
  const { mentions } = await reviewSummary(ctx, listingId);
  expect(mentions.length).toBeGreaterThan(0);
  for (const { mention, count } of mentions) expect(await foundBy({ mention })).toHaveLength(count);
});

test("reviews are found by who traveled, as the party of the booking says", async () => {
  const { travelers } = await reviewSummary(ctx, listingId);
  expect(travelers.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
  for (const traveler of TRAVELERS) {
    const found = await foundBy({ traveler });
    expect(found).toHaveLength(travelers.find((each) => each.traveler === traveler)?.count ?? 0);
    expect(found.every((review) => review.traveler === traveler)).toBe(true);
  }
  const alone = await foundBy({ traveler: "solo" });
  const theirs = own.filter(({ id }) => alone.some((review) => review.id === id)).map(({ bookingId }) => bookingId);
  const stays = await services.db.select().from(bookings).where(inArray(bookings.id, theirs));
  expect(stays.every(({ guests, children, infants }) => guests === 1 && children === 0 && infants === 0)).toBe(true);
});

test("a filter that isn't one is left out", () => {
  expect(ReviewQuery.parse({ mention: "drop table", traveler: "aliens" })).toMatchObject({ mention: undefined, traveler: undefined });
});

async function foundBy(filter: object) {
  const shown = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await listReviews(ctx, listingId, ReviewQuery.parse({ ...filter, ...(after && { after }) }));
    shown.push(...page.reviews);
    after = page.next;
  }
  return shown;
}
