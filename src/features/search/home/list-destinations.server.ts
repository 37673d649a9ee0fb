import type { Ctx } from "../../../platform/context.server.ts";
import { listingSummaries } from "../../listings/index.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { countTotal } from "../results/summarize-results.server.ts";
import type { Destination } from "./destination.ts";
import { selectBusyTowns } from "./destination.queries.server.ts";

/** Towns to look for, each with the number of listings that searching for it finds and a photo from there. */
export async function listDestinations(ctx: Ctx, most: number): Promise<Destination[]> {
  const towns = await selectBusyTowns(ctx, 2 * most);
  const summaries = await listingSummaries(
    ctx,
    towns.map(({ listingId }) => listingId),
  );
  const coverOf = new Map(summaries.map(({ id, cover }) => [id, cover]));
  const pictured = towns.flatMap(({ city, country, listingId }) => {
    const cover = coverOf.get(listingId);
    return cover ? [{ city, country, cover }] : [];
  });
  const counted = await Promise.all(pictured.slice(0, most).map(async (town) => ({ ...town, count: await countFound(ctx, town.city) })));
  return counted.filter(({ count }) => count > 0);
}

const countFound = async (ctx: Ctx, q: string): Promise<number> => countTotal(ctx, await planSearch(ctx, SearchQuery.parse({ q })));
