import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { STATUS_WORDS } from "../career.rules.ts";
import { applicationDrafts, jobApplications } from "../career.tables.server.ts";
import { valuesOf } from "./read-my-application.server.ts";

/** What the person has sent and typed for positions, for their own file. */
export async function exportApplications(ctx: Ctx) {
  const { id } = requireActor(ctx);
  const [sent, drafts] = await Promise.all([
    ctx.db.select().from(jobApplications).where(eq(jobApplications.applicantId, id)),
    ctx.db.select().from(applicationDrafts).where(eq(applicationDrafts.applicantId, id)),
  ]);
  return [
    ...sent.map((row) => ({
      jobId: row.jobId,
      sentAt: row.submittedAt.toISOString(),
      ...valuesOf(row),
      status: STATUS_WORDS[row.status],
      statusChangedAt: row.statusChangedAt?.toISOString() ?? null,
      resume: row.resumeName,
      resumePath: `/careers/applications/${row.id}/resume`,
    })),
    ...drafts.map((row) => ({ jobId: row.jobId, sentAt: null, ...row.values, resume: row.resumeName })),
  ];
}
