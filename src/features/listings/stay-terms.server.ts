import { and, inArray } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { listingError } from "./listing.errors.ts";
import { OPEN_STATUSES } from "./listing.rules.ts";
import { properties } from "./listing.tables.server.ts";

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
      listingId: properties.id,
      hostId: properties.hostId,
      type: properties.type,
      title: properties.title,
      capacity: properties.capacity,
      petsAllowed: properties.petsAllowed,
      minimumNights: properties.minimumNights,
      instantFromDays: properties.instantFromDays,
      timeZone: properties.timeZone,
      checkInTime: properties.checkInTime,
      checkOutTime: properties.checkOutTime,
      licenceNeeded: properties.licenceNeeded,
      cancellationPolicy: properties.cancellationPolicy,
      nightlyPriceCents: properties.pricePerNight,
      cleaningFeeCents: properties.cleaningFee,
    })
    .from(properties)
    .where(and(inArray(properties.id, listingIds), inArray(properties.status, [...OPEN_STATUSES])));
