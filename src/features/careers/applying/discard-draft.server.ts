import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { careerError } from "../career.errors.ts";
import { isDraft } from "../career.queries.server.ts";
import { applicationDrafts } from "../career.tables.server.ts";
import { discardResumes } from "../resume-storage.server.ts";

/** Erases what the person has typed for a position, with its file; what they sent before stays. Refuses if there is nothing. */
export async function discardDraft(ctx: Ctx, jobId: string): Promise<void> {
  const { id } = requireActor(ctx);
  const [draft] = await ctx.db.delete(applicationDrafts).where(isDraft(jobId, id)).returning({ key: applicationDrafts.resumeKey });
  if (!draft) throw careerError("application_not_found");
  await discardResumes(ctx, [draft.key]);
}
