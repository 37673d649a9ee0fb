import { readAddress, type writeAddress } from "../query/search-address.ts";
import type { SearchQuery } from "../query/search.schema.ts";

export type Address = Parameters<typeof writeAddress>[0];

/** The query that a form describes, with dates as they were typed. */
export function readForm(form: HTMLFormElement): Address {
  const given = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const raw = readAddress(new URLSearchParams(given));
  const number = (key: string) => (raw[key] ? Number(raw[key]) : undefined);
  return {
    ...(raw as Partial<SearchQuery>),
    flex: number("flex") as SearchQuery["flex"],
    charter: raw.charter === "true" ? true : undefined,
    hours: number("hours"),
    guests: number("guests"),
    children: number("children"),
    infants: number("infants"),
    pets: number("pets"),
    minPrice: number("minPrice"),
    maxPrice: number("maxPrice"),
  };
}
