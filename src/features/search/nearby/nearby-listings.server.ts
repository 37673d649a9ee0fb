import type { Ctx } from "../../../platform/context.server.ts";
import { dependsOn } from "../../../platform/page-tags.ts";
import type { ListingView } from "../../listings/index.ts";
import { listingCards } from "../results/listing-cards.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { type Page, selectPage } from "../index/search.queries.server.ts";
import { type ListingCard, SearchQuery } from "../query/search.schema.ts";
import { ORDERS } from "../index/search.statements.server.ts";
import { boxAround, cellsNear } from "./around.ts";

const SHOWN = 4;
const ANYTHING = SearchQuery.parse({});
/** One more than shown, because the listing itself is among them. */
const BEST: Page = { order: ORDERS[ANYTHING.sort], cursor: null, limit: SHOWN + 1 };
/** In degrees: the corners of the first two are within 60 miles, which a guest would call nearby. */
const NEAR = [0.4, 0.6];
const FAR = [2, 6];

export type NearbyListings = { cards: ListingCard[]; areNear: boolean };

/** Four listings of the same kind around this one, the best first, and whether all are nearby; none where there are fewer. */
export async function nearbyListings(
  ctx: Ctx,
  { id, type, location: { latitude, longitude } }: Pick<ListingView, "id" | "type" | "location">,
): Promise<NearbyListings> {
  if (latitude === null || longitude === null) return { cards: [], areNear: true };
  for (const reach of [...NEAR, ...FAR]) {
    const box = boxAround({ latitude, longitude }, reach);
    dependsOn(ctx, ...cellsNear(box));
    const found = await selectPage(ctx, await planSearch(ctx, { ...ANYTHING, type, box }), BEST);
    const others = found.map((hit) => hit.property_id).filter((other) => other !== id);
    if (others.length >= SHOWN)
      return { cards: await listingCards(ctx, { ids: others.slice(0, SHOWN), window: null }), areNear: NEAR.includes(reach) };
  }
  return { cards: [], areNear: true };
}
