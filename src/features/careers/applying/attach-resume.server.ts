import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireWaiting } from "../../../platform/errors.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { careerError } from "../career.errors.ts";
import { findDraft } from "../career.queries.server.ts";
import { MOST_RESUME_BYTES } from "../career.rules.ts";
import { applicationDrafts } from "../career.tables.server.ts";
import { readJob } from "../jobs.server.ts";
import { discardResumes, shownName, storeResume } from "../resume-storage.server.ts";

const UPLOADS: Limit = {
  name: "careers.resumes",
  hits: 20,
  windowSeconds: 3600,
  words: "You've uploaded a lot of files. Please wait a while and try again.",
};

export type NewResume = { name: string; file: { path: string; size: number }; signal?: AbortSignal };

/**
 * Puts a résumé to the person's draft, in place of the one that was there. Refuses more than 10 MB, and what is no PDF or Word file by its
 * content; what is refused leaves nothing behind.
 */
export async function attachResume(ctx: Ctx, jobId: string, { name, file, signal }: NewResume): Promise<{ name: string }> {
  readJob(ctx, jobId);
  const { id: applicantId } = requireActor(ctx);
  if (file.size > MOST_RESUME_BYTES) throw careerError("resume_too_big");
  await countHit(ctx, UPLOADS, applicantId);
  const resumeKey = await storeResume(ctx, applicantId, file);
  const resumeName = shownName(name, resumeKey);
  let before: string | null | undefined;
  try {
    await transact(ctx, async (tx) => {
      before = (await findDraft(tx, jobId, applicantId))?.resumeKey;
      const resume = { resumeKey, resumeName, updatedAt: tx.clock.now() };
      await tx.db
        .insert(applicationDrafts)
        .values({ jobId, applicantId, values: {}, step: 1, ...resume })
        .onConflictDoUpdate({ target: [applicationDrafts.jobId, applicationDrafts.applicantId], set: resume });
      requireWaiting(signal);
    });
  } catch (error) {
    await discardResumes(ctx, [resumeKey]);
    throw error;
  }
  await discardResumes(ctx, [before]);
  return { name: resumeName };
}
