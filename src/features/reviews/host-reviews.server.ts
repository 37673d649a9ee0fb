import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { isListingOf } from "../listings/index.server.ts";
import { bookedParties } from "../bookings/index.server.ts";
import { REVIEW_COLUMNS } from "./review.queries.server.ts";
import { REVIEWS_PER_PAGE } from "./review.rules.ts";
import type { HostReview } from "./review.schema.ts";
import { reviewViews } from "./review.view.server.ts";
import { guestReviews, reviews } from "./review.tables.server.ts";

/** Average and number of the reviews of all of these listings together. */
export async function ratingOverall(ctx: Ctx, listingIds: string[]): Promise<{ average: number | null; count: number }> {
  if (listingIds.length === 0) return { average: null, count: 0 };
  const [row] = await ctx.db
    .select({ average: sql<number | null>`round(avg(${reviews.rating}), 2)::float8`, count: count() })
    .from(reviews)
    .where(and(inArray(reviews.propertyId, listingIds), isNotNull(reviews.revealedAt)));
  return row ?? { average: null, count: 0 };
}

/** Average and number of the reviews of each of these listings that has any, by id. */
export async function ratingsOf(ctx: Ctx, listingIds: string[]): Promise<Record<string, { average: number; count: number }>> {
  if (listingIds.length === 0) return {};
  const rows = await ctx.db
    .select({ id: reviews.propertyId, average: sql<number>`round(avg(${reviews.rating}), 2)::float8`, count: count() })
    .from(reviews)
    .where(and(inArray(reviews.propertyId, listingIds), isNotNull(reviews.revealedAt)))
    .groupBy(reviews.propertyId);
  return Object.fromEntries(rows.map(({ id, ...rating }) => [id, rating]));
}

/** Average and number of the reviews of all of a host's listings together. */
export async function ratingOfHost(ctx: Ctx, hostId: string): Promise<{ average: number | null; count: number }> {
  const [row] = await ctx.db
    .select({ average: sql<number | null>`round(avg(${reviews.rating}), 2)::float8`, count: count() })
    .from(reviews)
    .where(and(isListingOf(reviews.propertyId, hostId), isNotNull(reviews.revealedAt)));
  return row ?? { average: null, count: 0 };
}

/** A page of the reviews of all of these listings together, the latest first. */
export async function listHostReviews(ctx: Ctx, listingIds: string[], page: number): Promise<HostReview[]> {
  if (listingIds.length === 0) return [];
  const rows = await ctx.db
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .innerJoin(bookedParties, eq(bookedParties.bookingId, reviews.bookingId))
    .where(and(inArray(reviews.propertyId, listingIds), isNotNull(reviews.revealedAt)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_PER_PAGE)
    .offset((page - 1) * REVIEWS_PER_PAGE);
  const views = await reviewViews(ctx, rows);
  return rows.flatMap(({ propertyId }, i) => (views[i] ? [{ ...views[i], listingId: propertyId }] : []));
}

/** The bookings whose reviews can be read and that the host has not answered, the latest first. */
export async function unansweredReviews(ctx: Ctx, hostId: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ bookingId: reviews.bookingId })
    .from(reviews)
    .where(and(isListingOf(reviews.propertyId, hostId), isNotNull(reviews.revealedAt), isNull(reviews.hostReply)))
    .orderBy(desc(reviews.createdAt))
    .limit(limit);
  return rows.map(({ bookingId }) => bookingId);
}

/** Those of these bookings whose guest the host has rated. */
export async function bookingsWithRatedGuest(ctx: Ctx, bookingIds: string[]): Promise<Set<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ bookingId: guestReviews.bookingId })
    .from(guestReviews)
    .where(inArray(guestReviews.bookingId, bookingIds));
  return new Set(rows.map(({ bookingId }) => bookingId));
}

/** Everything that the person wrote of stays and of guests, and what revealed reviews say of them, for their own file. */
export async function exportReviews(ctx: Ctx) {
  const { id } = requireActor(ctx);
  const ofMe = and(eq(guestReviews.guestId, id), isNotNull(guestReviews.revealedAt));
  return {
    ofStays: await ctx.db.select().from(reviews).where(eq(reviews.authorId, id)),
    ofGuests: await ctx.db.select().from(guestReviews).where(eq(guestReviews.authorId, id)),
    ofMe: await ctx.db
      .select({ rating: guestReviews.rating, text: guestReviews.text, createdAt: guestReviews.createdAt })
      .from(guestReviews)
      .where(ofMe),
  };
}
