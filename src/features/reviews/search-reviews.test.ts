import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { REVIEW_ORDERS, type ReviewOrder } from "./review.rules.ts";
import { ReviewQuery, type ReviewView } from "./review.schema.ts";
import { reviews } from "./review.tables.server.ts";
import { listReviews } from "./review.view.server.ts";

const services = await openTestServices(await openTestDatabase());
const ctx = testCtx(services);
const all = await services.db.select().from(reviews).orderBy(desc(reviews.createdAt), desc(reviews.id));
const counts = Map.groupBy(all, ({ propertyId }) => propertyId);
const [listingId = "", own = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];

/** Page after page, to the last. */
async function found(order: ReviewOrder, q: string): Promise<ReviewView[]> {
  const shown: ReviewView[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await listReviews(ctx, listingId, ReviewQuery.parse({ order, q, ...(after && { after }) }));
    shown.push(...page.reviews);
    after = page.next;
  }
  return shown;
}

const RANKS = { newest: () => 0, highest: (rating: number) => -rating, lowest: (rating: number) => rating };

test.each(REVIEW_ORDERS)("reviews that have the word are found, the %s first, whatever the page", async (order) => {
  expect(own.length).toBeGreaterThan(7);
  for (const q of ["", "the", "THE", "no one wrote this"]) {
    const wanted = own.filter(({ text }) => text.toLowerCase().includes(q.toLowerCase()));
    const inOrder = wanted.toSorted((a, b) => RANKS[order](a.rating) - RANKS[order](b.rating));
    expect((await found(order, q)).map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  }
});
