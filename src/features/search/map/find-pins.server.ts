import type { Ctx } from "../../../platform/context.server.ts";
import { boxAround, isInBox, type MapBox, type Position } from "../../places/index.ts";
import { namedPlace } from "../../places/index.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { understandQuery } from "../intent/understand-query.ts";
import { earliestToday } from "../query/search.rules.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { chartersShown, listingCards } from "../results/listing-cards.server.ts";
import { groupPlaces, type Place, type PlaceGroup } from "./group-places.ts";
import { intersectBoxes } from "./intersect-boxes.ts";
import { selectPlaces } from "./map.queries.server.ts";
import type { MapCluster, MapQuery, MapResults } from "./map.schema.ts";

/** More than fit side by side; beyond it even a single listing is only a dot. */
const MOST_PINS = 40;
const NOTHING: MapResults = { pins: [], clusters: [], extent: null };

/**
 * What the map shows of a search in the part that is seen: the same listings as the list, as pins with the price for the dates, or as
 * clusters where they would cover each other. Clusters count exactly up to a limit, and say where they stopped.
 */
export async function findPins(
  ctx: Ctx,
  { view, zoom, page: _page, after: _after, before: _before, ...query }: MapQuery,
): Promise<MapResults> {
  const search = { ...query, sort: "recommended" as const };
  if (!view) return { ...NOTHING, extent: await extentOf(ctx, search, await selectPlaces(ctx, await planSearch(ctx, search))) };
  const box = intersectBoxes(view, query.box);
  if (!box) return NOTHING;
  const plan = await planSearch(ctx, search, box);
  const groups = groupPlaces(await selectPlaces(ctx, plan), zoom);
  const singles = groups.flatMap(({ places }) => (places.length === 1 ? places : [])).toSorted((a, b) => b.score - a.score);
  const shown = new Set(singles.slice(0, MOST_PINS));
  return {
    ...NOTHING,
    pins: await listingCards(
      ctx,
      { ids: [...shown].map(({ id }) => id), window: plan.wanted.window, charter: chartersShown(plan.wanted) },
      plan.wanted.guests,
    ),
    clusters: groups.filter(({ places: [only, ...more] }) => more.length > 0 || !shown.has(only as Place)).map(clusterOf),
  };
}

const clusterOf = ({ latitude, longitude, places, isCapped, box }: PlaceGroup): MapCluster => ({
  latitude,
  longitude,
  count: places.length,
  isCapped,
  box,
});

/** The region that was named; else where the results are; where there are none, the place that was named. */
async function extentOf(ctx: Ctx, asked: SearchQuery, found: readonly Position[]): Promise<MapBox | null> {
  const { query, readings } = understandQuery(asked, earliestToday(ctx.clock.now()));
  const region = readings.find(({ meaning }) => meaning.region)?.meaning.region;
  if (region && found.every((place) => region.some((box) => isInBox(box, place)))) return boxAround(region.flatMap(cornersOf));
  if (found.length > 0 || query.q === "") return boxAround(found);
  const place = await namedPlace(ctx, query.q.slice(0, 100), 1);
  return place ? boxAround([place]) : null;
}

const cornersOf = ({ west, south, east, north }: MapBox): Position[] => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
];
