import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { findApplication } from "../career.queries.server.ts";
import { applicationNotes } from "../career.tables.server.ts";
import { applicationPolicy } from "../career.policy.ts";

/** Writes something down about an application, which its applicant never sees. For support staff. */
export async function noteOnApplication(ctx: Ctx, applicationId: string, { content }: { content: string }): Promise<void> {
  const { id: authorId } = requireMay(ctx, applicationPolicy, "note");
  await transact(ctx, async (tx) => {
    await admit(tx, applicationPolicy, "note", () => findApplication(tx, applicationId));
    await tx.db.insert(applicationNotes).values({ applicationId, authorId, content, createdAt: tx.clock.now() });
    await recordAudit(tx, { action: "application.note", subjectType: "application", subjectId: applicationId });
  });
}
