import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { only } from "../../../platform/db/only.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import { rulesError } from "./rules.errors.ts";
import { rulesOf } from "./rules.queries.server.ts";
import type { SeasonInput } from "./rules.schema.ts";
import { propertyRules, propertySeasons } from "./rules.tables.server.ts";
import { doSeasonsMeet } from "./season.rules.ts";

const MOST_SEASONS = 50;

/** Adds a season to the host's own listing, or changes one. Refuses strangers, a season that is gone, one too many, and nights of another season. */
export async function saveSeason(ctx: Ctx, listingId: string, input: SeasonInput, seasonId?: string): Promise<{ seasonId: string }> {
  return transact(ctx, async (tx) => {
    await lockOwnTimeZone(tx, listingId);
    await tx.db.insert(propertyRules).values({ propertyId: listingId }).onConflictDoNothing();
    const { seasons = [] } = (await rulesOf(tx, [listingId], null)).get(listingId) ?? {};
    const others = seasons.filter(({ id }) => id !== seasonId);
    if (seasonId && others.length === seasons.length) throw rulesError("season_not_found");
    if (others.length >= MOST_SEASONS) throw rulesError("too_many_seasons");
    const met = others.find((other) => doSeasonsMeet(input, other));
    if (met) throw rulesError("seasons_overlap", { message: `These dates overlap ${met.name}` });
    if (seasonId) {
      await tx.db
        .update(propertySeasons)
        .set(input)
        .where(and(eq(propertySeasons.id, seasonId), eq(propertySeasons.propertyId, listingId)));
      return { seasonId };
    }
    const made = await tx.db
      .insert(propertySeasons)
      .values({ ...input, propertyId: listingId })
      .returning({ seasonId: propertySeasons.id });
    return only(made);
  });
}
