import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { listingError } from "../listing.errors.ts";
import { selectOwn } from "./bulk-edit.queries.server.ts";

/** What the form for a bulk edit shows: the person's own among these listings, and every amenity that one of them has. */
export async function readBulkListings(ctx: Ctx, listingIds: string[]) {
  requireActor(ctx);
  const rows = listingIds.length > 0 ? await selectOwn(ctx, listingIds) : [];
  if (listingIds.length > 0 && rows.length === 0) throw listingError("listing_not_found");
  const amenities = new Map(rows.flatMap((row) => row.amenities.map((name) => [name.toLowerCase(), name] as const)));
  return {
    listings: rows.map(({ id, title }) => ({ id, title })),
    amenities: [...amenities.values()].toSorted((one, other) => one.localeCompare(other, "en")),
  };
}
