import type { Ctx } from "../../platform/context.server.ts";
import { queryPrepared } from "../../platform/db/prepared.server.ts";
import { conditions, type Order, Statement, type Wanted } from "./search.statements.server.ts";

export type Token = { token: string; ids: number[]; uses: number };
export type Cursor = { key: string; no: number };
export type Hit = { property_id: string; key: string; no: number };

/** How far the size of a list is counted before it is simply called long. */
const LONG_LIST = 2000;

const RESOLVE = `
  select token, ids, (select count(*)::int from (
    select 1 from listing_postings where term = any(array(select word_term(id) from unnest(ids) as id)) limit ${LONG_LIST}) as counted) as uses
  from (
    select token, coalesce(
      (select array_agg(id) from (
        select id from search_words where word = token
        union
        (select id from search_words where word ~>=~ token and word ~<~ (token || chr(1114111))
          and (length(token) > 3 or not exists (select 1 from search_words exact where exact.word = token)) order by length(word), word limit 40)) as meant),
      (select array_agg(id) from (select id from search_words where word % token and similarity(word, token) >= 0.4 order by similarity(word, token) desc, word limit 8) as similar_words),
      '{}') as ids
    from unnest(search_words_of($1)) as token limit 12) as resolved`;

/** What each word of the text may mean: itself, what begins with it, or else what is spelled like it. */
export const resolveWords = (ctx: Ctx, text: string): Promise<Token[]> => queryPrepared<Token>(ctx.db, RESOLVE, [text]);

/** How many listings stand under these cells, counted up to a long list. */
export async function countCells(ctx: Ctx, cells: bigint[]): Promise<number> {
  const [row] = await queryPrepared<{ uses: number }>(
    ctx.db,
    `select count(*)::int as uses from (select 1 from listing_postings where term = any($1::bigint[]) limit ${LONG_LIST}) as counted`,
    [cells.map(String)],
  );
  return row?.uses ?? 0;
}

export type Page = { order: Order; cursor: Cursor | null; limit: number };

/** One page in the wanted order. With terms, only listings under one of them are looked at. */
export async function selectPage(ctx: Ctx, wanted: Wanted, terms: bigint[] | null, page: Page): Promise<Hit[]> {
  const s = new Statement();
  const text =
    terms === null
      ? wholeIndex(s, wanted, page)
      : page.order.key === "l.score"
        ? bestOfTerms(s, wanted, terms, page)
        : allOfTerms(s, wanted, terms, page);
  return queryPrepared<Hit>(ctx.db, text, s.values);
}

function after(s: Statement, { order, cursor }: Page, key = order.key): string {
  if (!cursor) return "true";
  const than = order.direction === "asc" ? ">" : "<";
  return `(${key}, l.no) ${than} (${s.param(cursor.key, order.type)}, ${s.param(cursor.no, "int")})`;
}

function wholeIndex(s: Statement, wanted: Wanted, page: Page): string {
  const { key, direction } = page.order;
  return `select l.property_id, ${key}::text as key, l.no from listing_index l
    where ${conditions(s, wanted)} and ${after(s, page)} order by ${key} ${direction}, l.no ${direction} limit ${s.param(page.limit, "int")}`;
}

/** Each term's list is read from its best end and left as soon as there is enough. */
function bestOfTerms(s: Statement, wanted: Wanted, terms: bigint[], page: Page): string {
  const { direction } = page.order;
  const limit = s.param(page.limit, "int");
  const from = page.cursor
    ? `(p.score, p.no) ${direction === "asc" ? ">" : "<"} (${s.param(page.cursor.key, "int")}, ${s.param(page.cursor.no, "int")})`
    : "true";
  return `select distinct best.property_id, best.score::text as key, best.no, best.score from unnest(${s.param(terms.map(String), "bigint[]")}) as wanted (term)
    cross join lateral (
      select l.property_id, p.score, p.no from listing_postings p join listing_index l on l.no = p.no
      where p.term = wanted.term and ${from} and ${conditions(s, wanted)}
      order by p.score ${direction}, p.no ${direction} limit ${limit}) as best
    order by best.score ${direction}, best.no ${direction} limit ${limit}`;
}

function allOfTerms(s: Statement, wanted: Wanted, terms: bigint[], page: Page): string {
  const { key, direction } = page.order;
  return `select l.property_id, ${key}::text as key, l.no from listing_index l
    where l.no in (select no from listing_postings where term = any(${s.param(terms.map(String), "bigint[]")}))
    and ${conditions(s, wanted)} and ${after(s, page)} order by ${key} ${direction}, l.no ${direction} limit ${s.param(page.limit, "int")}`;
}
