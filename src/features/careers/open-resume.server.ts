import type { Readable } from "node:stream";
import { recordAudit } from "../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { careerError } from "./career.errors.ts";
import { findApplication } from "./career.queries.server.ts";

export type OpenResume = { name: string; contentType: string; stream: Readable; length: number };

/** The résumé of an application, for its applicant and for support staff, whose look is recorded. For everyone else it is not there. */
export async function openResume(ctx: Ctx, applicationId: string): Promise<OpenResume> {
  const actor = requireActor(ctx);
  const row = await findApplication(ctx, applicationId);
  const isOwn = row?.applicantId === actor.id;
  if (!row || (!isOwn && actor.supportRole === null)) throw careerError("application_not_found");
  const stored = await ctx.storage.stream("private", row.resumeKey);
  if (!stored) throw careerError("application_not_found");
  if (!isOwn) await recordAudit({ ...ctx, actor }, { action: "application.resume", subjectType: "application", subjectId: applicationId });
  return { name: row.resumeName, ...stored };
}
