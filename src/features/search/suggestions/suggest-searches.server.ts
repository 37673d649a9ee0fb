import type { Ctx } from "../../../platform/context.server.ts";
import { foldText, namesOfRegion, type Region, REGIONS } from "../../places/index.ts";
import { suggestPlaces } from "../../places/index.server.ts";
import { cellsOf } from "../index/cells.rules.ts";
import { countLists } from "../index/search.queries.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { WISHES } from "../intent/phrases.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { countTotal } from "../results/summarize-results.server.ts";
import type { SearchSuggestion, SuggestSearchesInput } from "./suggestion.schema.ts";
import { selectTownsNamed } from "./suggestion.queries.server.ts";

const MOST_WISHES = 2;
const MOST_REGIONS = 3;
const MOST_TOWNS = 4;
const MOST_COUNTED = 1000;
/** Fewer letters begin too many other words for a wish. */
const LONG_ENOUGH = 5;

/**
 * What a text that is still being typed may become: wishes ("Hot tub"), then regions and towns that have listings, those with the most
 * first, then other places. Each says how many listings it finds, or why it is there.
 */
export async function suggestSearches(ctx: Ctx, { text, limit }: SuggestSearchesInput): Promise<SearchSuggestion[]> {
  const typed = foldText(text.split(",")[0] ?? "");
  if (typed === "") return [];
  const [wishes, regions, towns, places] = await Promise.all([
    wishesFor(ctx, typed),
    regionsFor(ctx, typed),
    townsFor(ctx, typed),
    placesFor(ctx, text, limit),
  ]);
  const busy = [...regions.filter(({ count }) => count), ...towns].toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const quiet = regions.filter(({ count }) => !count);
  const all = [...wishes, ...busy, ...quiet, ...places];
  return all.filter((suggestion, index) => !all.slice(0, index).some((earlier) => isSame(earlier, suggestion))).slice(0, limit);
}

/** The same town with and without its region is one suggestion; two Portlands in different states are two. Elsewhere hosts write regions in many ways. */
function isSame(one: SearchSuggestion, other: SearchSuggestion): boolean {
  if (!isTown(one) || !isTown(other)) return one.kind === other.kind && one.name === other.name;
  const [parts, others] = [one.label.split(", "), other.label.split(", ")];
  if (foldText(one.name) !== foldText(other.name) || parts.at(-1) !== others.at(-1)) return false;
  return parts.at(-1) !== "United States" || parts.length < 3 || others.length < 3 || parts[1] === others[1];
}

const isTown = ({ kind }: SearchSuggestion): boolean => kind === "town" || kind === "place";

const countOf = async (ctx: Ctx, q: string): Promise<number> => countTotal(ctx, await planSearch(ctx, SearchQuery.parse({ q })));

async function wishesFor(ctx: Ctx, typed: string): Promise<SearchSuggestion[]> {
  if (typed.length < 3) return [];
  const meant = WISHES.filter(
    ({ phrase, label }) => phrase.startsWith(typed) && (typed.length >= LONG_ENOUGH || foldText(label).startsWith(typed)),
  );
  const notes = new Map(meant.toReversed().map(({ label, phrase }) => [label, foldText(label).startsWith(typed) ? null : phrase]));
  const found: SearchSuggestion[] = [];
  for (const label of [...new Set(meant.map((wish) => wish.label))].slice(0, MOST_WISHES))
    found.push({ id: `wish ${label}`, kind: "wish", label, name: label, note: notes.get(label) ?? null, count: await countOf(ctx, label) });
  return found.filter(({ count }) => count);
}

const begins = (name: string, typed: string) => name.startsWith(typed) || name.includes(` ${typed}`);

async function regionsFor(ctx: Ctx, typed: string): Promise<SearchSuggestion[]> {
  if (typed.length < 2) return [];
  const named = REGIONS.flatMap((region) => {
    const as = namesOfRegion(region).findIndex((name) => begins(name, typed));
    return as === -1 ? [] : [{ region, as }];
  });
  if (named.length === 0) return [];
  // The cells hold a little more than the region, but tell which regions are worth an exact count.
  const about = await countLists(
    ctx,
    named.map(({ region }) => cellsOf(...region.boxes) ?? []),
    MOST_COUNTED,
  );
  const busiest = named.map((one, index) => ({ ...one, about: about[index] ?? 0 })).toSorted((a, b) => b.about - a.about);
  const found: SearchSuggestion[] = [];
  for (const { region, as, about: guess } of busiest.slice(0, MOST_REGIONS))
    found.push(regionSuggestion(region, as, guess === 0 ? 0 : await countOf(ctx, region.name)));
  return found.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

const regionSuggestion = ({ name, within, also }: Region, as: number, count: number): SearchSuggestion => ({
  id: `region ${name}`,
  kind: "region",
  label: name,
  name,
  note: as > 0 ? `${within}, also called ${also[as - 1]}` : within,
  count,
});

async function townsFor(ctx: Ctx, typed: string): Promise<SearchSuggestion[]> {
  if (typed.length < 2) return [];
  const towns = await selectTownsNamed(ctx, typed, MOST_TOWNS);
  return towns.map(({ city, state, stateName, country, count }) => ({
    id: `town ${city} ${state} ${country}`,
    kind: "town",
    label: [city, stateName ?? state, country].filter(Boolean).join(", "),
    name: city,
    note: null,
    count,
  }));
}

async function placesFor(ctx: Ctx, text: string, limit: number): Promise<SearchSuggestion[]> {
  const places = await suggestPlaces(ctx, { text, limit });
  return places.map(({ id, label, name, alsoCalled }) => ({
    id: `place ${id}`,
    kind: "place",
    label,
    name,
    note: alsoCalled,
    count: null,
  }));
}
