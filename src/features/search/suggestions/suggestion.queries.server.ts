import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { LISTINGS } from "../index/views.server.ts";

type NamedTown = { city: string; state: string; stateName: string | null; country: string; count: number };

/** So many listings are looked at, the best first. */
const LOOKED_AT = 500;

const TOWNS = `
  with words as (
    select word_term(id) as term from search_words
    where word ~>=~ split_part($1::text, ' ', 1) and word ~<~ (split_part($1::text, ' ', 1) || chr(1114111)) order by length(word), word limit 20)
  select p.city, p.state, us_state_name(p.state) as "stateName", p.country, count(*)::int as count
  from (select distinct no from (
    select best.no from words cross join lateral (
      select no from listing_postings where term = words.term order by score desc limit ${LOOKED_AT}) as best limit ${2 * LOOKED_AT}) as these) as found
  cross join lateral (select property_id from listing_index where no = found.no offset 0) as l
  cross join lateral (select city, state, country from ${LISTINGS} where id = l.property_id offset 0) as p
  where ' ' || array_to_string(regexp_split_to_array(lower(unaccent(p.city)), '[^[:alnum:]]+'), ' ') like '% ' || $1::text || '%'
  group by p.city, p.state, p.country order by count desc, p.city limit $2::int`;

/** Towns with listings that have a word which begins with the folded text, those with the most listings first. */
export const selectTownsNamed = (ctx: Ctx, typed: string, limit: number): Promise<NamedTown[]> =>
  queryPrepared<NamedTown>(ctx.db, TOWNS, [typed, limit]);
