import { and, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { listingError } from "../listing.errors.ts";
import type { ListingRow } from "../listing.queries.server.ts";
import { properties } from "../listing.tables.server.ts";
import { photoView } from "../listing.view.server.ts";
import { selectPhotos } from "../photos/photo.queries.server.ts";
import type { OwnListing } from "./hosting.schema.ts";

export const areOwn = (ctx: Ctx) => and(eq(properties.hostId, requireActor(ctx).id), ne(properties.status, "deleted"));
const isOwn = (ctx: Ctx, listingId: string) => and(eq(properties.id, listingId), areOwn(ctx));

/** Locks the person's own listing; to anyone else it is not found. Other changes to it wait for the transaction; bookings don't. */
export async function lockOwnListing(tx: Ctx, listingId: string, missing = listingError("listing_not_found")): Promise<ListingRow> {
  const [row] = await tx.db.select().from(properties).where(isOwn(tx, listingId)).for("no key update");
  if (!row) throw missing;
  return row;
}

/** The person's own listing with everything its form shows. */
export async function readOwnListing(ctx: Ctx, listingId: string): Promise<OwnListing> {
  const [row] = await ctx.db.select().from(properties).where(isOwn(ctx, listingId));
  if (!row) throw listingError("listing_not_found");
  const { pricePerNight, cleaningFee, halfBathrooms, placePrecision, hostId: _host, timeZone: _zone, createdAt: _made, ...fields } = row;
  return {
    ...fields,
    nightlyPriceCents: pricePerNight,
    cleaningFeeCents: cleaningFee,
    bathrooms: halfBathrooms / 2,
    isApproximate: placePrecision === "approximate",
    updatedAt: row.updatedAt.toISOString(),
    photos: (await selectPhotos(ctx, listingId)).map(photoView),
  };
}
