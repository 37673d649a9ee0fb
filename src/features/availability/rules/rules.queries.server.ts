import { asc, eq, inArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { propertyRules, propertySeasons } from "./rules.tables.server.ts";
import { type ListingRules, NO_RULES, type KeptRules } from "./season.rules.ts";

/** The rules of those among the listings that have some. */
export async function rulesOf(ctx: Ctx, listingIds: string[]): Promise<Map<string, ListingRules>> {
  const found = new Map<string, ListingRules>();
  if (listingIds.length === 0) return found;
  const rows = await ctx.db
    .select()
    .from(propertyRules)
    .leftJoin(propertySeasons, eq(propertySeasons.propertyId, propertyRules.propertyId))
    .where(inArray(propertyRules.propertyId, listingIds))
    .orderBy(asc(propertySeasons.startsOn));
  for (const { property_rules: row, property_seasons: season } of rows) {
    const { propertyId, ...rules } = row;
    const known = found.get(propertyId) ?? { ...rules, seasons: [] };
    found.set(propertyId, known);
    if (season) {
      const { propertyId: _listing, ...rest } = season;
      known.seasons.push(rest);
    }
  }
  return found;
}

/** What a booking of the listing keeps of its rules. */
export async function keptRulesOf(ctx: Ctx, listingId: string): Promise<KeptRules> {
  const rules = (await rulesOf(ctx, [listingId])).get(listingId) ?? NO_RULES;
  const { preparationBefore, preparationAfter, guestsIncluded, extraGuestCents } = rules;
  return { preparationBefore, preparationAfter, guestsIncluded, extraGuestCents };
}
