import { hasCharterTime } from "./charter-when.ts";
import { PRICE_LIMIT } from "./search.rules.ts";
import type { SearchQuery } from "./search.schema.ts";

const LISTS = ["categories", "homeKinds", "amenities", "boatKinds"] as const;
const FACTS = [
  "bedrooms",
  "beds",
  "baths",
  "rating",
  "families",
  "freeCancellation",
  "captain",
  "noLicense",
  "minLength",
  "maxLength",
  "cabins",
] as const satisfies (keyof SearchQuery)[];
/** The side filters, which are stored between visits. */
const FILTER_KEYS = ["minPrice", "maxPrice", ...LISTS, ...FACTS] as const;
/** Stored between visits as well. */
export const KEPT_KEYS = [...FILTER_KEYS, "prices"] as const;

type Address = Record<string, string | string[]>;

/** The query as it is in the address, with every value as text. A plain form also sends what was left empty, and adults for guests;
 * of a value that is there twice, the last one counts. */
export function readAddress(params: URLSearchParams): Address {
  const { adults, ...raw }: Address = Object.fromEntries([...new Map(params)].filter(([, value]) => value.trim() !== ""));
  if (adults !== undefined && raw.guests === undefined) {
    const guests = guestsOf(Number(adults), Number(raw.children ?? 0));
    if (guests !== 0) raw.guests = String(guests);
  }
  for (const key of LISTS) {
    const values = params
      .getAll(key)
      .flatMap((value) => value.split(","))
      .filter(Boolean);
    if (values.length > 0) raw[key] = [...new Set(values)];
    else delete raw[key];
  }
  return raw;
}

/** Everyone who needs a bed; children never come alone. */
const guestsOf = (adults: number, children: number): number => (children > 0 ? Math.max(1, adults) : adults) + children;

/** The query as an address, without empty values. */
export function writeAddress(query: Partial<SearchQuery> & { name?: string }): URLSearchParams {
  const params = new URLSearchParams();
  const set = (key: string, value: string | number | undefined) => value !== undefined && value !== "" && params.set(key, String(value));
  set("q", query.q?.trim());
  set("asTyped", query.q?.trim() && query.asTyped && "true");
  set("type", query.type === "all" ? undefined : query.type);
  set("host", query.host);
  set("name", query.name);
  set("checkIn", query.checkIn);
  set("checkOut", query.checkOut);
  set("flex", query.checkIn && query.checkOut ? query.flex : undefined);
  set("month", query.month);
  set("length", query.month && query.length);
  set("charter", query.charter && "true");
  set("day", query.day);
  set("from", query.from);
  set("until", query.until);
  set("hours", query.hours);
  set("guests", query.guests);
  set("children", query.children || undefined);
  set("infants", query.infants || undefined);
  set("pets", query.pets || undefined);
  set("minPrice", query.minPrice || undefined);
  set("maxPrice", query.maxPrice !== undefined && query.maxPrice < PRICE_LIMIT ? query.maxPrice : undefined);
  set("categories", query.categories?.join(","));
  set("amenities", query.amenities?.join(","));
  for (const key of FACTS) set(key, query[key] === undefined ? undefined : String(query[key]));
  set("homeKinds", query.homeKinds?.join(","));
  set("boatKinds", query.boatKinds?.join(","));
  set(
    "box",
    query.box && [query.box.west, query.box.south, query.box.east, query.box.north].map((degrees) => degrees.toFixed(4)).join(","),
  );
  set("prices", query.prices === "total" ? undefined : query.prices);
  set("sort", query.sort === "recommended" ? undefined : query.sort);
  return params;
}

/** Only the side filters of a query. */
export const sideFilters = (query: SearchQuery): Partial<SearchQuery> => Object.fromEntries(FILTER_KEYS.map((key) => [key, query[key]]));

/** The query without any side filter. */
export const withoutSideFilters = (query: SearchQuery): SearchQuery => ({
  ...query,
  ...(Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])) as object),
  categories: [],
  amenities: [],
  boatKinds: [],
  homeKinds: [],
});

/** The page's title, from what is looked for. */
export function searchTitle(query: SearchQuery, hostName: string | null): string {
  if (query.host && hostName) return `Properties by ${hostName}`;
  if (query.q) return `Search results for “${query.q}”`;
  if (query.type === "property") return "Vacation Properties";
  if (query.type === "boat" || hasCharterTime(query)) return "Charter Boats";
  return "All Listings";
}
