import { z } from "zod";
import type { Ctx } from "../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../platform/cursor.ts";
import { givenName } from "../accounts/index.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { TRAVELERS } from "../bookings/index.ts";
import { requireListing } from "../listings/index.server.ts";
import { countMentions } from "./mentions.rules.ts";
import { photosOfStays } from "./photos/read-review-photos.server.ts";
import {
  type ReviewCursor,
  type ReviewRow,
  searchReviews,
  selectReviews,
  selectReviewSummary,
  selectSaid,
} from "./review.queries.server.ts";
import { REVIEWS_PER_PAGE } from "./review.rules.ts";
import { type ReviewPage, ReviewQuery, type ReviewSummary, type ReviewView } from "./review.schema.ts";

const NEWEST = ReviewQuery.parse({});

/** Averages and the histogram of a listing's reviews. */
export async function reviewSummary(ctx: Ctx, listingId: string): Promise<ReviewSummary> {
  const [row, said] = await Promise.all([selectReviewSummary(ctx, listingId), selectSaid(ctx, listingId)]);
  const parts = [
    { label: "Cleanliness", average: row?.cleanliness },
    { label: "Accuracy", average: row?.accuracy },
    { label: "Communication", average: row?.communication },
    { label: "Location", average: row?.location },
    { label: "Condition", average: row?.condition },
    { label: "Value", average: row?.value },
  ];
  return {
    count: row?.count ?? 0,
    average: row?.average ?? null,
    stars: row?.stars ?? [0, 0, 0, 0, 0],
    parts: parts.flatMap(({ label, average }) => (average ? [{ label, average }] : [])),
    mentions: countMentions(said.map(({ text }) => text)),
    travelers: TRAVELERS.map((traveler) => ({ traveler, count: said.filter((each) => each.traveler === traveler).length })).filter(
      ({ count }) => count > 0,
    ),
  };
}

/** As `listReviews`, for one who has not opened the listing's page: of a listing that cannot be opened there are none. */
export async function readReviews(ctx: Ctx, listingId: string, query: ReviewQuery = NEWEST): Promise<ReviewPage> {
  await requireListing(ctx, listingId);
  return listReviews(ctx, listingId, query);
}

/** A listing's reviews, newest first unless another order is asked for, a page at a time. */
export async function listReviews(
  ctx: Ctx,
  listingId: string,
  { after, order, q, mention, traveler }: ReviewQuery = NEWEST,
): Promise<ReviewPage> {
  const cursor = readReviewCursor(after);
  const rows =
    order === "newest" && q === "" && !mention && !traveler
      ? await selectReviews(ctx, listingId, cursor, REVIEWS_PER_PAGE + 1)
      : await searchReviews(ctx, listingId, { order, q, mention, traveler, after: cursor, limit: REVIEWS_PER_PAGE + 1 });
  const shown = rows.slice(0, REVIEWS_PER_PAGE);
  const last = shown.at(-1);
  return {
    reviews: await reviewViews(ctx, shown),
    next: last && rows.length > REVIEWS_PER_PAGE ? writeCursor([last.createdAt.toISOString(), last.id, last.rating]) : null,
  };
}

/** These reviews as anyone can read them, in the same order. */
export async function reviewViews(ctx: Ctx, rows: ReviewRow[]): Promise<ReviewView[]> {
  const [authors, photos] = await Promise.all([
    publicProfiles(
      ctx,
      rows.map(({ authorId }) => authorId),
    ),
    photosOfStays(
      ctx,
      rows.map(({ bookingId }) => bookingId),
    ),
  ]);
  return rows.map((review) => ({
    id: review.id,
    authorName: givenName(authors.get(review.authorId)?.fullName ?? ""),
    authorAvatarUrl: authors.get(review.authorId)?.avatarUrl ?? null,
    rating: review.rating,
    text: review.text,
    photos: photos.get(review.bookingId) ?? [],
    hostReply: review.hostReply,
    traveler: review.traveler,
    month: review.createdAt.toISOString().slice(0, 7),
  }));
}

function readReviewCursor(after: string | undefined): ReviewCursor | null {
  const [createdAt, id, rating] = readCursor(after, z.tuple([z.iso.datetime(), z.uuid(), z.number().int()])) ?? [];
  return createdAt && id && rating ? { createdAt: new Date(createdAt), id, rating } : null;
}
