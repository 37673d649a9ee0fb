import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { careerError } from "../career.errors.ts";
import { findSent } from "../career.queries.server.ts";
import { LAST_STEP } from "../career.rules.ts";
import { applicationDrafts } from "../career.tables.server.ts";
import { valuesOf } from "./read-my-application.server.ts";

/** Opens what the person has sent for changes. What was sent stays as it is until they send again; a draft that is there stays, too. */
export async function replaceApplication(ctx: Ctx, jobId: string): Promise<void> {
  const { id: applicantId } = requireActor(ctx);
  const sent = await findSent(ctx, jobId, applicantId);
  if (!sent) throw careerError("application_not_found");
  const { resumeKey, resumeName } = sent;
  await ctx.db
    .insert(applicationDrafts)
    .values({ jobId, applicantId, values: valuesOf(sent), step: LAST_STEP, resumeKey, resumeName, updatedAt: ctx.clock.now() })
    .onConflictDoNothing();
}
