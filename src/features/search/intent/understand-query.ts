import { LAKE_BOXES, type RegionBox } from "../../places/index.ts";
import { hasCharterTime } from "../query/charter-when.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { windowProblem } from "../query/stay-window.rules.ts";
import type { Meaning, Reading } from "./intent.ts";
import { readIntent } from "./read-intent.ts";

/** A query whose text was understood: the filters of its words are in it, and only what names something is left of the text. */
export type Understood = {
  query: SearchQuery;
  readings: Reading[];
  /** A listing lies in one box of each of these. */
  areas: (readonly RegionBox[])[];
  /** And in these countries, by the names that listings have. */
  countries: string[];
  /** The text says nothing that a search could act on, unless a title does. */
  isVague: boolean;
};

/** What the guest asks for, with the words of the text as filters. What was chosen by hand wins over words; the map's area over a region. */
export function understandQuery(query: SearchQuery, today: string): Understood {
  const { readings: all, rest, isVague } = readIntent(query.q);
  const hasWhen = Boolean(query.checkIn ?? query.month) || hasCharterTime(query) || all.some(({ meaning }) => meaning.charter);
  const isPlace = ({ meaning }: Reading) => meaning.region !== undefined || meaning.country !== undefined;
  const readings = all.filter((reading) => !(query.box && isPlace(reading)) && !(hasWhen && reading.meaning.month));
  const meanings = readings.map(({ meaning }) => meaning);
  const lakes = all.some(({ meaning }) => meaning.byLake) ? [LAKE_BOXES] : [];
  return {
    query: withParty(withMonth(meanings.reduce(applied, { ...query, q: rest }), meanings, today), query, meanings),
    readings,
    areas: [...meanings.flatMap(({ region }) => (region ? [region] : [])), ...lakes],
    countries: meanings.flatMap(({ country }) => (country ? [country] : [])),
    isVague,
  };
}

const most = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
const including = <T>(list: readonly T[], value: T | undefined): T[] =>
  value === undefined || list.includes(value) ? [...list] : [...list, value];

function applied(query: SearchQuery, meaning: Meaning): SearchQuery {
  return {
    ...query,
    type: meaning.type ?? query.type,
    categories: including(query.categories, meaning.category),
    homeKinds: including(query.homeKinds, meaning.homeKind),
    amenities: including(query.amenities, meaning.amenity),
    pets: query.pets ?? meaning.pets,
    minPrice: most(query.minPrice, meaning.minPrice),
    maxPrice: query.maxPrice ?? meaning.maxPrice,
    ...factsOf(query, meaning),
  };
}

const factsOf = (query: SearchQuery, meaning: Meaning) => ({
  boatKinds: including(query.boatKinds, meaning.boatKind),
  families: query.families ?? meaning.families,
  captain: query.captain ?? meaning.captain,
  charter: query.charter ?? meaning.charter,
  hours: query.hours ?? meaning.hours,
  from: query.from ?? meaning.from,
  noLicense: query.noLicense ?? meaning.noLicense,
  freeCancellation: query.freeCancellation ?? meaning.freeCancellation,
  rating: most(query.rating, meaning.rating),
  bedrooms: most(query.bedrooms, meaning.bedrooms),
  beds: most(query.beds, meaning.beds),
  baths: most(query.baths, meaning.baths),
  cabins: most(query.cabins, meaning.cabins),
});

/** The month that was named, this year or the next, whichever still has such a stay. */
function withMonth(query: SearchQuery, meanings: readonly Meaning[], today: string): SearchQuery {
  const named = meanings.find(({ month }) => month)?.month;
  if (!named) return query;
  const thisYear = Number(today.slice(0, 4));
  const years = named.year ? [named.year] : [thisYear, thisYear + 1];
  const months = years.map((year) => `${year}-${String(named.number).padStart(2, "0")}`);
  const month = months.find((each) => windowProblem({ month: each, length: named.length }, today) === null);
  return month ? { ...query, month, length: named.length } : query;
}

/** Adults and children are the guests. */
function withParty(
  query: SearchQuery,
  { guests: chosen, children: chosenChildren }: SearchQuery,
  meanings: readonly Meaning[],
): SearchQuery {
  const said = (key: "guests" | "adults" | "children" | "infants") =>
    meanings.map((meaning) => meaning[key]).find((value) => value !== undefined);
  const [adults, children = 0] = [said("adults"), said("children")];
  const named = adults === undefined && children === 0 ? undefined : Math.max(1, adults ?? 1) + children;
  const guests = chosen ?? most(said("guests"), named);
  const fitting = children > 0 && children < (guests ?? 0) ? children : undefined;
  return { ...query, guests, children: chosen === undefined ? fitting : chosenChildren, infants: query.infants ?? said("infants") };
}
