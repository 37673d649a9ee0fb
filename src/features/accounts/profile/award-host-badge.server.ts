import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { profiles } from "../account.tables.server.ts";

/** Writes the Certified Host badge to a profile; it shows on every host card. */
export async function awardHostBadge(ctx: Ctx, personId: string): Promise<void> {
  const now = ctx.clock.now();
  const certificationBadge = { issued_at: now.toISOString(), type: "host" as const, level: "certified" as const, visible: true };
  await ctx.db.update(profiles).set({ certificationBadge, updatedAt: now }).where(eq(profiles.id, personId));
}
