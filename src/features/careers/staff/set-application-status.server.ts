import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { careerError } from "../career.errors.ts";
import { type ApplicationStatus, STATUS_WORDS } from "../career.rules.ts";
import { jobApplications } from "../career.tables.server.ts";
import { applicationPolicy } from "../career.policy.ts";

/** Says how far an application has come. The applicant is not notified: the team writes to them. For support staff. */
export async function setApplicationStatus(ctx: Ctx, applicationId: string, { status }: { status: ApplicationStatus }): Promise<void> {
  requireMay(ctx, applicationPolicy, "setStatus");
  await transact(ctx, async (tx) => {
    const changed = await tx.db
      .update(jobApplications)
      .set({ status, updatedAt: tx.clock.now() })
      .where(eq(jobApplications.id, applicationId))
      .returning({ id: jobApplications.id });
    if (changed.length === 0) throw careerError("application_not_found");
    const reason = STATUS_WORDS[status];
    await recordAudit(tx, { action: "application.status", subjectType: "application", subjectId: applicationId, reason });
  });
}
