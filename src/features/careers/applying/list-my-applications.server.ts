import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { MyApplicationSummary } from "../career.schema.ts";
import { applicationDrafts, jobApplications } from "../career.tables.server.ts";
import { findJob, titleOfJob } from "../jobs.server.ts";

/** What the person has sent or begun, the latest first, also for positions that are no longer open. */
export async function listMyApplications(ctx: Ctx): Promise<MyApplicationSummary[]> {
  const { id } = requireActor(ctx);
  const [sent, begun] = await Promise.all([
    ctx.db
      .select({
        jobId: jobApplications.jobId,
        at: jobApplications.submittedAt,
        status: jobApplications.status,
        statusChangedAt: jobApplications.statusChangedAt,
      })
      .from(jobApplications)
      .where(eq(jobApplications.applicantId, id)),
    ctx.db
      .select({ jobId: applicationDrafts.jobId, at: applicationDrafts.updatedAt })
      .from(applicationDrafts)
      .where(eq(applicationDrafts.applicantId, id)),
  ]);
  const onlyBegun = begun.filter(({ jobId }) => !sent.some((other) => other.jobId === jobId));
  return [...sent, ...onlyBegun.map((row) => ({ ...row, status: null, statusChangedAt: null }))]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ jobId, at, status, statusChangedAt }) => ({
      jobId,
      jobTitle: titleOfJob(ctx, jobId),
      isOpen: findJob(ctx, jobId) !== undefined,
      status,
      at: at.toISOString(),
      statusChangedAt: statusChangedAt?.toISOString() ?? null,
    }));
}
