import { readAddress } from "./search-address.ts";
import { SearchQuery } from "./search.schema.ts";

/** Reads a search address that may have been typed by hand. What can't be understood is left out and reported. */
export function correctQuery(params: URLSearchParams, earliestToday: string): { query: SearchQuery; leftOut: string[] } {
  const raw = readAddress(params);
  const leftOut: string[] = [];
  const drop = (...keys: string[]) => {
    for (const key of keys) if (key in raw && delete raw[key]) leftOut.push(key);
  };
  if (typeof raw.checkIn === "string" && raw.checkIn < earliestToday) drop("checkIn", "checkOut");
  for (;;) {
    const parsed = SearchQuery.safeParse(raw);
    if (parsed.success) return { query: parsed.data, leftOut };
    const before = Object.keys(raw).length;
    for (const { path } of parsed.error.issues) {
      const key = String(path[0]);
      if (key === "checkIn" || key === "checkOut") drop("checkIn", "checkOut");
      else if (key === "maxPrice" || key === "minPrice") drop("minPrice", "maxPrice");
      else drop(key);
    }
    if (Object.keys(raw).length === before) return { query: SearchQuery.parse({}), leftOut };
  }
}
