import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { only } from "../../../platform/db/only.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { careerError } from "../career.errors.ts";
import { applicationSubmitted } from "../career.facts.ts";
import { findSent, isDraft, lockDraft } from "../career.queries.server.ts";
import { ApplicationValues } from "../career.schema.ts";
import { applicationDrafts, jobApplications } from "../career.tables.server.ts";
import { readJob } from "../jobs.server.ts";
import { discardResumes } from "../resume-storage.server.ts";

/**
 * Sends what the person has typed for a position; what they had sent before is replaced and is new again. Refuses a draft that is not
 * complete or has no résumé. The same key does it once.
 */
export async function submitApplication(ctx: Ctx, jobId: string, { key }: { key: string }): Promise<{ applicationId: string }> {
  readJob(ctx, jobId);
  const { id: applicantId } = requireActor(ctx);
  let former: string | undefined;
  const answer = await once(ctx, { owner: applicantId, operation: `careers.submit ${jobId}`, key, body: {} }, async (tx) => {
    const draft = await lockDraft(tx, jobId, applicantId);
    const values = ApplicationValues.safeParse(draft?.values ?? {});
    if (!draft || !values.success) throw careerError("application_incomplete");
    if (draft.resumeKey === null || draft.resumeName === null) throw careerError("resume_missing");
    const before = await findSent(tx, jobId, applicantId);
    former = before?.resumeKey;
    const now = tx.clock.now();
    const { resumeKey, resumeName } = draft;
    const row = { ...values.data, resumeKey, resumeName, status: "new", statusChangedAt: null, submittedAt: now, updatedAt: now } as const;
    const sent = await tx.db
      .insert(jobApplications)
      .values({ jobId, applicantId, ...row })
      .onConflictDoUpdate({ target: [jobApplications.jobId, jobApplications.applicantId], set: row })
      .returning({ id: jobApplications.id });
    const { id: applicationId } = only(sent);
    await tx.db.delete(applicationDrafts).where(isDraft(jobId, applicantId));
    await recordFact(tx, applicationSubmitted, { applicationId, isReplacement: before !== undefined });
    return { applicationId };
  });
  await discardResumes(ctx, [former]);
  return answer;
}
