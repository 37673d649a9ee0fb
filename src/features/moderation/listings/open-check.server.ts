import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { type CheckCause, listingChecks } from "../moderation.tables.server.ts";

type NewCheck = { listingId: string; cause: CheckCause; answer?: string };

/** Asks staff to look at a listing, in the caller's transaction. One that already waits keeps its place, and takes the host's new answer. */
export async function openCheck(tx: Ctx, { listingId, cause, answer = "" }: NewCheck): Promise<void> {
  await tx.db
    .insert(listingChecks)
    .values({ listingId, cause, answer, openedAt: tx.clock.now() })
    .onConflictDoUpdate({
      target: listingChecks.listingId,
      targetWhere: sql`decided_at is null`,
      set: answer ? { cause, answer } : { listingId },
    });
}
