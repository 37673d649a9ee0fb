import { and, count, desc, eq, lt, or } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import type { ApplicationRow } from "../career.queries.server.ts";
import { APPLICATION_STATUSES, APPLICATIONS_SHOWN } from "../career.rules.ts";
import type { ApplicationPage, ApplicationsQuery, ApplicationSummary } from "../career.schema.ts";
import { jobApplications as a } from "../career.tables.server.ts";
import { titleOfJob } from "../jobs.server.ts";
import { applicationPolicy } from "../career.policy.ts";

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

type Asked = Pick<ApplicationsQuery, "status" | "after"> & { show?: number };

/** The applications of a status, or all, the newest first, as many as shown. For support staff. */
export async function listApplications(ctx: Ctx, { status, after, show = APPLICATIONS_SHOWN }: Asked): Promise<ApplicationPage> {
  requireMay(ctx, applicationPolicy, "list");
  const [at, id] = readCursor(after, Cursor) ?? [];
  const since = at && new Date(at);
  const isNext = since && id ? or(lt(a.submittedAt, since), and(eq(a.submittedAt, since), lt(a.id, id))) : undefined;
  const [rows, counts] = await Promise.all([
    ctx.db
      .select()
      .from(a)
      .where(and(status ? eq(a.status, status) : undefined, isNext))
      .orderBy(desc(a.submittedAt), desc(a.id))
      .limit(show + 1),
    ctx.db.select({ status: a.status, count: count() }).from(a).groupBy(a.status),
  ]);
  const shown = rows.slice(0, show);
  const last = shown.at(-1);
  const countOf = (each: string) => counts.find((found) => found.status === each)?.count ?? 0;
  return {
    applications: shown.map((row) => summaryOf(ctx, row)),
    next: last && rows.length > show ? writeCursor([last.submittedAt.toISOString(), last.id]) : null,
    counts: Object.fromEntries(APPLICATION_STATUSES.map((each) => [each, countOf(each)])) as ApplicationPage["counts"],
  };
}

export const summaryOf = (ctx: Ctx, row: ApplicationRow): ApplicationSummary => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: titleOfJob(ctx, row.jobId),
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  status: row.status,
  submittedAt: row.submittedAt.toISOString(),
  statusChangedAt: row.statusChangedAt?.toISOString() ?? null,
});
