import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { BESIDE } from "../../availability/index.ts";
import { spanOf, type StayWindow } from "../query/stay-window.rules.ts";
import type { SearchCursor } from "../query/search-cursor.ts";
import {
  both,
  type Conditions,
  conditions,
  eachTerm,
  hidden,
  indexedDirection,
  listingsUnder,
  nightsPrice,
  type Order,
  priceCondition,
  rowOf,
  type SearchPlan,
  walked,
  type Wanted,
} from "./search.statements.server.ts";
import { bedroomsTerm } from "./fact-terms.ts";
import { fitCondition, FITS } from "./party-fit.server.ts";
import { totalOf } from "./stay-price.server.ts";
import { Statement } from "./statement.server.ts";
import { CUSTOM_PRICES, LISTINGS, NIGHTS, RATINGS } from "./views.server.ts";

export type Token = {
  token: string;
  ids: number[];
  uses: number;
  cellUses: number;
  /** It stands, just so, in some title or place. */
  isKnown: boolean;
  /** Nothing even begins with it. */
  isGuessed: boolean;
};
export type Hit = { property_id: string; key: string; no: number };

const countPostings = (terms: string) =>
  `(select count(*)::int from (select 1 from listing_postings where term = any(${terms}) limit $3::int) as counted)`;

/** The dictionary's words that the word `token` stands for: itself and what begins with it. */
export const MEANT = `select id from search_words where word = token
        union
        (select id from search_words where word ~>=~ token and word ~<~ (token || chr(1114111))
          and (length(token) > 3 or not exists (select 1 from search_words exact where exact.word = token)) order by length(word), word limit 40)`;

const SPELLED_ALIKE = `(select array_agg(id) from (
  select id from search_words where word % token and similarity(word, token) >= 0.4 order by similarity(word, token) desc, word limit 8) as similar_words)`;

const RESOLVE = `
  select token, ids, "isKnown", "isGuessed", ${countPostings("array(select word_term(id) from unnest(ids) as id)")} as uses, ${countPostings(hidden("$2::bigint[]"))} as "cellUses"
  from (
    select token, exists (select 1 from search_words where word = token) as "isKnown", meant.ids is null as "isGuessed",
      coalesce(meant.ids, case when $4::boolean then null else ${SPELLED_ALIKE} end, '{}') as ids
    from unnest(${hidden("search_words_of($1)")}) as token cross join lateral (select array_agg(id) as ids from (${MEANT}) as these) as meant limit 12) as resolved`;

/**
 * What each word of the text may mean: itself, what begins with it, or else what is spelled like it, unless it is spelled as it is meant; with the number of
 * listings under it and under the cells, both counted up to a limit.
 */
export const resolveWords = (ctx: Ctx, text: string, cells: bigint[] | null, limit: number, asTyped: boolean): Promise<Token[]> =>
  queryPrepared<Token>(ctx.db, RESOLVE, [text, cells?.map(String) ?? [], limit, asTyped]);

const KNOWS = `select coalesce(bool_and(exists (select 1 from search_words where word = token)), false) as known
  from unnest(${hidden("search_words_of($1)")}) as token`;

/** Whether every word of the text stands, just so, in some title or place. */
export async function knowsWords(ctx: Ctx, text: string): Promise<boolean> {
  const [row] = await queryPrepared<{ known: boolean }>(ctx.db, KNOWS, [text]);
  return row?.known ?? false;
}

export async function countCells(ctx: Ctx, cells: bigint[], limit: number): Promise<number> {
  const text = "select count(*)::int as uses from (select 1 from listing_postings where term = any($1::bigint[]) limit $2::int) as counted";
  const [row] = await queryPrepared<{ uses: number }>(ctx.db, text, [cells.map(String), limit]);
  return row?.uses ?? 0;
}

/** How many listings there are, up to a limit. */
export async function countListings(ctx: Ctx, limit: number): Promise<number> {
  const text = "select count(*)::int as listings from (select 1 from listing_index limit $1::int) as counted";
  const [row] = await queryPrepared<{ listings: number }>(ctx.db, text, [limit]);
  return row?.listings ?? 0;
}

const COUNT_LISTS = `select (select count(*)::int from (
    select 1 from listing_postings where term = any(array(select jsonb_array_elements_text(list.terms)::bigint)) limit $2::int) as counted) as uses
  from jsonb_array_elements($1::jsonb) with ordinality as list (terms, place) order by list.place`;

/** How many listings are in each of these lists, up to a limit. */
export async function countLists(ctx: Ctx, lists: bigint[][], limit: number): Promise<number[]> {
  const rows = await queryPrepared<{ uses: number }>(ctx.db, COUNT_LISTS, [JSON.stringify(lists.map((terms) => terms.map(String))), limit]);
  return rows.map(({ uses }) => uses);
}

