import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireSupport } from "../../accounts/index.server.ts";
import { careerError } from "../career.errors.ts";
import { findApplication } from "../career.queries.server.ts";
import { applicationNotes } from "../career.tables.server.ts";

/** Writes something down about an application, which its applicant never sees. For support staff. */
export async function noteOnApplication(ctx: Ctx, applicationId: string, { content }: { content: string }): Promise<void> {
  const staff = { ...ctx, actor: requireSupport(ctx) };
  await transact(staff, async (tx) => {
    if (!(await findApplication(tx, applicationId))) throw careerError("application_not_found");
    await tx.db.insert(applicationNotes).values({ applicationId, authorId: tx.actor.id, content, createdAt: tx.clock.now() });
    await recordAudit(tx, { action: "application.note", subjectType: "application", subjectId: applicationId });
  });
}
