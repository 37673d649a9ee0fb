import type { Readable } from "node:stream";
import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { careerError } from "./career.errors.ts";
import { findApplication } from "./career.queries.server.ts";
import { applicationPolicy } from "./career.policy.ts";

export type OpenResume = { name: string; contentType: string; stream: Readable; length: number };

/** The résumé of an application, for its applicant and for support staff, whose look is recorded. For everyone else it is not there. */
export async function openResume(ctx: Ctx, applicationId: string): Promise<OpenResume> {
  const { resumeKey, resumeName: name } = await admit(ctx, applicationPolicy, "openResume", () => findApplication(ctx, applicationId));
  const stored = await ctx.storage.stream("private", resumeKey);
  if (!stored) throw careerError("application_not_found");
  return { name, ...stored };
}
