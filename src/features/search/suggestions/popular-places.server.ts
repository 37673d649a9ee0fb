import type { Ctx } from "../../../platform/context.server.ts";
import { selectBusyTowns } from "../home/home.queries.server.ts";
import type { SearchSuggestion } from "./suggestion.schema.ts";

const MOST = 5;

/** Where to go before anything is typed: the towns with the most of the best listings, with how many a search for them finds. */
export async function popularPlaces(ctx: Ctx): Promise<SearchSuggestion[]> {
  const towns = await selectBusyTowns(ctx, MOST);
  return towns.map(({ city, country, count }) => ({
    id: `popular ${city} ${country}`,
    kind: "town",
    label: `${city}, ${country}`,
    name: city,
    note: null,
    count,
  }));
}
