import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { locatePlace } from "../../places/index.server.ts";
import type { ComparePricesInput, PriceComparison } from "./price.schema.ts";
import { selectSimilarPrices } from "./similar.queries.server.ts";

/** What similar listings of other hosts around a place ask for a night. For people who are signed in. */
export async function comparePrices(ctx: Ctx, { latitude, longitude, ...asked }: ComparePricesInput): Promise<PriceComparison> {
  const { id: hostId } = requireActor(ctx);
  const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : await locatePlace(ctx, asked);
  if (!place) return { isPlaceKnown: false, similar: null };
  const { type, capacity, lengthFeet } = asked;
  const at = { latitude: place.latitude, longitude: place.longitude };
  return { isPlaceKnown: true, similar: await selectSimilarPrices(ctx, { type, capacity, lengthFeet, ...at, hostId }) };
}
