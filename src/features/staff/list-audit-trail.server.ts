import { and, desc, eq, lt } from "drizzle-orm";
import { auditTrail } from "../../platform/audit/audit.tables.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { requireMay } from "../../platform/policy/admit.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import type { AuditPage, AuditQuery } from "./staff.schema.ts";
import { staffPolicy } from "./staff.policy.ts";

const PAGE = 50;

/** What support staff looked at and did, the latest first, of everyone, one of them, or one thing (`listing:ID`). */
export async function listAuditTrail(ctx: Ctx, { actor, subject, before }: AuditQuery): Promise<AuditPage> {
  requireMay(ctx, staffPolicy, "readAuditTrail");
  const [subjectType, ...id] = subject?.split(":") ?? [];
  const isAbout = subject ? and(eq(auditTrail.subjectType, subjectType ?? ""), eq(auditTrail.subjectId, id.join(":"))) : undefined;
  const rows = await ctx.db
    .select()
    .from(auditTrail)
    .where(and(actor ? eq(auditTrail.actorId, actor) : undefined, isAbout, before ? lt(auditTrail.id, before) : undefined))
    .orderBy(desc(auditTrail.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const people = await publicProfiles(
    ctx,
    shown.map(({ actorId }) => actorId),
  );
  return {
    entries: shown.map((row) => ({ ...row, at: row.at.toISOString(), actorName: people.get(row.actorId)?.fullName ?? "" })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}
