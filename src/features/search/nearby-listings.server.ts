import type { Ctx } from "../../platform/context.server.ts";
import type { ListingView } from "../listings/index.ts";
import { findListings } from "./find-listings.server.ts";
import { type ListingCard, SearchQuery } from "./search.schema.ts";

const SHOWN = 4;
/** About 40 km, then about 200. */
const REACHES = [0.4, 2];

/** Listings of the same kind around this one, the best first. */
export async function nearbyListings(ctx: Ctx, { id, type, location: { latitude, longitude } }: ListingView): Promise<ListingCard[]> {
  if (latitude === null || longitude === null) return [];
  for (const reach of REACHES) {
    const box = {
      west: wrap(longitude - reach),
      south: Math.max(-90, latitude - reach),
      east: wrap(longitude + reach),
      north: Math.min(90, latitude + reach),
    };
    const { listings } = await findListings(ctx, { ...SearchQuery.parse({ type }), box });
    const others = listings.filter((card) => card.id !== id);
    if (others.length >= SHOWN || reach === REACHES.at(-1)) return others.slice(0, SHOWN);
  }
  return [];
}

const wrap = (degrees: number) => (degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees);
