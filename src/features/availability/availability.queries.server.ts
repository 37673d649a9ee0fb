import { and, between, eq, gt, gte, inArray, lt, or, ne, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { dependsOn, showsUntil } from "../../platform/page-tags.ts";
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

/** Claims that end by themselves are over at this moment, whether or not anybody took their rows away. */
export const isHeldAt = (now: Date) => gt(occupiedNights.heldUntil, now.toISOString());

/** A page that shows these nights as taken does so until the first of them is free by itself. */
function showNights(ctx: Ctx, rows: { heldUntil: string }[]): void {
  for (const { heldUntil } of rows) if (heldUntil !== "infinity") showsUntil(ctx, new Date(heldUntil));
}

const nightsBetween = builtOnce((db) =>
  db
    .select({ night: occupiedNights.night, heldUntil: occupiedNights.heldUntil })
    .from(occupiedNights)
    .where(
      and(
        eq(occupiedNights.propertyId, sql.placeholder("listingId")),
        between(occupiedNights.night, sql.placeholder("first"), sql.placeholder("last")),
        gt(occupiedNights.heldUntil, sql.placeholder("now")),
      ),
    )
    .orderBy(occupiedNights.night)
    .prepare("nights_between"),
);

/** The nights that are taken between these days, whatever holds them. */
export async function takenNights(ctx: Ctx, listingId: string, first: string, last: string): Promise<string[]> {
  dependsOn(ctx, `nights:${listingId}`);
  const rows = await nightsBetween(ctx).execute({ listingId, first, last, now: ctx.clock.now().toISOString() });
  showNights(ctx, rows);
  return rows.map(({ night }) => night);
}

export type HeldNight = { night: string; kind: NightHolder; bookingId: string | null; preparing: string[]; isPaidFor: boolean };

/** Whether nothing but this booking and its preparation holds the night. */
export const isHeldBy = ({ kind, bookingId, preparing, isPaidFor }: HeldNight, id: string): boolean =>
  kind === "preparation" ? !isPaidFor && preparing.every((one) => one === id) : bookingId === id;

/** The taken nights of this stay, and what holds them; those that only this checkout holds are free. */
export async function heldNights(
  ctx: Ctx,
  listingId: string,
  { checkIn, checkOut }: Stay,
  ownCheckoutId: string | null = null,
): Promise<HeldNight[]> {
  const { propertyId, night, kind, bookingId, preparing, checkoutId, checkoutEnds, heldUntil } = occupiedNights;
  const now = ctx.clock.now();
  const rows = await ctx.db
    .select({
      night,
      kind,
      bookingId,
      preparing,
      heldUntil,
      isPaidFor: sql<boolean>`coalesce(${checkoutEnds} > ${now.toISOString()}, false)`,
    })
    .from(occupiedNights)
    .where(
      and(
        eq(propertyId, listingId),
        gte(night, checkIn),
        lt(night, checkOut),
        isHeldAt(now),
        ownCheckoutId === null ? undefined : or(ne(kind, "checkout"), isNull(checkoutId), ne(checkoutId, ownCheckoutId)),
      ),
    )
    .orderBy(night);
  showNights(ctx, rows);
  return rows;
}

/** The taken nights of each of these listings within the stay, and what holds them. */
export async function heldNightsOf(
  ctx: Ctx,
  listingIds: string[],
  { checkIn, checkOut }: Stay,
): Promise<Map<string, Map<string, NightHolder>>> {
  const byListing = new Map<string, Map<string, NightHolder>>();
  if (listingIds.length === 0) return byListing;
  const held = occupiedNights;
  const rows = await ctx.db
    .select({ id: held.propertyId, night: held.night, kind: held.kind, heldUntil: held.heldUntil })
    .from(held)
    .where(and(inArray(held.propertyId, listingIds), gte(held.night, checkIn), lt(held.night, checkOut), isHeldAt(ctx.clock.now())));
  showNights(ctx, rows);
  for (const { id, night, kind } of rows) byListing.set(id, (byListing.get(id) ?? new Map<string, NightHolder>()).set(night, kind));
  return byListing;
}

/** The listings among these with an empty calendar: no taken nights, no custom prices. */
export async function listingsWithoutCalendar(ctx: Ctx, listingIds: string[]): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(listingIds)}::uuid[]) as id
    where not exists (select 1 from ${occupiedNights} o where o.property_id = id and o.held_until > ${ctx.clock.now().toISOString()}) and not exists (select 1 from ${propertyCustomPrices} p where p.property_id = id)`);
  return new Set(rows.map(({ id }) => id));
}
