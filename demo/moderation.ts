import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import { listingChecks, reports } from "../src/features/moderation/moderation.tables.server.ts";
import { reviews } from "../src/features/reviews/review.tables.server.ts";
import { type Clock, HOUR_MS } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { demoId } from "./demo-id.ts";
import { personId } from "./people.ts";

const NEWEST = 3;

/** What waits for the demo's support agent: the newest listings, and a report of a listing and of a review. */
export async function addModeration({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  const newest = await db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.status, "active"))
    .orderBy(desc(properties.createdAt), asc(properties.id))
    .limit(NEWEST);
  await db
    .insert(listingChecks)
    .values(newest.map(({ id }, i) => ({ id: demoId("check", id), listingId: id, cause: "new" as const, openedAt: hoursAgo(2 + 11 * i) })));
  const [review] = await db
    .select({ id: reviews.id, listingId: reviews.propertyId })
    .from(reviews)
    .where(and(isNotNull(reviews.revealedAt), eq(reviews.rating, 3)))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(1);
  const [listing] = newest;
  const reporterId = personId("guest@demo.test");
  const hostId = personId("host@demo.test");
  if (listing)
    await db.insert(reports).values({
      id: demoId("report", listing.id),
      subject: "listing",
      subjectId: listing.id,
      listingId: listing.id,
      reporterId,
      reason: "misleading",
      details: "The text says the beach is next door. On the map it's a twenty-minute drive.",
      createdAt: hoursAgo(1),
    });
  if (review)
    await db.insert(reports).values({
      id: demoId("report", review.id),
      subject: "review",
      subjectId: review.id,
      listingId: review.listingId,
      reporterId: hostId,
      reason: "untrue",
      details: "This guest describes another house. We don't have a piano.",
      createdAt: hoursAgo(5),
    });
}
