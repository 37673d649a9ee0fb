import type { Statement } from "./statement.server.ts";
import { type Box, cellsOf, longitudesOf } from "./cells.rules.ts";
import type { Reading } from "../intent/intent.ts";
import type { Correction } from "../spelling/correct-places.server.ts";
import { boatKindCondition, factConditions, homeKindCondition, type WantedFacts } from "./fact-conditions.server.ts";
import type { StayWindow } from "../query/stay-window.rules.ts";
import type { AskedCharter } from "../../charters/index.ts";
import { charterCondition } from "./charter-conditions.server.ts";
import { fitCondition, type roomsFor } from "./party-fit.server.ts";
import { subtotalOf } from "./stay-price.server.ts";
import { fitsRules } from "./stay-rules.server.ts";
import { NIGHTS } from "./views.server.ts";
import { PRICE_LIMIT, type SearchQuery, type Sort } from "../query/search.schema.ts";

export type Wanted = Omit<SearchQuery, "q" | "page" | "after" | "before" | "charter"> &
  WantedFacts & {
    window: StayWindow | null;
    /** The rooms that the party needs, and whether only listings with them, or only others, are looked for. */
    rooms: ReturnType<typeof roomsFor>;
    fits?: boolean;
    /** Instead of stays, or besides. */
    charter: AskedCharter | null;
    /** When it is asked: the rules of hosts count from today at the listing. */
    now: Date;
    amenityMask: bigint;
    /** For each word of the text, the dictionary's words that it may mean. */
    words: number[][];
  };

type Facet = "price" | "categories" | "homeKinds" | "boatKinds";

/**
 * What a row of the index, called `l`, must say itself, and what is asked last: its nights and rules, which cost more, and a box of half the world,
 * which PostgreSQL takes for a rare thing.
 */
export type Conditions = { ofRow: string; last: string };

export const both = ({ ofRow, last }: Conditions): string => `${ofRow} and ${last}`;

/** A facet that counts its own alternatives is left out. */
export function conditions(s: Statement, wanted: Wanted, without: readonly Facet[] = []): Conditions {
  const all: string[] = ["true"];
  if (wanted.type && wanted.type !== "all") all.push(`l.type = ${s.param(wanted.type, "text")}`);
  if (wanted.host) all.push(`l.host_id = ${s.param(wanted.host, "uuid")}`);
  if (wanted.guests) all.push(`l.capacity >= ${s.param(wanted.guests, "int")}`);
  if (!without.includes("categories")) all.push(categoryCondition(s, wanted));
  if (!without.includes("homeKinds")) all.push(homeKindCondition(s, wanted));
  if (!without.includes("boatKinds")) all.push(boatKindCondition(s, wanted));
  const { window } = wanted;
  const price = without.includes("price") ? "true" : priceCondition(s, wanted);
  all.push(window && price !== "true" ? mayCost(s, wanted) : price);
  if (wanted.amenityMask > 0n) {
    const mask = s.param(wanted.amenityMask.toString(), "bigint");
    // All of them: no part of a mask is greater than the mask. PostgreSQL would take an "=" for much rarer than it is.
    all.push(`l.amenity_mask & ${mask} >= ${mask}`);
  }
  for (const ids of wanted.words) all.push(`l.words && ${s.param(ids, "int[]")}`);
  const inBox = wanted.box ? boxCondition(s, wanted.box) : "true";
  const isWide = wanted.box !== undefined && cellsOf(wanted.box) === null;
  if (!isWide) all.push(inBox);
  if (wanted.pets) all.push("l.pets_allowed");
  all.push(...factConditions(s, wanted));
  if (wanted.rooms && wanted.fits !== undefined) all.push(`${wanted.fits ? "" : "not "}${fitCondition(s, wanted.rooms)}`);
  const { charter } = wanted;
  if (charter) all.push("l.package_price is not null");
  const last = [
    isWide ? inBox : "true",
    ...(window ? [freeCondition(s, window, wanted.now), price] : []),
    ...(charter ? [charterCondition(s, charter, wanted.now)] : []),
  ];
  return { ofRow: all.join(" and "), last: last.join(" and ") };
}

/** The stay is as the listing allows it, and free on every night. */
const isFreeFrom = (s: Statement, { nights }: StayWindow, now: Date) => {
  const length = s.param(nights, "int");
  const moment = s.param(now.toISOString(), "timestamptz");
  return (checkIn: string) =>
    `${fitsRules({ checkIn, nights: length, now: moment })} and not exists (select 1 from ${NIGHTS} o where o.property_id = l.property_id and o.night >= ${checkIn} and o.night < ${checkIn} + ${length} and o.held_until > ${moment} offset 0)`;
};

