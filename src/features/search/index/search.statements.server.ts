import type { Box } from "./cells.rules.ts";
import type { Statement } from "./statement.server.ts";
import { longitudesOf } from "./cells.rules.ts";
import type { Reading } from "../intent/intent.ts";
import { boatKindCondition, factConditions, type WantedFacts } from "./fact-conditions.server.ts";
import type { StayWindow } from "../query/stay-window.rules.ts";
import { PRICE_LIMIT, type SearchQuery, type Sort } from "../query/search.schema.ts";

export type Wanted = Omit<SearchQuery, "q" | "after" | "before"> &
  WantedFacts & {
    window: StayWindow | null;
    /** When it is asked: the rules of hosts count from today at the listing. */
    now: Date;
    amenityMask: bigint;
    /** For each word of the text, the dictionary's words that it may mean. */
    words: number[][];
  };

type Facet = "price" | "categories" | "boatKinds";

/** The conditions on a row of the index, called `l`; a facet that counts its own alternatives is left out. */
export function conditions(s: Statement, wanted: Wanted, without: readonly Facet[] = []): string {
  const all: string[] = ["true"];
  if (wanted.type && wanted.type !== "all") all.push(`l.type = ${s.param(wanted.type, "text")}`);
  if (wanted.host) all.push(`l.host_id = ${s.param(wanted.host, "uuid")}`);
  if (wanted.guests) all.push(`l.capacity >= ${s.param(wanted.guests, "int")}`);
  if (!without.includes("categories")) all.push(categoryCondition(s, wanted));
  if (!without.includes("boatKinds")) all.push(boatKindCondition(s, wanted));
  if (!without.includes("price")) all.push(priceCondition(s, wanted));
  if (wanted.amenityMask > 0n) {
    const mask = s.param(wanted.amenityMask.toString(), "bigint");
    all.push(`l.amenity_mask & ${mask} = ${mask}`);
  }
  for (const ids of wanted.words) all.push(`l.words && ${s.param(ids, "int[]")}`);
  if (wanted.box) all.push(boxCondition(s, wanted.box));
  if (wanted.pets) all.push("l.pets_allowed");
  if (wanted.window) all.push(freeCondition(s, wanted.window, wanted.now));
  all.push(...factConditions(s, wanted));
  return all.join(" and ");
}

/** The listing's rules allow the stay; few have more than a minimum. */
export const fitsRules = (s: Statement, checkIn: string, nights: string, now: Date): string =>
  `case when l.has_rules then stay_fits(l.property_id, ${checkIn}, ${nights}, ${s.param(now.toISOString(), "timestamptz")}) else l.minimum_nights <= ${nights} end`;

/** One of the stays is as the listing allows it, and free on every night. */
function freeCondition(s: Statement, { nights, checkIns }: StayWindow, now: Date): string {
  const length = s.param(nights, "int");
  const isFree = (checkIn: string) =>
    `${fitsRules(s, checkIn, length, now)} and not exists (select 1 from occupied_nights o where o.property_id = l.property_id and o.night >= ${checkIn} and o.night < ${checkIn} + ${length})`;
  if (checkIns.length === 1) return isFree(s.param(checkIns[0], "date"));
  // The fence keeps all of it inside: beside the others, PostgreSQL would expect so few listings that it sorted the whole table.
  return `exists (select 1 from unnest(${s.param(checkIns, "date[]")}) as stay (check_in) where ${isFree("stay.check_in")} offset 0)`;
}

export const categoryCondition = (s: Statement, { categories }: Wanted): string =>
  categories.length > 0 ? `l.category = any(${s.param(categories, "text[]")})` : "true";

/** The slider's end means "and above". */
export function priceCondition(s: Statement, { minPrice, maxPrice }: Wanted): string {
  const low = minPrice ? `l.price >= ${s.param(minPrice * 100, "int")}` : "true";
  const high = maxPrice !== undefined && maxPrice < PRICE_LIMIT ? `l.price <= ${s.param(maxPrice * 100, "int")}` : "true";
  return `${low} and ${high}`;
}

function boxCondition(s: Statement, box: Box): string {
  const spans = longitudesOf(box).map(([west, east]) => `l.longitude between ${s.param(west, "float8")} and ${s.param(east, "float8")}`);
  return `l.latitude between ${s.param(box.south, "float8")} and ${s.param(box.north, "float8")} and (${spans.join(" or ")})`;
}

/** The lists to read from (null: the whole index), and the conditions for their listings. */
export type SearchPlan = {
  wanted: Wanted;
  terms: bigint[] | null;
  /** The terms are words, and a listing may have several of them. */
  mayRepeat: boolean;
  /** There is too much under the terms to sort it. */
  isLong: boolean;
  /** What was understood of the text. */
  readings: Reading[];
};

/** An array whose length the planner cannot know: one plan serves every question, and is made once for each connection. */
export const hidden = (array: string): string => `array(select unnest(${array}))`;

export const eachTerm = (s: Statement, terms: bigint[]): string =>
  `unnest(${hidden(s.param(terms.map(String), "bigint[]"))}) as wanted (term)`;

/** The row of the index, called `l`, if it meets the condition. The fence keeps it a look-up by key, however long the list is. */
export const rowOf = (no: string, condition: string): string =>
  `cross join lateral (select l.* from listing_index l where l.no = ${no} and ${condition} offset 0) as l`;

/** Every listing under the terms once, called `l`, if it fulfils the condition; reading can stop at any row. */
export function listingsUnder(s: Statement, terms: bigint[], mayRepeat: boolean, condition: string): string {
  const once =
    mayRepeat && terms.length > 1
      ? ` and wanted.term = (select min(word_term(id)) from unnest(l.words) as id where word_term(id) = any(${s.param(terms.map(String), "bigint[]")}))`
      : "";
  return `${eachTerm(s, terms)} join listing_postings p on p.term = wanted.term ${rowOf("p.no", condition + once)}`;
}

/** The listings that meet the condition, called `l`; reading can stop at any row. */
export const listingsOf = (s: Statement, { terms, mayRepeat }: SearchPlan, condition: string): string =>
  terms === null
    ? `listing_index l where ${condition} order by l.score desc nulls last, l.no desc nulls last`
    : listingsUnder(s, terms, mayRepeat, condition);

export type Order = { key: string; type: string; direction: "asc" | "desc" };

export const ORDERS: Record<Sort, Order> = {
  recommended: { key: "l.score", type: "int", direction: "desc" },
  newest: { key: "l.created_at", type: "timestamptz", direction: "desc" },
  "price-low": { key: "l.price", type: "int", direction: "asc" },
  "price-high": { key: "l.price", type: "int", direction: "desc" },
  rating: { key: "l.rating", type: "int", direction: "desc" },
};

/** The direction just as the index has it, or its reverse: with nulls at the other end PostgreSQL would sort the whole table. */
export const indexedDirection = ({ key, direction }: Order): string =>
  key === "l.price" ? direction : direction === "desc" ? "desc nulls last" : "asc nulls first";
