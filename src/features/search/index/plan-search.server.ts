import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { nightsBetween } from "../../availability/index.ts";
import { AMENITY_FILTERS } from "../../listings/index.ts";
import { type Box, cellsOf } from "./cells.rules.ts";
import { charterAsked } from "./charter-conditions.server.ts";
import { factLists } from "./fact-terms.ts";
import { countCells, countListings, countLists, knowsWords, resolveWords, selectPage, type Token } from "./search.queries.server.ts";
import { type Understood, understandQuery } from "../intent/understand-query.ts";
import { correctPlaces } from "../spelling/correct-places.server.ts";
import { earliestToday } from "../query/search.rules.ts";
import { roomsFor } from "./party-fit.server.ts";
import { type StayWindow, stayWindow, windowProblem } from "../query/stay-window.rules.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { orderOf, type SearchPlan, type Wanted } from "./search.statements.server.ts";

const WORD_KIND = 8n << 56n;
/** How far lists are counted to find the shortest. */
const COUNTED = 2_000;
/** Up to this length a list is read whole where what fits the party goes first. */
const READ_WHOLE = 300;
/** Up to this length a list is read and sorted; for a longer one, the index of the sort order is walked instead. */
const SORTED = 50_000;
/** Up to this length what the stay costs in all is worked out for every listing, to sort by it. */
const TOTALED = 3_000;

/** Plans the search; a text that names no place or listing but is spelled like a place is taken for it, unless it is meant as it was typed. */
export async function planSearch(ctx: Ctx, asked: SearchQuery, view?: Box): Promise<SearchPlan> {
  const plan = await planAsTyped(ctx, asked, view);
  const { known, spelling } = plan;
  if (asked.asTyped || spelling === "known" || (spelling === "begun" && (await findsSome(ctx, plan)))) return plan;
  const corrected = await correctPlaces(ctx, asked.q, known);
  if (!corrected) return plan;
  return { ...(await planAsTyped(ctx, { ...asked, q: corrected.text }, view)), correction: corrected.correction };
}

/** Understands the text and picks the shortest list to start from: its rarest word, the map cells, or a wanted fact. A view narrows it without being read differently. */
async function planAsTyped(ctx: Ctx, asked: SearchQuery, view?: Box): Promise<SearchPlan> {
  const today = earliestToday(ctx.clock.now());
  const problem = windowProblem(asked, today);
  if (problem) throw requestError("invalid_input", { fields: { [problem.field]: problem.message } });
  const within = (understood: Understood) => planOf(ctx, view ? { ...understood, query: { ...understood.query, box: view } } : understood);
  const understood = understandQuery(asked, today);
  const mayBeTitle = (understood.readings.length > 0 || understood.isVague) && (await knowsWords(ctx, asked.q));
  const vague = { ...understood, query: { ...understood.query, q: "" } };
  const asWords = { query: asked, readings: [], areas: [], countries: [], isVague: false };
  if (understood.isVague) return within(mayBeTitle && (await findsSome(ctx, await planOf(ctx, asWords))) ? asWords : vague);
  if (!mayBeTitle) return within(understood);
  const plan = await planOf(ctx, understood);
  const isTitle = !(await findsSome(ctx, plan)) && (await findsSome(ctx, await planOf(ctx, asWords)));
  return view || isTitle ? within(isTitle ? asWords : understood) : plan;
}

/** "The Boat Builder's Home" is a title, though it speaks of a boat: where filters find nothing, the words may. */
const findsSome = async (ctx: Ctx, plan: SearchPlan): Promise<boolean> =>
  (await selectPage(ctx, plan, { order: orderOf(plan.wanted), cursor: null, limit: 1 })).length > 0;

