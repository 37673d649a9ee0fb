import { AMENITY_FILTERS, HOME_KINDS, type AmenityFilter, type Category } from "../../listings/index.ts";
import { BOAT_KINDS } from "../query/search.rules.ts";
import type { SearchQuery } from "../query/search.schema.ts";

const KIND = 9n << 56n;
/** Most listings have these, so a list of them would be no shorter than all. */
const COMMON = new Set<AmenityFilter>(["WiFi", "Kitchen", "Heating", "TV", "Life Jackets", "First Aid Kit", "Bathroom"]);
const CATEGORY_CODES: Partial<Record<Category, number>> = { Apartment: 220, Yacht: 221 };

type WantedFacts = Pick<
  SearchQuery,
  | "amenities"
  | "bedrooms"
  | "beds"
  | "baths"
  | "cabins"
  | "minLength"
  | "pets"
  | "captain"
  | "noLicense"
  | "boatKinds"
  | "homeKinds"
  | "families"
  | "categories"
> & { charter: object | null };

/** Everything with so many bedrooms, of two or more. */
export const bedroomsTerm = (bedrooms: number): bigint => KIND | BigInt(100 + Math.min(bedrooms, 12));

/**
 * The lists of postings that hold every listing with a wanted fact, a list for each fact. The codes are those of `fact_terms` in the
 * database; only append.
 */
export function factLists(wanted: WantedFacts): bigint[][] {
  const least = (from: number, base: number, amount: number | undefined, most: number) =>
    amount === undefined || Math.floor(amount) < from ? [] : [[base + Math.min(Math.floor(amount), most)]];
  const categories = wanted.categories.map((category) => CATEGORY_CODES[category]);
  const codes = [
    ...wanted.amenities.filter((name) => !COMMON.has(name)).map((name) => [AMENITY_FILTERS.indexOf(name)]),
    ...least(3, 100, wanted.bedrooms, 12),
    ...least(3, 120, wanted.baths, 12),
    ...least(4, 140, wanted.beds, 12),
    ...least(2, 160, wanted.cabins, 12),
    ...least(3, 180, wanted.minLength && wanted.minLength / 10, 12),
    ...(wanted.pets ? [[200]] : []),
    ...(wanted.captain ? [[wanted.captain === "with" ? 201 : 202]] : []),
    ...(wanted.noLicense ? [[203]] : []),
    ...(wanted.charter ? [[204]] : []),
    ...(wanted.boatKinds.length > 0 ? [wanted.boatKinds.map((kind) => 210 + BOAT_KINDS.indexOf(kind))] : []),
    ...(wanted.homeKinds.length > 0 ? [wanted.homeKinds.map((kind) => 230 + HOME_KINDS.indexOf(kind))] : []),
    ...(wanted.families ? [[240]] : []),
    ...(categories.length > 0 && categories.every((code) => code !== undefined) ? [categories] : []),
  ];
  return codes.map((list) => list.map((code) => KIND | BigInt(code)));
}
