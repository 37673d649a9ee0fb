import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { AMENITY_FILTERS, HOME_KINDS } from "../../listings/index.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { type FactCounts, PRICE_LIMIT, type SearchQuery, type SearchSummary } from "../query/search.schema.ts";
import { boatKindCondition, freeCancellation, homeKindCondition, NO_LICENSE } from "../index/fact-conditions.server.ts";
import {
  categoryCondition,
  conditions,
  listingsOf,
  nightsPrice,
  priceCondition,
  pricedNights,
  type SearchPlan,
} from "../index/search.statements.server.ts";
import { Statement } from "../index/statement.server.ts";

const TOTAL_CAP = 1000;
const COUNTED_CAP = 5000;
/** With dates each one is asked about its nights and rules, and most of a long list is taken: what was counted stands for the total then. */
const COUNTED_WITH_DATES = 1000;
/** The free starts of a day cost more to find than nights. */
const COUNTED_WITH_A_DAY = 200;
const PRICE_STEP = 50;
const PRICE_STEPS = PRICE_LIMIT / PRICE_STEP;

/** How many listings fit, exactly up to a thousand (with dates, at least how many), and how many each filter would leave among the first few thousand. */
export async function summarizeResults(ctx: Ctx, query: SearchQuery, planned?: SearchPlan): Promise<SearchSummary> {
  const plan = planned ?? (await planSearch(ctx, query));
  const { counted, fitting, categories, homeKinds, boatKinds, steps, amenities, facts } = await countFacets(ctx, plan);
  const countsAreCapped = counted === countedOf(plan);
  const isLeast = countsAreCapped && (plan.wanted.window !== null || hasDay(plan));
  const total = countsAreCapped && !isLeast && fitting <= TOTAL_CAP ? await countTotal(ctx, plan) : fitting;
  return {
    total: Math.min(total, TOTAL_CAP),
    totalIsCapped: isLeast || total > TOTAL_CAP,
    categories: categories ?? {},
    homeKinds: Object.fromEntries(HOME_KINDS.map((kind, bit) => [kind, homeKinds[bit] ?? 0])),
    boatKinds: boatKinds ?? {},
    facts,
    amenities: Object.fromEntries(AMENITY_FILTERS.map((name, bit) => [name, amenities[bit] ?? 0])),
    prices: Array.from({ length: PRICE_STEPS }, (_, step) => steps?.[step] ?? 0),
    countsAreCapped,
  };
}

/** How many listings fit, up to one more than a thousand. */
export async function countTotal(ctx: Ctx, plan: SearchPlan): Promise<number> {
  const s = new Statement();
  const text = `select count(*)::int as total from (select 1 from ${listingsOf(s, plan, conditions(s, plan.wanted))} limit ${TOTAL_CAP + 1}) as counted`;
  const [row] = await queryPrepared<{ total: number }>(ctx.db, text, s.values);
  return row?.total ?? 0;
}

const hasDay = ({ wanted: { charter } }: SearchPlan): boolean => charter !== null && charter.day !== null;

const countedOf = ({ wanted }: SearchPlan): number =>
  wanted.charter?.day ? COUNTED_WITH_A_DAY : wanted.window ? COUNTED_WITH_DATES : COUNTED_CAP;

type Counts = Record<string, number>;
type Facets = {
  counted: number;
  fitting: number;
  categories: Counts | null;
  homeKinds: number[];
  boatKinds: Counts | null;
  steps: Counts | null;
  amenities: number[];
  facts: FactCounts;
};

const grouped = (key: string, where: string): string =>
  `(select jsonb_object_agg(${key}, n) from (select ${key}, count(*)::int as n from l where ${where} and ${key} is not null group by ${key}) as grouped)`;

const FITS = "in_price and in_categories and in_home_kinds and in_kinds";
const among = (condition: string): string => `count(*) filter (where ${FITS} and ${condition})::int`;
const FACTS = `jsonb_build_object('boats', ${among("type = 'boat'")}, 'withCaptain', ${among("crew in ('captained', 'either')")},
  'withoutCaptain', ${among("crew in ('bareboat', 'either')")}, 'noLicense', ${among("no_license")}, 'freeCancellation', ${among("free_cancellation")},
  'petsAllowed', ${among("pets_allowed")}, 'families', ${among("for_families")}, 'rated', jsonb_build_object('4', ${among("rating >= 400")}, '4.5', ${among("rating >= 450")}, '4.8', ${among("rating >= 480")}))`;

async function countFacets(ctx: Ctx, plan: SearchPlan): Promise<Facets> {
  const s = new Statement();
  const { wanted } = plan;
  const base = listingsOf(s, plan, conditions(s, wanted, ["price", "categories", "homeKinds", "boatKinds"]));
  const text = `with priced as materialized (
      select l.type, l.category, l.boat_kind, l.amenity_mask, l.crew, l.rating, l.pets_allowed, l.home_kinds, l.for_families, ${NO_LICENSE} as no_license, ${freeCancellation(s, wanted)} as free_cancellation,
        ${categoryCondition(s, wanted)} as in_categories, ${homeKindCondition(s, wanted)} as in_home_kinds, ${boatKindCondition(s, wanted)} as in_kinds, l.price, ${nightsPrice(s, wanted)} as subtotal
      from ${base} limit ${countedOf(plan)}),
    l as materialized (
      select l.*, ${priceCondition(s, wanted, "l.subtotal")} as in_price, least(l.subtotal / ${PRICE_STEP * 100 * pricedNights(wanted)}, ${PRICE_STEPS - 1}) as step
      from priced l)
    select count(*)::int as counted, count(*) filter (where ${FITS})::int as fitting,
      ${grouped("category", "in_price and in_home_kinds and in_kinds")} as categories,
      array(select count(*) filter (where in_price and in_categories and in_kinds and home_kinds & (1 << bit) <> 0)::int
        from generate_series(0, ${HOME_KINDS.length - 1}) as bit left join l on true group by bit order by bit) as "homeKinds",
      ${grouped("boat_kind", "in_price and in_categories and in_home_kinds")} as "boatKinds",
      ${grouped("step", "in_categories and in_home_kinds and in_kinds")} as steps,
      array(select coalesce(sum(n) filter (where mask & (1::bigint << bit) <> 0), 0)::int
        from generate_series(0, ${AMENITY_FILTERS.length - 1}) as bit
        left join (select amenity_mask as mask, count(*)::int as n from l where ${FITS} group by amenity_mask) as grouped on true
        group by bit order by bit) as amenities,
      ${FACTS} as facts
    from l`;
  const [row] = await queryPrepared<Facets>(ctx.db, text, s.values);
  if (!row) throw new Error("a count has one row");
  return row;
}
