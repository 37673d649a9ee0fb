import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Days } from "../host/host-days.rules.ts";
import { propertyDayMinimums, propertyRules, propertySeasons } from "./rules.tables.server.ts";
import { type KeptRules, keptRules, type ListingRules, NO_RULES } from "./season.rules.ts";

/** The rules of those among the listings that have some, with the minimums of single days for check-ins on these ones. */
export async function rulesOf(ctx: Ctx, listingIds: string[], checkIns: Days | null): Promise<Map<string, ListingRules>> {
  const found = new Map<string, ListingRules>();
  if (listingIds.length === 0) return found;
  const rows = await ctx.db
    .select({ row: propertyRules, season: propertySeasons, dayMinimums: checkIns ? minimumsFor(checkIns) : sql<Minimums>`'{}'::jsonb` })
    .from(propertyRules)
    .leftJoin(propertySeasons, eq(propertySeasons.propertyId, propertyRules.propertyId))
    .where(inArray(propertyRules.propertyId, listingIds))
    .orderBy(asc(propertySeasons.startsOn));
  for (const { row, season, dayMinimums } of rows) {
    const { propertyId, ...rules } = row;
    const known = found.get(propertyId) ?? { ...rules, seasons: [], dayMinimums };
    found.set(propertyId, known);
    if (season) {
      const { propertyId: _listing, ...rest } = season;
      known.seasons.push(rest);
    }
  }
  return found;
}

type Minimums = Record<string, number>;

const minimumsFor = ({ first, last }: Days) => sql<Minimums>`(
  select coalesce(jsonb_object_agg(d.date, d.nights), '{}') from ${propertyDayMinimums} d
  where d.property_id = ${propertyRules.propertyId} and d.date between ${first} and ${last})`;

/** What a booking of the listing keeps of its rules. */
export async function keptRulesOf(ctx: Ctx, listingId: string): Promise<KeptRules> {
  return keptRules((await rulesOf(ctx, [listingId], null)).get(listingId) ?? NO_RULES);
}
