import { and, count, desc, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { reviews } from "./review.tables.server.ts";

const revealed = isNotNull(reviews.revealedAt);

export const selectReviewSummary = async (ctx: Ctx, listingId: string) => {
  const average = (column: AnyPgColumn) => sql<number | null>`round(avg(${column}), 2)::float8`;
  const stars = (star: number) => sql<number>`count(*) filter (where ${reviews.rating} = ${star})::int`;
  const [row] = await ctx.db
    .select({
      count: count(),
      average: average(reviews.rating),
      cleanliness: average(reviews.cleanliness),
      accuracy: average(reviews.accuracy),
      communication: average(reviews.communication),
      location: average(reviews.location),
      condition: average(reviews.condition),
      value: average(reviews.value),
      stars: sql<number[]>`array[${stars(1)}, ${stars(2)}, ${stars(3)}, ${stars(4)}, ${stars(5)}]`,
    })
    .from(reviews)
    .where(and(eq(reviews.propertyId, listingId), revealed));
  return row;
};

/** A page of a listing's reviews, newest first, after the given one. */
export async function selectReviews(ctx: Ctx, listingId: string, after: { createdAt: Date; id: string } | null, limit: number) {
  const older = after && or(lt(reviews.createdAt, after.createdAt), and(eq(reviews.createdAt, after.createdAt), lt(reviews.id, after.id)));
  return ctx.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.propertyId, listingId), revealed, older ?? undefined))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}
