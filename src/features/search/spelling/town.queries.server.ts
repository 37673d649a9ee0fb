import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";

/** So short, names have too few letter groups to be compared by them. */
const LONG_ENOUGH = 6;

const SIMILAR = `
  select distinct town from (
    select town from search_towns where shortened && $1::text[]
    union all
    select near.town from unnest($2::text[]) as typed
    cross join lateral (select town from search_towns where name % typed order by similarity(name, typed) desc, name limit 10) as near
  ) as found limit 200`;

/** Towns with listings that one of the texts may be a misspelling of. */
export async function selectTownsLike(ctx: Ctx, texts: readonly string[], shortened: readonly string[]): Promise<string[]> {
  const long = texts.filter((text) => text.length >= LONG_ENOUGH);
  const rows = await queryPrepared<{ town: string }>(ctx.db, SIMILAR, [shortened, long]);
  return rows.map(({ town }) => town);
}
