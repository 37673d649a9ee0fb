import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import type { CertificationView } from "./certification.schema.ts";
import { hostCertifications } from "./certification.tables.server.ts";

export type CertificationRow = typeof hostCertifications.$inferSelect;

export const certificationView = (row: CertificationRow | undefined): CertificationView => ({
  status: row?.status ?? "pending",
  progress: row?.progress ?? {},
  completedAt: row?.completedAt?.toISOString() ?? null,
});

/** The person's progress; "pending" before they start. */
export async function readCertification(ctx: Ctx): Promise<CertificationView> {
  const { id } = requireActor(ctx);
  const [row] = await ctx.db.select().from(hostCertifications).where(eq(hostCertifications.userId, id));
  return certificationView(row);
}
