import { PRICE_LIMIT } from "./search.rules.ts";
import type { SearchQuery } from "./search.schema.ts";

const LISTS = ["categories", "amenities"] as const;
/** The side filters, which are stored between visits. */
export const FILTER_KEYS = ["minPrice", "maxPrice", "categories", "amenities"] as const;

/** The query as it is in the address, with every value as text. */
export function readAddress(params: URLSearchParams): Record<string, string | string[]> {
  const raw: Record<string, string | string[]> = Object.fromEntries(params);
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

/** The query as an address, without empty values. */
export function writeAddress(query: Partial<SearchQuery> & { name?: string }): URLSearchParams {
  const params = new URLSearchParams();
  const set = (key: string, value: string | number | undefined) => value !== undefined && value !== "" && params.set(key, String(value));
  set("q", query.q?.trim());
  set("type", query.type === "all" ? undefined : query.type);
  set("host", query.host);
  set("name", query.name);
  set("checkIn", query.checkIn);
  set("checkOut", query.checkOut);
  set("guests", query.guests);
  set("minPrice", query.minPrice || undefined);
  set("maxPrice", query.maxPrice !== undefined && query.maxPrice < PRICE_LIMIT ? query.maxPrice : undefined);
  set("categories", query.categories?.join(","));
  set("amenities", query.amenities?.join(","));
  set(
    "box",
    query.box && [query.box.west, query.box.south, query.box.east, query.box.north].map((degrees) => degrees.toFixed(4)).join(","),
  );
  set("sort", query.sort === "recommended" ? undefined : query.sort);
  return params;
}

/** The page's title, from what is looked for. */
export function searchTitle(query: SearchQuery, hostName: string | null): string {
  if (query.host && hostName) return `Properties by ${hostName}`;
  if (query.q) return `Search results for "${query.q}"`;
  if (query.type === "property") return "Vacation Properties";
  if (query.type === "boat") return "Charter Boats";
  return "All Listings";
}