/** One of the stays can be had. */
function freeCondition(s: Statement, window: StayWindow, now: Date): string {
  const isFree = isFreeFrom(s, window, now);
  const { checkIns } = window;
  if (checkIns.length === 1) return isFree(s.param(checkIns[0], "date"));
  // The fence keeps all of it inside: beside the others, PostgreSQL would expect so few listings that it sorted the whole table.
  return `exists (select 1 from unnest(${s.param(checkIns, "date[]")}) as stay (check_in) where ${isFree("stay.check_in")} offset 0)`;
}

export const categoryCondition = (s: Statement, { categories }: Wanted): string =>
  categories.length > 0 ? `l.category = any(${s.param(categories, "text[]")})` : "true";

/** What a row of the index costs where no dates are asked for: a night, or its cheapest package. */
const listedPrice = ({ charter }: Pick<Wanted, "charter">): string => (charter ? "l.package_price" : "l.price");

/** What the nights cost together, or one night if no dates are asked for; of charters, the cheapest package. */
export const nightsPrice = (s: Statement, wanted: Wanted): string =>
  wanted.charter && !wanted.window
    ? "l.package_price::bigint"
    : subtotalOf(s, wanted, (checkIn) => (wanted.window ? isFreeFrom(s, wanted.window, wanted.now)(checkIn) : "true"));

/** How many nights the price is for. */
export const pricedNights = ({ window }: Wanted): number => window?.nights ?? 1;

/** The nights cost as much on average as was asked for. The slider's end means "and above". */
export function priceCondition(s: Statement, wanted: Wanted, price?: string): string {
  const { minPrice = 0, maxPrice = PRICE_LIMIT } = wanted;
  const cents = 100 * pricedNights(wanted);
  const least = minPrice > 0 ? s.param(minPrice * cents, "bigint") : null;
  const most = maxPrice < PRICE_LIMIT ? s.param(maxPrice * cents, "bigint") : null;
  if (!least && !most) return "true";
  // Of a stay the price is worked out, and named only once.
  if (wanted.window) return `${price ?? nightsPrice(s, wanted)} <@ int8range(${least}, ${most}, '[]')`;
  const listed = listedPrice(wanted);
  return [least && `${listed} >= ${least}`, most && `${listed} <= ${most}`].filter(Boolean).join(" and ");
}

/** Leaves out what is never that cheap or that dear, without looking at a stay. */
function mayCost(s: Statement, { minPrice = 0, maxPrice = PRICE_LIMIT }: Wanted): string {
  const most = maxPrice < PRICE_LIMIT ? `l.lowest_price <= ${s.param(maxPrice * 100, "int")}` : "true";
  return `${most} and l.highest_price >= ${s.param(minPrice * 100, "int")}`;
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
  /** There is so little under the terms that it is read whole. */
  isShort: boolean;
  /** There is too much under the terms to sort it. */
  isLong: boolean;
  /** Sorted by what the stay costs in all, not by the nightly price. */
  isByTotal: boolean;
  /** What was understood of the text. */
  readings: Reading[];
  /** The words of the text that stand, just so, in some title or place; and whether others are only the beginning of such a word, or not even that. */
  known: ReadonlySet<string>;
  spelling: "known" | "begun" | "guessed";
  /** The place that a misspelt text means. */
  correction: Correction | null;
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
export const listingsOf = (s: Statement, { terms, mayRepeat }: SearchPlan, condition: Conditions): string =>
  terms === null ? bestFirst(condition) : listingsUnder(s, terms, mayRepeat, both(condition));

export const bestFirst = (condition: Conditions): string => walked(condition, "order by l.score desc nulls last, l.no desc nulls last");

/**
 * The index in this order, called `l`, as far as it is read. The fence has the rest asked last, row by row: PostgreSQL would ask it of every listing
 * to sort what is left.
 */
export const walked = ({ ofRow, last }: Conditions, order: string): string =>
  `(select l.* from listing_index l where ${ofRow} ${order} offset 0) as l where ${last}`;

export type Order = { key: string; type: string; direction: "asc" | "desc" };

export const ORDERS: Record<Sort, Order> = {
  recommended: { key: "l.score", type: "int", direction: "desc" },
  newest: { key: "l.created_at", type: "timestamptz", direction: "desc" },
  "price-low": { key: "l.price", type: "bigint", direction: "asc" },
  "price-high": { key: "l.price", type: "bigint", direction: "desc" },
  rating: { key: "l.rating", type: "int", direction: "desc" },
};

/** The order that is asked for: of charters, by the price of the cheapest package. */
export function orderOf({ sort, charter, window }: Pick<Wanted, "sort" | "charter" | "window">): Order {
  const order = ORDERS[sort];
  return charter && !window && order.key === "l.price" ? { ...order, key: "l.package_price" } : order;
}

/** The direction just as the index has it, or its reverse: with nulls at the other end PostgreSQL would sort the whole table. */
export const indexedDirection = ({ key, direction }: Order): string =>
  key === "l.price" || key === "l.package_price" ? direction : direction === "desc" ? "desc nulls last" : "asc nulls first";
