import { and, count, desc, eq, getTableColumns, ilike, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { containing } from "../../platform/db/containing.server.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { type Traveler } from "../bookings/index.ts";
import { bookedParties } from "../bookings/index.server.ts";
import { type Mention, mentionPattern } from "./mentions.rules.ts";
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

/** So many of the latest texts of a listing are read for what they mention. */
const READ_FOR_MENTIONS = 500;

const saidOfListing = builtOnce((db) =>
  db
    .select({ text: reviews.text, traveler: bookedParties.traveler })
    .from(reviews)
    .innerJoin(bookedParties, eq(bookedParties.bookingId, reviews.bookingId))
    .where(ofListing)
    .orderBy(desc(reviews.createdAt))
    .limit(READ_FOR_MENTIONS)
    .prepare("review_texts"),
);

/** The texts of a listing's reviews, with who traveled. */
export const selectSaid = (ctx: Ctx, listingId: string) => saidOfListing(ctx).execute({ listingId });

/** A review with who traveled. */
export const REVIEW_COLUMNS = { ...getTableColumns(reviews), traveler: bookedParties.traveler };

const pageOf = (name: string, older?: SQL) =>
  builtOnce((db) =>
    db
      .select(REVIEW_COLUMNS)
      .from(reviews)
      .innerJoin(bookedParties, eq(bookedParties.bookingId, reviews.bookingId))
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

export type ReviewRow = typeof reviews.$inferSelect & { traveler: Traveler };
export type ReviewCursor = { createdAt: Date; id: string; rating: number };

/** A page of a listing's reviews, newest first, after the given one. */
export const selectReviews = (ctx: Ctx, listingId: string, after: ReviewCursor | null, limit: number) =>
  after
    ? laterReviews(ctx).execute({ listingId, limit, createdAt: after.createdAt, id: after.id })
    : firstReviews(ctx).execute({ listingId, limit });

// A bare number would be the number of a column.
const RANKS = { newest: sql`0::int`, highest: sql`${reviews.rating}`, lowest: sql`-${reviews.rating}` };
const rankOf = { newest: () => 0, highest: (rating: number) => rating, lowest: (rating: number) => -rating };

type ReviewSearch = {
  order: ReviewOrder;
  q: string;
  mention: Mention | undefined;
  traveler: Traveler | undefined;
  after: ReviewCursor | null;
  limit: number;
};

/** A page of those reviews of a listing that contain the words, in the order that was asked for. One listing has few enough to sort. */
export const searchReviews = (ctx: Ctx, listingId: string, { order, q, mention, traveler, after, limit }: ReviewSearch) =>
  ctx.db
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .innerJoin(bookedParties, eq(bookedParties.bookingId, reviews.bookingId))
    .where(
      and(
        eq(reviews.propertyId, listingId),
        revealed,
        q === "" ? undefined : ilike(reviews.text, containing(q)),
        mention && sql`${reviews.text} ~* ${mentionPattern(mention)}`,
        traveler && eq(bookedParties.traveler, traveler),
        after
          ? sql`(${RANKS[order]}, ${reviews.createdAt}, ${reviews.id}) < (${rankOf[order](after.rating)}::int, ${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${RANKS[order]} desc`, desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
