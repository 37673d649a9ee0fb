import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { valuesOf } from "../applying/read-my-application.server.ts";
import { findApplication } from "../career.queries.server.ts";
import type { ApplicationForStaff } from "../career.schema.ts";
import { applicationNotes } from "../career.tables.server.ts";
import { applicationPolicy } from "../career.policy.ts";
import { summaryOf } from "./list-applications.server.ts";

/** One application with the notes about it. For support staff, whose look is recorded. */
export async function readApplication(ctx: Ctx, applicationId: string): Promise<ApplicationForStaff> {
  const row = await admit(ctx, applicationPolicy, "read", () => findApplication(ctx, applicationId));
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
