import { and, getTableColumns, inArray } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { listingError } from "./listing.errors.ts";
import { OPEN_STATUSES } from "./listing.rules.ts";
import { properties } from "./listing.tables.server.ts";

const {
  id,
  hostId,
  type,
  title,
  capacity,
  petsAllowed,
  minimumNights,
  timeZone,
  checkInTime,
  checkOutTime,
  cancellationPolicy,
  pricePerNight,
  cleaningFee,
} = getTableColumns(properties);

/** A listing's booking terms. */
export type StayTerms = Awaited<ReturnType<typeof stayTerms>>;

/** The current terms; a paused or deleted listing has none. */
export async function stayTerms(ctx: Ctx, listingId: string) {
  const [terms] = await stayTermsOf(ctx, [listingId]);
  if (!terms) throw listingError("listing_not_found");
  return terms;
}

/** The current terms of those among the listings that are neither paused nor deleted. */
export const stayTermsOf = (ctx: Ctx, listingIds: string[]) =>
  ctx.db
    .select({
      listingId: id,
      hostId,
      type,
      title,
      capacity,
      petsAllowed,
      minimumNights,
      timeZone,
      checkInTime,
      checkOutTime,
      cancellationPolicy,
      nightlyPriceCents: pricePerNight,
      cleaningFeeCents: cleaningFee,
    })
    .from(properties)
    .where(and(inArray(id, listingIds), inArray(properties.status, [...OPEN_STATUSES])));
