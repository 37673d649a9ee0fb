import { and, eq, isNull } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { asSupport } from "../../accounts/index.server.ts";
import { hideReview } from "../../reviews/index.server.ts";
import { decideListing } from "../listings/decide-listing.server.ts";
import { moderationError } from "../moderation.errors.ts";
import type { ReportSubject } from "../moderation.rules.ts";
import type { DecideReportInput } from "../moderation.schema.ts";
import { reports } from "../moderation.tables.server.ts";

/**
 * Staff decide on all open reports of a thing: nothing is wrong with it, or it goes, with a reason: a listing is taken down, a review comes
 * off its page. It is written to the audit trail. Refuses everyone else, and what nobody reported.
 */
export async function decideReport(
  ctx: Ctx,
  { subject, subjectId }: { subject: ReportSubject; subjectId: string },
  { decision, reason }: DecideReportInput,
): Promise<void> {
  await asSupport(ctx, async (tx) => {
    const closed = await tx.db
      .update(reports)
      .set({ closedAt: tx.clock.now() })
      .where(and(eq(reports.subject, subject), eq(reports.subjectId, subjectId), isNull(reports.closedAt)))
      .returning({ id: reports.id });
    if (closed.length === 0) throw moderationError("report_not_found");
    if (decision === "dismiss") {
      await recordAudit(tx, { action: "report.dismiss", subjectType: subject, subjectId, reason });
    } else if (subject === "listing") {
      await decideListing(tx, subjectId, { decision: "take_down", reason });
    } else {
      await hideReview(tx, subjectId);
      await recordAudit(tx, { action: "review.hide", subjectType: "review", subjectId, reason });
    }
  });
}
