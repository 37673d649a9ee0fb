import type { Ctx } from "../../../platform/context.server.ts";
import { dependsOn, type PageTag } from "../../../platform/page-tags.ts";
import type { ListingView } from "../../listings/index.ts";
import { listingCards } from "./listing-cards.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { type Box, longitudesOf } from "../index/cells.rules.ts";
import { type Page, selectPage } from "../index/search.queries.server.ts";
import { type ListingCard, SearchQuery } from "../query/search.schema.ts";
import { ORDERS } from "../index/search.statements.server.ts";

const SHOWN = 4;
const ANYTHING = SearchQuery.parse({});
/** One more than shown, because the listing itself is among them. */
const BEST: Page = { order: ORDERS[ANYTHING.sort], cursor: null, limit: SHOWN + 1 };
/** About 40 km, then 200, then 600. */
const REACHES = [0.4, 2, 6];

/** Four listings of the same kind around this one, the best first; none where there are fewer. */
export async function nearbyListings(
  ctx: Ctx,
  { id, type, location: { latitude, longitude } }: Pick<ListingView, "id" | "type" | "location">,
): Promise<ListingCard[]> {
  if (latitude === null || longitude === null) return [];
  let others: string[] = [];
  for (const reach of REACHES) {
    const box = {
      west: wrap(longitude - reach),
      south: Math.max(-90, latitude - reach),
      east: wrap(longitude + reach),
      north: Math.min(90, latitude + reach),
    };
    dependsOn(ctx, ...cellsNear(box));
    const found = await selectPage(ctx, await planSearch(ctx, { ...ANYTHING, type, box }), BEST);
    others = found.map((hit) => hit.property_id).filter((other) => other !== id);
    if (others.length >= SHOWN) break;
  }
  return others.length < SHOWN ? [] : listingCards(ctx, { ids: others.slice(0, SHOWN), window: null });
}

/** Tags of the one-degree cells that the box touches; the database sends the same tags when a listing there changes. */
const cellsNear = ({ south, north, ...box }: Box): PageTag[] =>
  longitudesOf({ south, north, ...box }).flatMap(([west, east]) =>
    wholeDegrees(south, north).flatMap((latitude) => wholeDegrees(west, east).map((longitude) => `near:${latitude}:${longitude}` as const)),
  );

const wholeDegrees = (from: number, to: number) =>
  Array.from({ length: Math.floor(to) - Math.floor(from) + 1 }, (_, i) => Math.floor(from) + i);

const wrap = (degrees: number) => (degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees);
