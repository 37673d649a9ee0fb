import { and, eq, getTableColumns } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { listingError } from "./listing.errors.ts";
import { properties } from "./listing.tables.server.ts";

const { id, hostId, title, capacity, minimumNights, timeZone, checkInTime, checkOutTime, cancellationPolicy, pricePerNight, cleaningFee } =
  getTableColumns(properties);

/** A listing's booking terms. */
export type StayTerms = Awaited<ReturnType<typeof stayTerms>>;

/** The current terms; a paused or deleted listing has none. */
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
