import { asc, eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { publicProfiles, requireSupport } from "../../accounts/index.server.ts";
import { valuesOf } from "../applying/read-my-application.server.ts";
import { careerError } from "../career.errors.ts";
import { findApplication } from "../career.queries.server.ts";
import type { ApplicationForStaff } from "../career.schema.ts";
import { applicationNotes } from "../career.tables.server.ts";
import { summaryOf } from "./list-applications.server.ts";

/** One application with the notes about it. For support staff, whose look is recorded. */
export async function readApplication(ctx: Ctx, applicationId: string): Promise<ApplicationForStaff> {
  const staff = { ...ctx, actor: requireSupport(ctx) };
  const row = await findApplication(ctx, applicationId);
  if (!row) throw careerError("application_not_found");
  await recordAudit(staff, { action: "application.read", subjectType: "application", subjectId: applicationId });
  const notes = await ctx.db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.createdAt));
  const people = await publicProfiles(
    ctx,
    notes.map(({ authorId }) => authorId),
  );
  return {
    ...summaryOf(ctx, row),
    values: valuesOf(row),
    resumeName: row.resumeName,
    notes: notes.map(({ id, authorId, content, createdAt }) => ({
      id,
      author: people.get(authorId)?.fullName ?? "",
      content,
      createdAt: createdAt.toISOString(),
    })),
  };
}
