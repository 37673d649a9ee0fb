import { and, asc, between, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { customPricesOf, isHeldAt } from "../availability.queries.server.ts";
import { occupiedNights, propertyBlockedDates } from "../availability.tables.server.ts";
import { addDays } from "../stay.rules.ts";
import type { Days } from "./host-days.rules.ts";
import type { HostDay } from "./host-days.schema.ts";

/** Blocks that are there get the new reason. The database refuses nights that are booked or being paid for (23P01). */
export async function upsertBlocks(ctx: Ctx, propertyId: string, days: string[], reason: string): Promise<void> {
  const blockedAt = ctx.clock.now();
  await ctx.db
    .insert(propertyBlockedDates)
    .values(days.map((date) => ({ propertyId, date, reason, blockedAt })))
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

export type BookedNight = { night: string; by: "guest" | "manual" | "checkout" };

/** Nights that are booked, here or by a manual booking, or that somebody is paying for; the first come first. */
export async function bookedNights(ctx: Ctx, listingId: string, { first, last }: Days): Promise<BookedNight[]> {
  const { night, bookingId, manualBookingId, checkoutEnds } = occupiedNights;
  const isPaidFor = gt(checkoutEnds, ctx.clock.now());
  return ctx.db
    .select({
      night,
      by: sql<
        BookedNight["by"]
      >`case when ${manualBookingId} is not null then 'manual' when ${bookingId} is not null then 'guest' else 'checkout' end`,
    })
    .from(occupiedNights)
    .where(
      and(
        eq(occupiedNights.propertyId, listingId),
        between(night, first, last),
        or(isNotNull(bookingId), isNotNull(manualBookingId), isPaidFor),
      ),
    )
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
      .where(and(inArray(occupiedNights.propertyId, listingIds), between(occupiedNights.night, first, last), isHeldAt(ctx.clock.now()))),
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
