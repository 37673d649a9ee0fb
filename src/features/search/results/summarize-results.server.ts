import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { AMENITY_FILTERS } from "../../listings/index.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { PRICE_LIMIT, type SearchQuery, type SearchSummary } from "../query/search.schema.ts";
import {
  categoryCondition,
  conditions,
  listingsUnder,
  priceCondition,
  type SearchPlan,
  Statement,
} from "../index/search.statements.server.ts";

const TOTAL_CAP = 1000;
const COUNTED_CAP = 5000;
const PRICE_STEP = 50;
const PRICE_STEPS = PRICE_LIMIT / PRICE_STEP;

/** How many listings fit, exactly up to a thousand, and how many each filter would leave among the first few thousand. */
export async function summarizeResults(ctx: Ctx, query: SearchQuery, planned?: SearchPlan): Promise<SearchSummary> {
  const plan = planned ?? (await planSearch(ctx, query));
  const { counted, fitting, categories, steps, amenities } = await countFacets(ctx, plan);
  const countsAreCapped = counted === COUNTED_CAP;
  const total = countsAreCapped && fitting <= TOTAL_CAP ? await countTotal(ctx, plan) : fitting;
  return {
    total: Math.min(total, TOTAL_CAP),
    totalIsCapped: total > TOTAL_CAP,
    categories: categories ?? {},
    amenities: Object.fromEntries(AMENITY_FILTERS.map((name, bit) => [name, amenities[bit] ?? 0])),
    prices: Array.from({ length: PRICE_STEPS }, (_, step) => steps?.[step] ?? 0),
    countsAreCapped,
  };
}

/** The listings that meet the condition, called `l`; reading can stop at any row. */
const listingsOf = (s: Statement, { terms, mayRepeat }: SearchPlan, condition: string): string =>
  terms === null
    ? `listing_index l where ${condition} order by l.score desc nulls last, l.no desc nulls last`
    : listingsUnder(s, terms, mayRepeat, condition);

async function countTotal(ctx: Ctx, plan: SearchPlan): Promise<number> {
  const s = new Statement();
  const text = `select count(*)::int as total from (select 1 from ${listingsOf(s, plan, conditions(s, plan.wanted))} limit ${TOTAL_CAP + 1}) as counted`;
  const [row] = await queryPrepared<{ total: number }>(ctx.db, text, s.values);
  return row?.total ?? 0;
}

type Counts = Record<string, number>;
type Facets = { counted: number; fitting: number; categories: Counts | null; steps: Counts | null; amenities: number[] };

async function countFacets(ctx: Ctx, plan: SearchPlan): Promise<Facets> {
  const s = new Statement();
  const base = listingsOf(s, plan, conditions(s, plan.wanted, ["price", "categories"]));
  const [inPrice, inCategories] = [priceCondition(s, plan.wanted), categoryCondition(s, plan.wanted)];
  const text = `with l as materialized (
      select l.category, l.amenity_mask, ${inPrice} as in_price, ${inCategories} as in_categories, least(l.price / ${PRICE_STEP * 100}, ${PRICE_STEPS - 1}) as step
      from ${base} limit ${COUNTED_CAP})
    select count(*)::int as counted, count(*) filter (where in_price and in_categories)::int as fitting,
      (select jsonb_object_agg(category, n) from (select category, count(*)::int as n from l where in_price group by category) as grouped) as categories,
      (select jsonb_object_agg(step, n) from (select step, count(*)::int as n from l where in_categories group by step) as grouped) as steps,
      array(select coalesce(sum(n) filter (where mask & (1::bigint << bit) <> 0), 0)::int
        from generate_series(0, ${AMENITY_FILTERS.length - 1}) as bit
        left join (select amenity_mask as mask, count(*)::int as n from l where in_price and in_categories group by amenity_mask) as grouped on true
        group by bit order by bit) as amenities
    from l`;
  const [row] = await queryPrepared<Facets>(ctx.db, text, s.values);
  return row ?? { counted: 0, fitting: 0, categories: null, steps: null, amenities: [] };
}
