import { and, eq, getTableColumns } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { listingError } from "./listing.errors.ts";
import { properties } from "./listing.tables.server.ts";

const { id, hostId, title, capacity, minimumNights, timeZone, checkInTime, checkOutTime, cancellationPolicy, pricePerNight, cleaningFee } =
  getTableColumns(properties);

/** What a stay at a listing hangs on. */
export type StayTerms = Awaited<ReturnType<typeof stayTerms>>;

/** The terms as they are now; a listing that is paused or gone has none. */
export async function stayTerms(ctx: Ctx, listingId: string) {
  const [terms] = await ctx.db
    .select({
      listingId: id,
      hostId,
      title,
      capacity,
      minimumNights,
      timeZone,
      checkInTime,
      checkOutTime,
      cancellationPolicy,
      nightlyPriceCents: pricePerNight,
      cleaningFeeCents: cleaningFee,
    })
    .from(properties)
    .where(and(eq(id, listingId), eq(properties.status, "active")));
  if (!terms) throw listingError("listing_not_found");
  return terms;
}
