import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import { findReview, hideReview, type ReviewBrief } from "../../reviews/index.server.ts";
import { decideListing } from "../listings/decide-listing.server.ts";
import type { ReportSubject } from "../moderation.rules.ts";
import type { DecideReportInput } from "../moderation.schema.ts";
import { reports } from "../moderation.tables.server.ts";
import { reportPolicy } from "../moderation.policy.ts";

/**
 * Staff decide on all open reports of a thing: nothing is wrong with it, or it goes, with a reason: a listing is taken down, a review comes
 * off its page, and its author reads why. It is written to the audit trail. Refuses everyone else, those whom it concerns, and what nobody reported.
 */
export async function decideReport(ctx: Ctx, { subject, subjectId }: Subject, { decision, reason }: DecideReportInput): Promise<void> {
  await transact(ctx, async (tx) => {
    await admit(tx, reportPolicy, "decide", () => closeReports(tx, { subject, subjectId }));
    if (decision === "dismiss") {
      await recordAudit(tx, { action: "report.dismiss", subjectType: subject, subjectId, reason });
    } else if (subject === "listing") {
      await decideListing(tx, subjectId, { decision: "take_down", reason });
    } else {
      const review = await hideReview(tx, subjectId);
      await recordAudit(tx, { action: "review.hide", subjectType: "review", subjectId, reason });
      await notifyAuthor(tx, review, reason);
    }
  });
}

async function closeReports(tx: Ctx, { subject, subjectId }: Subject) {
  const closed = await tx.db
    .update(reports)
    .set({ closedAt: tx.clock.now() })
    .where(and(eq(reports.subject, subject), eq(reports.subjectId, subjectId), isNull(reports.closedAt)))
    .returning({ reporterId: reports.reporterId, listingId: reports.listingId });
  return closed.length === 0 ? null : { peopleIds: await peopleIn(tx, { subject, subjectId }, closed) };
}

type Subject = { subject: ReportSubject; subjectId: string };
type Report = { reporterId: string; listingId: string };

/** Everyone whom these reports of a thing concern: who made them, the listing's host, and a review's author. */
export async function peopleIn(ctx: Ctx, { subject, subjectId }: Subject, of: readonly Report[]): Promise<(string | undefined)[]> {
  const [listing, review] = await Promise.all([
    of[0] && listingBasics(ctx, of[0].listingId),
    subject === "review" ? findReview(ctx, subjectId) : null,
  ]);
  return [...of.map(({ reporterId }) => reporterId), listing?.hostId, review?.authorId];
}

async function notifyAuthor(tx: Ctx, { id, authorId, bookingId, listingId }: ReviewBrief, reason: string): Promise<void> {
  if (!(await findAccount(tx, authorId))) return;
  const title = (await listingBasics(tx, listingId))?.title ?? "a stay";
  await notify(tx, {
    personId: authorId,
    kind: "review",
    foldKey: `review-hidden:${id}`,
    title: `We took down your review of ${title}`,
    text: reason,
    path: `/bookings/${bookingId}`,
  });
}
