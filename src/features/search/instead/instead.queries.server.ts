import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import type { Stay } from "../../availability/index.ts";
import type { Box } from "../index/cells.rules.ts";
import { conditions, listingsOf, type SearchPlan } from "../index/search.statements.server.ts";
import { fitsRules } from "../index/stay-rules.server.ts";
import { Statement } from "../index/statement.server.ts";
import { LISTINGS, NIGHTS } from "../index/views.server.ts";

/** How many listings are looked at; the best come first. */
const LOOKED_AT = 100;
const SHIFT_DAYS = 14;

export type FreeShift = { shift: number; count: number };

/** By how many days the stay must move so that some listing of the plan is free, the nearest first. */
export function selectFreeShifts(
  ctx: Ctx,
  plan: SearchPlan,
  { checkIn, checkOut }: Stay,
  earliest: string,
  limit: number,
): Promise<FreeShift[]> {
  const s = new Statement();
  const [from, to, first] = [s.param(checkIn, "date"), s.param(checkOut, "date"), s.param(earliest, "date")];
  const stay = { checkIn: `(${from} + shift)`, nights: `(${to} - ${from})`, now: s.param(ctx.clock.now().toISOString(), "timestamptz") };
  const text = `select shift, count(*)::int as count
    from (select l.property_id, l.has_rules, l.minimum_nights from ${listingsOf(s, plan, conditions(s, plan.wanted))} limit ${LOOKED_AT}) as l
    cross join generate_series(${-SHIFT_DAYS}, ${SHIFT_DAYS}) as shift
    where ${from} + shift >= ${first} and ${fitsRules(stay)} and not exists (
      select 1 from ${NIGHTS} o where o.property_id = l.property_id and o.night >= ${from} + shift and o.night < ${to} + shift and o.held_until > ${stay.now})
    group by shift order by abs(shift), shift desc limit ${limit}`;
  return queryPrepared<FreeShift>(ctx.db, text, s.values);
}

export type Town = { city: string; state: string; country: string; count: number; miles: number };
type Reach = { within: number; limit: number };

/** The towns of the plan's listings within so many miles of the area, with how many they have, the nearest first. */
export function selectTowns(ctx: Ctx, plan: SearchPlan, area: Box, { within, limit }: Reach): Promise<Town[]> {
  const s = new Statement();
  const [west, south, east, north] = [area.west, area.south, area.east, area.north].map((degrees) => s.param(degrees, "float8"));
  const towns = `select p.city, p.state, p.country, count(*)::int as count,
      min(69 * sqrt(pow(found.latitude - least(greatest(found.latitude, ${south}), ${north}), 2)
        + pow((found.longitude - least(greatest(found.longitude, ${west}), ${east})) * cos(radians(found.latitude)), 2)))::float8 as miles
    from (select l.property_id, l.latitude, l.longitude from ${listingsOf(s, plan, conditions(s, plan.wanted))} limit ${LOOKED_AT * 5}) as found
    join ${LISTINGS} p on p.id = found.property_id
    group by p.city, p.state, p.country`;
  const text = `select * from (${towns}) as town where miles <= ${s.param(within, "float8")} order by miles, city limit ${s.param(limit, "int")}`;
  return queryPrepared<Town>(ctx.db, text, s.values);
}
