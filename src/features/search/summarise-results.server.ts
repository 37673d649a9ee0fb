import type { Ctx } from "../../platform/context.server.ts";
import { queryPrepared } from "../../platform/db/prepared.server.ts";
import { AMENITY_FILTERS } from "../listings/index.ts";
import { planSearch, type SearchPlan } from "./plan-search.server.ts";
import { PRICE_LIMIT, type SearchQuery, type SearchSummary } from "./search.schema.ts";
import { categoryCondition, conditions, priceCondition, Statement } from "./search.statements.server.ts";

const TOTAL_CAP = 1000;
const COUNTED_CAP = 5000;
const PRICE_STEP = 50;
const PRICE_STEPS = PRICE_LIMIT / PRICE_STEP;

/** How many listings fit, exactly up to a thousand, and how many each filter would leave. */
export async function summariseResults(ctx: Ctx, query: SearchQuery): Promise<SearchSummary> {
  const plan = await planSearch(ctx, query);
  const [total, facets] = await Promise.all([countTotal(ctx, plan), countFacets(ctx, plan)]);
  return { ...facets, total: Math.min(total, TOTAL_CAP), totalIsCapped: total > TOTAL_CAP };
}

const source = (s: Statement, { terms }: SearchPlan) =>
  terms === null ? "true" : `l.no in (select no from listing_postings where term = any(${s.param(terms.map(String), "bigint[]")}))`;

async function countTotal(ctx: Ctx, plan: SearchPlan): Promise<number> {
  const s = new Statement();
  const text = `select count(*)::int as total from (select 1 from listing_index l where ${source(s, plan)} and ${conditions(s, plan.wanted)} limit ${TOTAL_CAP + 1}) as counted`;
  const [row] = await queryPrepared<{ total: number }>(ctx.db, text, s.values);
  return row?.total ?? 0;
}

type FacetRow = { counted: number; categories: Record<string, number> | null; prices: number[]; amenities: number[] };

async function countFacets(
  ctx: Ctx,
  plan: SearchPlan,
): Promise<Pick<SearchSummary, "categories" | "amenities" | "prices" | "countsAreCapped">> {
  const s = new Statement();
  const base = `select l.* from listing_index l where ${source(s, plan)} and ${conditions(s, plan.wanted, ["price", "categories"])} limit ${COUNTED_CAP}`;
  const [inPrice, inCategories] = [priceCondition(s, plan.wanted), categoryCondition(s, plan.wanted)];
  const bits = AMENITY_FILTERS.map(
    (_, bit) => `count(*) filter (where ${inPrice} and ${inCategories} and l.amenity_mask & ${1n << BigInt(bit)} <> 0)::int`,
  );
  const steps = Array.from({ length: PRICE_STEPS }, (_, step) => `count(*) filter (where ${inCategories} and ${priceStep(step)})::int`);
  const text = `with l as materialized (${base}) select count(*)::int as counted, array[${steps.join(", ")}] as prices, array[${bits.join(", ")}] as amenities,
    (select jsonb_object_agg(category, n) from (select category, count(*)::int as n from l where ${inPrice} group by category) as by_category) as categories from l`;
  const [row] = await queryPrepared<FacetRow>(ctx.db, text, s.values);
  return {
    categories: row?.categories ?? {},
    amenities: Object.fromEntries(AMENITY_FILTERS.map((name, bit) => [name, row?.amenities[bit] ?? 0])),
    prices: row?.prices ?? [],
    countsAreCapped: row?.counted === COUNTED_CAP,
  };
}

/** The last step also holds everything above the slider's end. */
function priceStep(step: number): string {
  const from = step * PRICE_STEP * 100;
  return step === PRICE_STEPS - 1 ? `l.price >= ${from}` : `l.price >= ${from} and l.price < ${from + PRICE_STEP * 100}`;
}