export type Page = { order: Order; cursor: SearchCursor | null; limit: number };

/** One page in the wanted order; of what is recommended, what sleeps the party well goes first. With terms, only listings under one of them are looked at. */
export async function selectPage(ctx: Ctx, plan: SearchPlan, page: Page): Promise<Hit[]> {
  const { wanted, terms, mayRepeat, isShort } = plan;
  if (!wanted.rooms || page.order.key !== "l.score") return selectInOrder(ctx, plan, page);
  const { rooms } = wanted;
  if (terms === null || !isShort) return selectFitFirst(ctx, plan, page);
  return hitsOf(ctx, (s) => {
    const key = `(l.score + case when ${fitCondition(s, rooms)} then ${FITS} else 0 end)`;
    return allOfTerms(s, { wanted, terms, mayRepeat }, { ...page, order: { ...page.order, key } });
  });
}

/** What fits is one list and the rest another, so that each can be left as soon as there is enough. Their keys tell which one it was. */
async function selectFitFirst(ctx: Ctx, plan: SearchPlan, { order, cursor, limit }: Page): Promise<Hit[]> {
  const reached = cursor && Number(cursor.key) >= FITS;
  const hits: Hit[] = [];
  for (const fits of order.direction === "desc" ? [true, false] : [false, true]) {
    const isOver = reached !== null && reached !== fits && fits === (order.direction === "desc");
    if (isOver || hits.length === limit) continue;
    const bonus = fits ? FITS : 0;
    const from = cursor && reached === fits ? { ...cursor, key: String(Number(cursor.key) - bonus) } : null;
    const among = fits ? await roomyPlan(ctx, plan) : plan;
    const wanted = { ...plan.wanted, fits };
    const found = await selectInOrder(ctx, { ...among, wanted }, { order, cursor: from, limit: limit - hits.length });
    hits.push(...found.map((hit) => ({ ...hit, key: String(Number(hit.key) + bonus) })));
  }
  return hits;
}

/** So few with enough bedrooms are read instead of a long list that has hardly any of them. */
const FEW = 2_000;

async function roomyPlan(ctx: Ctx, plan: SearchPlan): Promise<SearchPlan> {
  const { rooms } = plan.wanted;
  if (!rooms || rooms.bedrooms < 2) return plan;
  const terms = [bedroomsTerm(rooms.bedrooms)];
  const [uses = FEW] = await countLists(ctx, [terms], FEW);
  return uses < FEW ? { ...plan, terms, mayRepeat: false } : plan;
}

function hitsOf(ctx: Ctx, text: (s: Statement) => string): Promise<Hit[]> {
  const s = new Statement();
  return queryPrepared<Hit>(ctx.db, text(s), s.values);
}

async function selectInOrder(ctx: Ctx, plan: SearchPlan, page: Page): Promise<Hit[]> {
  const isByScore = page.order.key === "l.score";
  const hits = (text: (s: Statement) => string) => hitsOf(ctx, text);
  if (plan.isByTotal && page.order.key === "l.price") return hits((s) => byTotal(s, plan, page));
  const { wanted, terms, mayRepeat } = plan;
  if (terms === null || (plan.isLong && !isByScore)) {
    const first = await hits((s) => startOfIndex(s, wanted, page));
    return first.length === page.limit ? first : hits((s) => wholeIndex(s, wanted, page));
  }
  return hits((s) => (isByScore ? bestOfTerms(s, wanted, terms, page) : allOfTerms(s, { wanted, terms, mayRepeat }, page)));
}

function after(s: Statement, { order, cursor }: Page, key = `${order.key}, l.no`): string {
  if (!cursor) return "true";
  const than = order.direction === "asc" ? ">" : "<";
  return `(${key}) ${than} (${s.param(cursor.key, order.type)}, ${s.param(cursor.no, "int")})`;
}

function inOrder({ order }: Page): string {
  const direction = indexedDirection(order);
  return `order by ${order.key} ${direction}, l.no ${direction}`;
}

const upTo = (s: Statement, { limit }: Page): string => `limit ${s.param(limit, "int")}`;

const hitOf = ({ order }: Page): string => `l.property_id, ${order.key}::text as key, l.no`;

/** The part of the index where a page is mostly found. */
const START = 10_000;

/** The rows at the start of the index, or after the cursor. Each is asked everything: PostgreSQL cannot know that many fit, and would sort the whole table. */
export const startOfIndex = (s: Statement, wanted: Wanted, page: Page): string =>
  `select ${hitOf(page)} from (select l.* from listing_index l where ${after(s, page)} ${inOrder(page)} limit ${START}) as l
    where ${both(conditions(s, wanted))} ${upTo(s, page)}`;

