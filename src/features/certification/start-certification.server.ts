import { ne } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { certificationError } from "./certification.errors.ts";
import type { CertificationView } from "./certification.schema.ts";
import { hostCertifications } from "./certification.tables.server.ts";
import { certificationView } from "./certification.view.server.ts";

/** Starts, or restarts with empty progress; refuses someone who is certified. */
export async function startCertification(ctx: Ctx): Promise<CertificationView> {
  const { id: userId } = requireActor(ctx);
  const now = ctx.clock.now();
  const fresh = { status: "in_progress" as const, progress: {}, startedAt: now, updatedAt: now };
  const [row] = await ctx.db
    .insert(hostCertifications)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: hostCertifications.userId, set: fresh, setWhere: ne(hostCertifications.status, "completed") })
    .returning();
  if (!row) throw certificationError("certification_completed");
  return certificationView(row);
}
