import { and, asc, between, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { customPricesOf } from "../availability.queries.server.ts";
import { occupiedNights, propertyBlockedDates } from "../availability.tables.server.ts";
import { addDays } from "../stay.rules.ts";
import type { Days } from "./host-days.rules.ts";
import type { HostDay } from "./host-days.schema.ts";

/** Blocks that are there get the new reason. The database refuses nights that are booked (23P01). */
export async function upsertBlocks(ctx: Ctx, propertyId: string, days: string[], reason: string): Promise<void> {
  await ctx.db
    .insert(propertyBlockedDates)
    .values(days.map((date) => ({ propertyId, date, reason })))
    .onConflictDoUpdate({
      target: [propertyBlockedDates.propertyId, propertyBlockedDates.date],
      set: { reason: sql`excluded.reason` },
    });
}

/** Returns the number of deleted blocks. */
export async function deleteBlocks(ctx: Ctx, listingId: string, { first, last }: Days): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(propertyBlockedDates)
    .where(and(eq(propertyBlockedDates.propertyId, listingId), between(propertyBlockedDates.date, first, last)));
  return rowCount ?? 0;
}

/** Nights that are booked, here or by a manual booking, the first come first. */
export async function bookedNights(ctx: Ctx, listingId: string, { first, last }: Days): Promise<{ night: string; isManual: boolean }[]> {
  const { night, bookingId, manualBookingId } = occupiedNights;
  return ctx.db
    .select({ night, isManual: sql<boolean>`${manualBookingId} is not null` })
    .from(occupiedNights)
    .where(and(eq(occupiedNights.propertyId, listingId), between(night, first, last), or(isNotNull(bookingId), isNotNull(manualBookingId))))
    .orderBy(asc(night));
}

/** The days of these listings that are taken or have a custom price, in order, by listing. The caller checks the ownership. */
export async function hostDaysOf(ctx: Ctx, listingIds: string[], { first, last }: Days): Promise<Map<string, HostDay[]>> {
  if (listingIds.length === 0) return new Map();
  const [held, prices] = await Promise.all([
    ctx.db
      .select({
        listingId: occupiedNights.propertyId,
        day: occupiedNights.night,
        held: occupiedNights.kind,
        reason: sql<string>`coalesce(${propertyBlockedDates.reason}, '')`,
      })
      .from(occupiedNights)
      .leftJoin(
        propertyBlockedDates,
        and(
          eq(propertyBlockedDates.propertyId, occupiedNights.propertyId),
          eq(propertyBlockedDates.date, occupiedNights.night),
          // Repeated for the blocks, so that they are looked up by key too instead of scanned.
          inArray(propertyBlockedDates.propertyId, listingIds),
          between(propertyBlockedDates.date, first, last),
        ),
      )
      .where(and(inArray(occupiedNights.propertyId, listingIds), between(occupiedNights.night, first, last))),
    customPricesOf(ctx, listingIds, { checkIn: first, checkOut: addDays(last, 1) }),
  ]);
  const byListing = new Map(listingIds.map((id) => [id, new Map<string, HostDay>()]));
  for (const { listingId, ...row } of held) byListing.get(listingId)?.set(row.day, { ...row, priceCents: null });
  for (const [listingId, ownPrices] of prices) {
    const days = byListing.get(listingId);
    for (const [day, priceCents] of ownPrices) days?.set(day, { day, held: null, reason: "", ...days.get(day), priceCents });
  }
  return new Map([...byListing].map(([id, days]) => [id, [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))]));
}
