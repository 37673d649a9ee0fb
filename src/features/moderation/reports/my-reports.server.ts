import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { reports } from "../moderation.tables.server.ts";

/** What the person reported, for their own file. */
export async function myReports(ctx: Ctx): Promise<{ subject: string; subjectId: string; reason: string; details: string; at: string }[]> {
  const rows = await ctx.db
    .select()
    .from(reports)
    .where(eq(reports.reporterId, requireActor(ctx).id))
    .orderBy(asc(reports.createdAt));
  return rows.map(({ subject, subjectId, reason, details, createdAt }) => ({
    subject,
    subjectId,
    reason,
    details,
    at: createdAt.toISOString(),
  }));
}