const wholeIndex = (s: Statement, wanted: Wanted, page: Page): string =>
  `select ${hitOf(page)} from ${walked(also(conditions(s, wanted), after(s, page)), inOrder(page))} ${upTo(s, page)}`;

const also = ({ ofRow, last }: Conditions, condition: string): Conditions => ({ ofRow: `${ofRow} and ${condition}`, last });

/** Each term's list is read from its best end and left as soon as there is enough. */
function bestOfTerms(s: Statement, wanted: Wanted, terms: bigint[], page: Page): string {
  const { direction } = page.order;
  const limit = s.param(page.limit, "int");
  return `select distinct best.property_id, best.score::text as key, best.no, best.score from ${eachTerm(s, terms)}
    cross join lateral (
      select l.property_id, l.score, l.no from listing_postings p ${rowOf("p.no", both(conditions(s, wanted)))}
      where p.term = wanted.term and ${after(s, page, "p.score, p.no")}
      order by p.score ${direction}, p.no ${direction} limit ${limit}) as best
    order by best.score ${direction}, best.no ${direction} limit ${limit}`;
}

/** The lists are read whole and sorted; nights and rules are asked last, until the page is full. */
function allOfTerms(s: Statement, plan: { wanted: Wanted; terms: bigint[]; mayRepeat: boolean }, page: Page): string {
  const { ofRow, last } = also(conditions(s, plan.wanted), after(s, page));
  const sorted = `(select l.* from ${listingsUnder(s, plan.terms, plan.mayRepeat, ofRow)} ${inOrder(page)} offset 0) as l`;
  return `select ${hitOf(page)} from ${sorted} where ${last} ${upTo(s, page)}`;
}

/** What the stay costs is worked out once for each listing that fits otherwise, then asked for and sorted by. */
function byTotal(s: Statement, { wanted, terms, mayRepeat }: SearchPlan, { order: { type, direction }, cursor, limit }: Page): string {
  const condition = both(conditions(s, wanted, ["price"]));
  const listings = terms === null ? `listing_index l where ${condition}` : listingsUnder(s, terms, mayRepeat, condition);
  const page = { order: { key: "l.total", type, direction }, cursor, limit };
  return `with priced as materialized (select l.property_id, l.no, l.cleaning_fee, ${nightsPrice(s, wanted)} as subtotal from ${listings}),
      l as (select l.property_id, l.no, l.subtotal, ${totalOf("l.subtotal")} as total from priced l)
    select l.property_id, l.total::text as key, l.no from l where ${priceCondition(s, wanted, "l.subtotal")} and ${after(s, page)}
    order by l.total ${direction}, l.no ${direction} limit ${s.param(limit, "int")}`;
}

export type CardFigures = {
  id: string;
  rating: number | null;
  reviewCount: number;
  customPrices: Record<string, number> | null;
  /** The taken nights, and what holds them. */
  taken: Record<string, string> | null;
  timeZone: string;
  minimumNights: number;
};

const FIGURES = `select wanted.id, rated.rating, rated.count as "reviewCount", priced.prices as "customPrices", held.nights as taken, p.time_zone as "timeZone", p.minimum_nights as "minimumNights"
  from unnest($1::uuid[]) as wanted (id) join ${LISTINGS} p on p.id = wanted.id
  cross join lateral (
    select round(avg(rating), 2)::float8 as rating, count(*)::int as count from ${RATINGS} where property_id = wanted.id) as rated
  cross join lateral (
    select jsonb_object_agg(date, price) as prices from ${CUSTOM_PRICES}
    where property_id = wanted.id and date >= $2::date and date < $3::date) as priced
  cross join lateral (
    select jsonb_object_agg(night, kind) as nights from ${NIGHTS}
    where property_id = wanted.id and night >= $2::date - ${BESIDE} and night < $3::date + ${BESIDE} and held_until > $4::timestamptz) as held`;

/** The rating of each of these listings, and its custom prices and taken nights that one of the stays may need, beside it too. */
export function selectFigures(ctx: Ctx, ids: string[], window: StayWindow | null): Promise<CardFigures[]> {
  const span = window && spanOf(window);
  return queryPrepared<CardFigures>(ctx.db, FIGURES, [ids, span?.first ?? null, span?.end ?? null, ctx.clock.now().toISOString()]);
}

const NEXT_RELEASE = `select min(held_until) as moment from ${NIGHTS} where held_until > $1::timestamptz and held_until < 'infinity'`;

/** When the next night anywhere is free by itself; null if none is held for a while only. */
export async function nextRelease(ctx: Ctx): Promise<Date | null> {
  const [row] = await queryPrepared<{ moment: Date | null }>(ctx.db, NEXT_RELEASE, [ctx.clock.now().toISOString()]);
  return row?.moment ?? null;
}
