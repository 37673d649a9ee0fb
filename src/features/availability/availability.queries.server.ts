import { and, between, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { type NightHolder, occupiedNights, propertyCustomPrices } from "./availability.tables.server.ts";
import type { Stay } from "./stay.rules.ts";

/** The custom prices of these listings within the stay, by listing and night. */
export async function customPricesOf(
  ctx: Ctx,
  listingIds: string[],
  { checkIn, checkOut }: Stay,
): Promise<Map<string, Map<string, number>>> {
  const byListing = new Map<string, Map<string, number>>();
  if (listingIds.length === 0) return byListing;
  const rows = await ctx.db
    .select()
    .from(propertyCustomPrices)
    .where(
      and(
        inArray(propertyCustomPrices.propertyId, listingIds),
        gte(propertyCustomPrices.date, checkIn),
        lt(propertyCustomPrices.date, checkOut),
      ),
    );
  for (const { propertyId, date, price } of rows) {
    const prices = byListing.get(propertyId) ?? new Map<string, number>();
    byListing.set(propertyId, prices.set(date, price));
  }
  return byListing;
}

const nightsBetween = builtOnce((db) =>
  db
    .select({ night: occupiedNights.night })
    .from(occupiedNights)
    .where(
      and(
        eq(occupiedNights.propertyId, sql.placeholder("listingId")),
        between(occupiedNights.night, sql.placeholder("first"), sql.placeholder("last")),
      ),
    )
    .orderBy(occupiedNights.night)
    .prepare("nights_between"),
);

/** The nights that are taken between these days, by a booking, a block or an imported calendar. */
export async function takenNights(ctx: Ctx, listingId: string, first: string, last: string): Promise<string[]> {
  dependsOn(ctx, `nights:${listingId}`);
  const rows = await nightsBetween(ctx).execute({ listingId, first, last });
  return rows.map(({ night }) => night);
}

export type HeldNight = { night: string; kind: NightHolder; bookingId: string | null; preparing: string[] };

/** Whether nothing but this booking and its preparation holds the night. */
export const isHeldBy = ({ kind, bookingId, preparing }: HeldNight, id: string): boolean =>
  kind === "preparation" ? preparing.every((one) => one === id) : bookingId === id;

/** The taken nights of this stay, and what holds them. */
export async function heldNights(ctx: Ctx, listingId: string, { checkIn, checkOut }: Stay): Promise<HeldNight[]> {
  return ctx.db
    .select({
      night: occupiedNights.night,
      kind: occupiedNights.kind,
      bookingId: occupiedNights.bookingId,
      preparing: occupiedNights.preparing,
    })
    .from(occupiedNights)
    .where(and(eq(occupiedNights.propertyId, listingId), gte(occupiedNights.night, checkIn), lt(occupiedNights.night, checkOut)))
    .orderBy(occupiedNights.night);
}

/** The taken nights of each of these listings within the stay, and what holds them. */
export async function heldNightsOf(
  ctx: Ctx,
  listingIds: string[],
  { checkIn, checkOut }: Stay,
): Promise<Map<string, Map<string, NightHolder>>> {
  const byListing = new Map<string, Map<string, NightHolder>>();
  if (listingIds.length === 0) return byListing;
  const rows = await ctx.db
    .select({ id: occupiedNights.propertyId, night: occupiedNights.night, kind: occupiedNights.kind })
    .from(occupiedNights)
    .where(and(inArray(occupiedNights.propertyId, listingIds), gte(occupiedNights.night, checkIn), lt(occupiedNights.night, checkOut)));
  for (const { id, night, kind } of rows) byListing.set(id, (byListing.get(id) ?? new Map<string, NightHolder>()).set(night, kind));
  return byListing;
}

/** The listings among these with an empty calendar: no taken nights, no custom prices. */
export async function listingsWithoutCalendar(ctx: Ctx, listingIds: string[]): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(listingIds)}::uuid[]) as id
    where not exists (select 1 from ${occupiedNights} o where o.property_id = id) and not exists (select 1 from ${propertyCustomPrices} p where p.property_id = id)`);
  return new Set(rows.map(({ id }) => id));
}
