import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { requireListing } from "../../listings/index.server.ts";
import { findReview, reviewError } from "../../reviews/index.server.ts";
import type { ReportSubject } from "../moderation.rules.ts";
import type { ReportInput } from "../moderation.schema.ts";
import { reports } from "../moderation.tables.server.ts";

const REPORTS_A_DAY: Limit = {
  name: "reports",
  hits: 20,
  windowSeconds: 86_400,
  words: "You've sent us a lot of reports today. Please chat with us instead.",
};

/** Tells staff that a listing isn't right. A second report of the same person changes nothing. Refuses what the person can't open. */
export async function reportListing(ctx: Ctx, listingId: string, input: ReportInput): Promise<void> {
  requireActor(ctx);
  await requireListing(ctx, listingId);
  await report(ctx, { subject: "listing", subjectId: listingId, listingId }, input);
}

/** Tells staff that a review isn't right. Refuses one that can't be read. */
export async function reportReview(ctx: Ctx, reviewId: string, input: ReportInput): Promise<void> {
  requireActor(ctx);
  const review = await findReview(ctx, reviewId);
  if (!review || review.isHidden) throw reviewError("review_not_found");
  await report(ctx, { subject: "review", subjectId: reviewId, listingId: review.listingId }, input);
}

type Subject = { subject: ReportSubject; subjectId: string; listingId: string };

const report = (ctx: Ctx, subject: Subject, { reason, details }: ReportInput): Promise<void> =>
  transact(ctx, async (tx) => {
    const { id: reporterId } = requireActor(tx);
    await countHit(tx, REPORTS_A_DAY, reporterId);
    await tx.db
      .insert(reports)
      .values({ ...subject, reporterId, reason, details, createdAt: tx.clock.now() })
      .onConflictDoNothing();
  });
