import { LAKE_BOXES, type RegionBox } from "../../places/index.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import type { Meaning, Reading } from "./intent.ts";
import { readIntent } from "./read-intent.ts";

/** A query whose text was understood: the filters of its words are in it, and only what names something is left of the text. */
export type Understood = {
  query: SearchQuery;
  readings: Reading[];
  /** A listing lies in one box of each of these. */
  areas: (readonly RegionBox[])[];
};

/** What the guest asks for, with the words of the text as filters. What was chosen by hand wins over words; the map's area over a region. */
export function understandQuery(query: SearchQuery): Understood {
  const { readings, rest } = readIntent(query.q);
  const shown = query.box ? readings.filter(({ meaning }) => !meaning.region) : readings;
  const meanings = readings.map(({ meaning }) => meaning);
  const regions = query.box ? [] : meanings.flatMap(({ region }) => (region ? [region] : []));
  const lakes = meanings.some(({ byLake }) => byLake) ? [LAKE_BOXES] : [];
  return { query: meanings.reduce(applied, { ...query, q: rest }), readings: shown, areas: [...regions, ...lakes] };
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
    amenities: including(query.amenities, meaning.amenity),
    guests: query.guests ?? meaning.guests,
    pets: query.pets ?? meaning.pets,
    minPrice: most(query.minPrice, meaning.minPrice),
    maxPrice: query.maxPrice ?? meaning.maxPrice,
    ...factsOf(query, meaning),
  };
}

const factsOf = (query: SearchQuery, meaning: Meaning) => ({
  boatKinds: including(query.boatKinds, meaning.boatKind),
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
