import { and, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { ListingRow } from "../listing.queries.server.ts";
import { properties } from "../listing.tables.server.ts";
import { photoView } from "../listing.view.server.ts";
import { selectPhotos } from "../photos/photo.queries.server.ts";
import { listingPolicy } from "../listing.policy.ts";
import type { OwnListing } from "./hosting.schema.ts";

export const areOwn = (ctx: Ctx) => and(eq(properties.hostId, requireActor(ctx).id), ne(properties.status, "deleted"));
const isThere = (listingId: string) => and(eq(properties.id, listingId), ne(properties.status, "deleted"));

/** Locks the person's own listing; to anyone else it is not found. Other changes to it wait for the transaction; bookings don't. */
export const lockOwnListing = (tx: Ctx, listingId: string): Promise<ListingRow> =>
  admit(tx, listingPolicy, "manage", () => lockListingRow(tx, listingId));

/** The same, whosever it is. */
export async function lockListingRow({ db }: Ctx, listingId: string): Promise<ListingRow | undefined> {
  const [row] = await db.select().from(properties).where(isThere(listingId)).for("no key update");
  return row;
}

/** The person's own listing with everything its form shows. */
export async function readOwnListing(ctx: Ctx, listingId: string): Promise<OwnListing> {
  const row = await admit(ctx, listingPolicy, "manage", async () => {
    const [found] = await ctx.db.select().from(properties).where(isThere(listingId));
    return found;
  });
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
