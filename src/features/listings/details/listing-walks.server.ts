import type { Ctx } from "../../../platform/context.server.ts";
import type { Walk } from "../../places/index.ts";
import { walksFrom } from "../../places/index.server.ts";
import type { ListingView } from "../listing.schema.ts";

/** What can be reached on foot from a listing; nothing where the host shows only about where it is, because minutes would tell. */
export async function listingWalks(ctx: Pick<Ctx, "db">, { location, type }: Pick<ListingView, "location" | "type">): Promise<Walk[]> {
  const { latitude, longitude, isApproximate, ...town } = location;
  if (isApproximate || latitude === null || longitude === null) return [];
  const walks = await walksFrom(ctx, { at: { latitude, longitude }, town });
  // A boat lies in a harbor already.
  return type === "boat" ? walks.filter(({ to }) => to === "center" || to === "beach") : walks;
}
