import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { MEANT, startOfIndex } from "../index/search.queries.server.ts";
import { type Order, ORDERS, type SearchPlan } from "../index/search.statements.server.ts";
import { Statement } from "../index/statement.server.ts";
import { LISTINGS } from "../index/views.server.ts";

/** So many listings are looked at for towns, the best first. */
const LOOKED_AT = 500;
/** Further it isn't counted. */
const MOST_COUNTED = 1_000;

export type BusyTown = { city: string; country: string; listingId: string; count: number };

/** Towns with the most of the best listings, and the best home of each. */
const towns = (limit: string): string => `
    select p.city, p.country, (array_agg(best.property_id order by best.category = 'House' desc, best.type = 'property' desc, best.score desc, best.no desc))[1] as "listingId"
    from (select property_id, type, category, score, no from listing_index l order by l.score desc nulls last, l.no desc nulls last limit ${LOOKED_AT}) as best
    cross join lateral (select city, country from ${LISTINGS} where id = best.property_id offset 0) as p
    group by p.city, p.country order by count(*) desc, max(best.score) desc, p.city limit ${limit}`;

export const selectTowns = (ctx: Ctx, limit: number): Promise<Pick<BusyTown, "city" | "country">[]> =>
  queryPrepared(ctx.db, towns("$1::int"), [limit]);

/** With how many listings have the words of the town's name. */
const countedTowns = (limit: string): string => `select town.*, found.count from (${towns(limit)}) as town
  cross join lateral (
    with words as materialized (
      select terms, ids, (select count(*) from (select 1 from listing_postings where term = any(terms) limit ${MOST_COUNTED}) as counted) as uses
      from unnest(search_words_of(town.city)) as token
      cross join lateral (select array(${MEANT}) as ids) as meant
      cross join lateral (select array(select word_term(id) from unnest(ids) as id) as terms) as lists)
    select count(*)::int as count from (
      select 1 from (select terms from words order by uses limit 1) as rarest
      cross join lateral unnest(rarest.terms) as list (term)
      join listing_postings p on p.term = list.term
      cross join lateral (select l.words from listing_index l where l.no = p.no offset 0) as l
      where not exists (select from words where not l.words && words.ids)
        and p.term = (select min(word_term(id)) from unnest(l.words) as id where word_term(id) = any(rarest.terms))
      limit ${MOST_COUNTED}) as counted) as found`;

/** Towns with the most of the best listings, and with how many listings have the words of their names. */
export const selectBusyTowns = (ctx: Ctx, limit: number): Promise<BusyTown[]> => queryPrepared(ctx.db, countedTowns("$1::int"), [limit]);

/** All lists of the home page and its towns, in one statement. */
export async function selectHome<Name extends string>(
  ctx: Ctx,
  lists: Record<Name, { plan: SearchPlan; order?: Order; limit: number }>,
  mostTowns: number,
): Promise<{ ids: Record<Name, string[]>; towns: BusyTown[] }> {
  const s = new Statement();
  const columns = Object.entries<{ plan: SearchPlan; order?: Order; limit: number }>(lists).map(
    ([name, { plan, order = ORDERS.recommended, limit }]) =>
      `'${name}', (select coalesce(jsonb_agg(property_id), '[]') from (${startOfIndex(s, plan.wanted, { order, cursor: null, limit })}) as listed)`,
  );
  const text = `select jsonb_build_object(${columns.join(", ")}) as ids,
    (select coalesce(json_agg(town), '[]') from (${countedTowns(s.param(mostTowns, "int"))}) as town) as towns`;
  const [row] = await queryPrepared<{ ids: Record<Name, string[]>; towns: BusyTown[] }>(ctx.db, text, s.values);
  if (!row) throw new Error("a statement without a table gave no row");
  return row;
}
