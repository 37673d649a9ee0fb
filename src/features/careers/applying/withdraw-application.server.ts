import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { careerError } from "../career.errors.ts";
import { isApplication, isDraft } from "../career.queries.server.ts";
import { applicationDrafts, jobApplications } from "../career.tables.server.ts";
import { discardResumes } from "../resume-storage.server.ts";

/** Takes back what the person has sent or typed for a position: rows, notes and files are gone. Refuses if there is nothing. */
export async function withdrawApplication(ctx: Ctx, jobId: string): Promise<void> {
  const { id } = requireActor(ctx);
  const keys = await transact(ctx, async (tx) => {
    const sent = await tx.db.delete(jobApplications).where(isApplication(jobId, id)).returning({ key: jobApplications.resumeKey });
    const typed = await tx.db.delete(applicationDrafts).where(isDraft(jobId, id)).returning({ key: applicationDrafts.resumeKey });
    if (sent.length + typed.length === 0) throw careerError("application_not_found");
    return [...sent, ...typed].map(({ key }) => key);
  });
  await discardResumes(ctx, keys);
}
