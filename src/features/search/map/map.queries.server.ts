import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { countCells } from "../index/search.queries.server.ts";
import { bestFirst, both, conditions, eachTerm, listingsUnder, rowOf, type SearchPlan } from "../index/search.statements.server.ts";
import { Statement } from "../index/statement.server.ts";
import type { Place } from "./group-places.ts";

/** Lists up to this length are read whole. */
const MOST_READ = 1500;
/** Of longer ones, this many of the best under each term. */
const BEST_OF_TERM = 30;
/** Of the whole index, those that fit among its best, and this many at least. */
const MOST_READ_OF_ALL = 500;
const BEST_OF_ALL = 50;

const COLUMNS = "l.property_id as id, l.score, l.latitude, l.longitude";
const BEST_FIRST = "order by l.score desc nulls last, l.no desc nulls last";

/** Where the listings of a plan are. Where there are more than can be read, those left out are known of: their neighbors are capped. */
export async function selectPlaces(ctx: Ctx, plan: SearchPlan): Promise<Place[]> {
  const { terms } = plan;
  const places =
    terms === null
      ? await selectBest(ctx, plan)
      : (await countCells(ctx, terms, MOST_READ + 1)) <= MOST_READ
        ? await selectAll(ctx, plan, terms)
        : await selectBestOfTerms(ctx, plan, terms);
  return [...new Map(places.map((place) => [place.id, place])).values()];
}

function selectAll(ctx: Ctx, { wanted, mayRepeat }: SearchPlan, terms: bigint[]): Promise<Place[]> {
  const s = new Statement();
  const text = `select ${COLUMNS} from ${listingsUnder(s, terms, mayRepeat, both(conditions(s, wanted)))} where l.latitude is not null`;
  return queryPrepared<Place>(ctx.db, text, s.values);
}

async function selectBestOfTerms(ctx: Ctx, { wanted }: SearchPlan, terms: bigint[]): Promise<Place[]> {
  const s = new Statement();
  const limit = s.param(BEST_OF_TERM, "int");
  const text = `select best.id, best.score, best.latitude, best.longitude, count(*) over (partition by wanted.term) = ${limit} as "isCapped"
    from ${eachTerm(s, terms)}
    cross join lateral (
      select ${COLUMNS} from listing_postings p ${rowOf("p.no", both(conditions(s, wanted)))}
      where p.term = wanted.term and l.latitude is not null order by p.score desc, p.no desc limit ${limit}) as best`;
  return queryPrepared<Place>(ctx.db, text, s.values);
}

async function selectBest(ctx: Ctx, { wanted }: SearchPlan): Promise<Place[]> {
  const s = new Statement();
  const { ofRow, last } = conditions(s, wanted);
  const fits = { ofRow: `${ofRow} and l.latitude is not null`, last };
  const [read, best] = [s.param(MOST_READ_OF_ALL, "int"), s.param(BEST_OF_ALL, "int")];
  const text = `with first as materialized (select l.* from listing_index l ${BEST_FIRST} limit ${read}),
      best as materialized (select l.* from ${bestFirst(fits)} limit ${best})
    select ${COLUMNS}, (select count(*) from first) = ${read} and (select count(*) from best) = ${best} as "isCapped"
    from (select l.* from first l where ${both(fits)} union all select l.* from best l) as l`;
  return queryPrepared<Place>(ctx.db, text, s.values);
}
