import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { LISTINGS } from "../index/views.server.ts";

/** So many listings are looked at, the best first. */
const LOOKED_AT = 500;

const TOWNS = `select p.city, p.country, (array_agg(best.property_id order by best.category = 'House' desc, best.type = 'property' desc, best.score desc, best.no desc))[1] as "listingId"
  from (select property_id, type, category, score, no from listing_index l order by l.score desc nulls last, l.no desc nulls last limit ${LOOKED_AT}) as best
  cross join lateral (select city, country from ${LISTINGS} where id = best.property_id offset 0) as p
  group by p.city, p.country order by count(*) desc, max(best.score) desc, p.city limit $1::int`;

export type BusyTown = { city: string; country: string; listingId: string };

/** Towns with the most of the best listings, and the best home of each. */
export const selectBusyTowns = (ctx: Ctx, limit: number): Promise<BusyTown[]> => queryPrepared<BusyTown>(ctx.db, TOWNS, [limit]);
