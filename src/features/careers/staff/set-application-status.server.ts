import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { type ApplicationStatus, STATUS_WORDS } from "../career.rules.ts";
import { jobApplications } from "../career.tables.server.ts";
import { applicationPolicy } from "../career.policy.ts";
import { findApplication } from "../career.queries.server.ts";

/** Says how far an application has come. The applicant is not notified: the team writes to them. For support staff, but not about their own. */
export async function setApplicationStatus(ctx: Ctx, applicationId: string, { status }: { status: ApplicationStatus }): Promise<void> {
  await transact(ctx, async (tx) => {
    const { id } = await admit(tx, applicationPolicy, "setStatus", () => findApplication(tx, applicationId));
    await tx.db.update(jobApplications).set({ status, updatedAt: tx.clock.now() }).where(eq(jobApplications.id, id));
    await recordAudit(tx, { action: "application.status", subjectType: "application", subjectId: id, reason: STATUS_WORDS[status] });
  });
}