async function planOf(ctx: Ctx, { query, readings, areas, countries }: Understood): Promise<SearchPlan> {
  const { q, page: _page, after: _after, before: _before, charter: _isCharter, ...rest } = query;
  const cells = cellsIn(query, areas);
  const today = earliestToday(ctx.clock.now());
  const window = stayWindow(query, today);
  const charter = charterAsked(query);
  const wantsTotals = window !== null && (query.sort === "price-low" || query.sort === "price-high");
  const limit = query.sort === "recommended" ? COUNTED : SORTED;
  const tokens = q ? await resolveWords(ctx, q, cells, limit, query.asTyped ?? false) : [];
  // A country is never guessed: where nothing is listed, there is nothing.
  const lands = countries.length > 0 ? await resolveWords(ctx, countries.join(" "), cells, limit, true) : [];
  const read = { readings, ...spellingOf(tokens), correction: null };
  const all = [...tokens, ...lands];
  const wanted: Wanted = {
    ...rest,
    areas,
    window,
    // Who comes aboard for some hours needs no bed.
    rooms: query.sort === "recommended" && !charter ? roomsFor(query) : null,
    charter,
    now: ctx.clock.now(),
    daysAhead: query.day ? nightsBetween({ checkIn: today, checkOut: query.day }) : daysUntil(window, today),
    amenityMask: maskOf(query.amenities),
    words: all.map(({ ids }) => ids),
  };
  const rarest = all.toSorted((a, b) => a.uses - b.uses)[0];
  const facts = await shortestFactList(ctx, wanted);
  const counted =
    cells && (rarest || facts || query.sort !== "recommended" || wanted.rooms)
      ? (rarest?.cellUses ?? (await countCells(ctx, cells, limit)))
      : 0;
  const lists: List[] = [
    ...(rarest ? [{ terms: rarest.ids.map((id) => WORD_KIND | BigInt(id)), uses: rarest.uses, mayRepeat: true }] : []),
    ...(cells ? [{ terms: cells, uses: counted, mayRepeat: false }] : []),
    ...(facts ? [facts] : []),
  ];
  const [shortest] = lists.toSorted((a, b) => a.uses - b.uses);
  if (!shortest) {
    const isByTotal = wantsTotals && (await countListings(ctx, TOTALED)) < TOTALED;
    return { wanted, ...read, terms: null, mayRepeat: false, isShort: false, isLong: false, isByTotal };
  }
  const { terms, mayRepeat, uses } = shortest;
  return { wanted, ...read, terms, mayRepeat, isShort: uses < READ_WHOLE, isLong: uses >= limit, isByTotal: wantsTotals && uses < TOTALED };
}

function spellingOf(tokens: readonly Token[]): Pick<SearchPlan, "known" | "spelling"> {
  const known = new Set(tokens.flatMap(({ token, isKnown }) => (isKnown ? [token] : [])));
  const isBegun = known.size < tokens.length;
  return { known, spelling: tokens.some(({ isGuessed }) => isGuessed) ? "guessed" : isBegun ? "begun" : "known" };
}

/** Where to find candidates, and how many there are, up to a limit. */
type List = { terms: bigint[]; uses: number; mayRepeat: boolean };

/** The shortest list of those that have one of the wanted facts; null if all are long, which are not faster to read than the index. */
async function shortestFactList(ctx: Ctx, wanted: Wanted): Promise<List | null> {
  const lists = factLists(wanted);
  if (lists.length === 0) return null;
  const uses = await countLists(ctx, lists, SORTED);
  const counted = lists.map((terms, index) => ({ terms, uses: uses[index] ?? SORTED, mayRepeat: false }));
  return counted.filter((list) => list.uses < SORTED).toSorted((a, b) => a.uses - b.uses)[0] ?? null;
}

/** To the first day that is asked for. */
const daysUntil = (window: StayWindow | null, today: string): number | null =>
  window?.checkIns[0] ? nightsBetween({ checkIn: today, checkOut: window.checkIns[0] }) : null;

/** The map's cells of the area that is asked for; of several, of the one with the fewest boxes. */
function cellsIn({ box }: SearchQuery, areas: Understood["areas"]): bigint[] | null {
  const [smallest] = areas.toSorted((a, b) => a.length - b.length);
  return box ? cellsOf(box) : smallest ? cellsOf(...smallest) : null;
}

const maskOf = (amenities: SearchQuery["amenities"]): bigint =>
  amenities.reduce((mask, name) => mask | (1n << BigInt(AMENITY_FILTERS.indexOf(name))), 0n);
