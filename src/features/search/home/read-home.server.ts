import type { Ctx } from "../../../platform/context.server.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import type { Stay } from "../../availability/index.ts";
import { earliestToday } from "../query/search.rules.ts";
import { understandQuery } from "../intent/understand-query.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { ORDERS } from "../index/search.statements.server.ts";
import { type ListingCard, SearchQuery } from "../query/search.schema.ts";
import { listsOfCards } from "../results/listing-cards.server.ts";
import { countTotal } from "../results/summarize-results.server.ts";
import type { Destination } from "./destination.ts";
import { type BusyTown, selectHome } from "./home.queries.server.ts";
import { comingWeekend } from "./weekend.rules.ts";

/** How many of each the home page shows. */
const FEATURED = 6;
const DESTINATIONS = 6;
const IN_A_ROW = 4;

export type Home = {
  featured: ListingCard[];
  covers: Record<"property" | "boat", ListingCard["cover"]>;
  destinations: Destination[];
  boats: ListingCard[];
  free: ListingCard[];
  weekend: Stay;
};

/** What the home page shows: the newest, the best homes and boats beside them, homes that are free on the weekend, and towns. */
export async function readHome(ctx: Ctx): Promise<Home> {
  dependsOn(ctx, "newest");
  const weekend = comingWeekend(ctx.clock.now());
  const plan = (asked: Partial<SearchQuery>) => planSearch(ctx, { ...SearchQuery.parse({}), ...asked });
  const [all, homes, boats, free] = await Promise.all([
    plan({}),
    plan({ type: "property" }),
    plan({ type: "boat" }),
    plan({ type: "property", ...weekend }),
  ]);
  const { ids, towns } = await selectHome(
    ctx,
    {
      newest: { plan: all, order: ORDERS.newest, limit: FEATURED },
      homes: { plan: homes, limit: FEATURED + 1 },
      boats: { plan: boats, limit: FEATURED + IN_A_ROW + 1 },
      free: { plan: free, limit: FEATURED + IN_A_ROW },
    },
    2 * DESTINATIONS,
  );
  const others = (of: string[], count: number) => of.filter((id) => !ids.newest.includes(id)).slice(0, count);
  const shown = { homes: others(ids.homes, 1), boats: others(ids.boats, IN_A_ROW + 1), free: others(ids.free, IN_A_ROW) };
  dependsOn(ctx, ...shown.free.map((id) => `nights:${id}` as const));
  const [featured = [], [home] = [], boatCards = [], freeCards = [], townCards = []] = await listsOfCards(ctx, [
    { ids: ids.newest, window: null },
    { ids: shown.homes, window: null },
    { ids: shown.boats, window: null },
    { ids: shown.free, window: free.wanted.window },
    { ids: towns.map(({ listingId }) => listingId), window: null },
  ]);
  return {
    featured,
    covers: { property: home?.cover ?? null, boat: boatCards.at(-1)?.cover ?? null },
    destinations: await destinationsOf(ctx, towns, townCards),
    boats: boatCards.slice(0, IN_A_ROW),
    free: freeCards,
    weekend,
  };
}

/** The towns that have a photo, each with the number of listings that searching for it finds. */
async function destinationsOf(ctx: Ctx, towns: BusyTown[], cards: ListingCard[]): Promise<Destination[]> {
  const coverOf = new Map(cards.map(({ id, cover }) => [id, cover]));
  const pictured = towns.flatMap(({ city, country, listingId, count }) => {
    const cover = coverOf.get(listingId);
    return cover ? [{ city, country, cover, count }] : [];
  });
  const counted = await Promise.all(
    pictured.slice(0, DESTINATIONS).map(async (town) => ({ ...town, count: (await countInterpreted(ctx, town.city)) ?? town.count })),
  );
  return counted.filter(({ count }) => count > 0);
}

/** How many listings are found where the search takes a part of the name for more than a word, as in South Lake Tahoe; null where it doesn't. */
async function countInterpreted(ctx: Ctx, city: string): Promise<number | null> {
  const query = SearchQuery.parse({ q: city });
  return understandQuery(query, earliestToday(ctx.clock.now())).readings.length > 0 ? countTotal(ctx, await planSearch(ctx, query)) : null;
}
