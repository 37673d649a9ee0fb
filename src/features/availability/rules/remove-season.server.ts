import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import { rulesError } from "./rules.errors.ts";
import { propertySeasons } from "./rules.tables.server.ts";

/** Removes a season of the host's own listing. Refuses strangers and a season that is gone. */
export async function removeSeason(ctx: Ctx, listingId: string, seasonId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnTimeZone(tx, listingId);
    const { rowCount } = await tx.db
      .delete(propertySeasons)
      .where(and(eq(propertySeasons.id, seasonId), eq(propertySeasons.propertyId, listingId)));
    if (rowCount === 0) throw rulesError("season_not_found");
  });
}
