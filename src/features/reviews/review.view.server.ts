import { z } from "zod";
import type { Ctx } from "../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../platform/cursor.ts";
import { givenName } from "../accounts/index.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { requireListing } from "../listings/index.server.ts";
import { selectReviews, selectReviewSummary } from "./review.queries.server.ts";
import { type ReviewPage, REVIEWS_PER_PAGE, type ReviewSummary } from "./review.schema.ts";

/** Averages and the histogram of a listing's reviews. */
export async function reviewSummary(ctx: Ctx, listingId: string): Promise<ReviewSummary> {
  const row = await selectReviewSummary(ctx, listingId);
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
  };
}

/** As `listReviews`, for one who has not opened the listing's page: of a listing that cannot be opened there are none. */
export async function readReviews(ctx: Ctx, listingId: string, after?: string): Promise<ReviewPage> {
  await requireListing(ctx, listingId);
  return listReviews(ctx, listingId, after);
}

/** A listing's reviews, newest first, a page at a time. */
export async function listReviews(ctx: Ctx, listingId: string, after?: string): Promise<ReviewPage> {
  const rows = await selectReviews(ctx, listingId, readReviewCursor(after), REVIEWS_PER_PAGE + 1);
  const shown = rows.slice(0, REVIEWS_PER_PAGE);
  const last = shown.at(-1);
  const authors = await publicProfiles(
    ctx,
    shown.map(({ authorId }) => authorId),
  );
  return {
    reviews: shown.map((review) => ({
      id: review.id,
      authorName: givenName(authors.get(review.authorId)?.fullName ?? ""),
      authorAvatarUrl: authors.get(review.authorId)?.avatarUrl ?? null,
      rating: review.rating,
      text: review.text,
      hostReply: review.hostReply,
      month: review.createdAt.toISOString().slice(0, 7),
    })),
    next: last && rows.length > REVIEWS_PER_PAGE ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}

function readReviewCursor(after: string | undefined): { createdAt: Date; id: string } | null {
  const [createdAt, id] = readCursor(after, z.tuple([z.iso.datetime(), z.uuid()])) ?? [];
  return createdAt && id ? { createdAt: new Date(createdAt), id } : null;
}
