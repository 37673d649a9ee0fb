import { and, count, desc, eq, ilike, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { containing } from "../../platform/db/containing.server.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import type { ReviewOrder } from "./review.rules.ts";
import { reviews } from "./review.tables.server.ts";

const revealed = isNotNull(reviews.revealedAt);
const ofListing = and(eq(reviews.propertyId, sql.placeholder("listingId")), revealed);

const average = (column: AnyPgColumn) => sql<number | null>`round(avg(${column}), 2)::float8`;
const stars = (star: number) => sql.raw(`count(*) filter (where rating = ${star})::int`);

const summaryOfListing = builtOnce((db) =>
  db
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
    .where(ofListing)
    .prepare("review_summary"),
);

export const selectReviewSummary = async (ctx: Ctx, listingId: string) => (await summaryOfListing(ctx).execute({ listingId }))[0];

const pageOf = (name: string, older?: SQL) =>
  builtOnce((db) =>
    db
      .select()
      .from(reviews)
      .where(and(ofListing, older))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(sql.placeholder("limit"))
      .prepare(name),
  );
const firstReviews = pageOf("first_reviews");
const laterReviews = pageOf(
  "later_reviews",
  sql`(${reviews.createdAt}, ${reviews.id}) < (${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::uuid)`,
);

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewCursor = { createdAt: Date; id: string; rating: number };

/** A page of a listing's reviews, newest first, after the given one. */
export const selectReviews = (ctx: Ctx, listingId: string, after: ReviewCursor | null, limit: number) =>
  after
    ? laterReviews(ctx).execute({ listingId, limit, createdAt: after.createdAt, id: after.id })
    : firstReviews(ctx).execute({ listingId, limit });

// A bare number would be the number of a column.
const RANKS = { newest: sql`0::int`, highest: sql`${reviews.rating}`, lowest: sql`-${reviews.rating}` };
const rankOf = { newest: () => 0, highest: (rating: number) => rating, lowest: (rating: number) => -rating };

type ReviewSearch = { order: ReviewOrder; q: string; after: ReviewCursor | null; limit: number };

/** A page of those reviews of a listing that contain the words, in the order that was asked for. One listing has few enough to sort. */
export const searchReviews = (ctx: Ctx, listingId: string, { order, q, after, limit }: ReviewSearch) =>
  ctx.db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.propertyId, listingId),
        revealed,
        q === "" ? undefined : ilike(reviews.text, containing(q)),
        after
          ? sql`(${RANKS[order]}, ${reviews.createdAt}, ${reviews.id}) < (${rankOf[order](after.rating)}::int, ${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${RANKS[order]} desc`, desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
