import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { profiles } from "../account.tables.server.ts";

/** Makes the person a host as of now; someone who is a host already keeps the original date. */
export async function becomeHost(ctx: Ctx, personId: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .update(profiles)
    .set({ isHost: true, hostSince: now, updatedAt: now })
    .where(and(eq(profiles.id, personId), eq(profiles.isHost, false)));
}
