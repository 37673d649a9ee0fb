import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { boatHoursView } from "../availability/index.server.ts";
import type { Offerings } from "./charter.schema.ts";
import { boatExtras, boatPackagePrices, boatPackages, boatPackageStarts } from "./charter.tables.server.ts";

/** All that a boat is sold by besides nights, also packages that are turned off. Whoever shows it to guests asks `offeredTo`. */
export async function offeringsOf(ctx: Ctx, listingId: string): Promise<Offerings> {
  return (await offeringsOfAll(ctx, [listingId])).get(listingId) ?? { hours: null, packages: [], extras: [] };
}

/** As `offeringsOf`, of several boats. */
export async function offeringsOfAll(ctx: Ctx, listingIds: string[]): Promise<Map<string, Offerings>> {
  dependsOn(ctx, ...listingIds.map((id) => `nights:${id}` as const));
  const isLive = and(inArray(boatPackages.propertyId, listingIds), isNull(boatPackages.deletedAt));
  const live = ctx.db.select({ id: boatPackages.id }).from(boatPackages).where(isLive);
  const [packages, starts, prices, extras, hours] = await Promise.all([
    ctx.db.select().from(boatPackages).where(isLive).orderBy(asc(boatPackages.position), asc(boatPackages.createdAt), asc(boatPackages.id)),
    ctx.db.select().from(boatPackageStarts).where(inArray(boatPackageStarts.packageId, live)).orderBy(asc(boatPackageStarts.no)),
    ctx.db.select().from(boatPackagePrices).where(inArray(boatPackagePrices.packageId, live)).orderBy(asc(boatPackagePrices.no)),
    ctx.db
      .select()
      .from(boatExtras)
      .where(inArray(boatExtras.propertyId, listingIds))
      .orderBy(asc(boatExtras.position), asc(boatExtras.name)),
    hoursOf(ctx, listingIds),
  ]);
  const offeringOf = (listingId: string): Offerings => ({
    hours: hours.get(listingId) ?? null,
    packages: packages
      .filter(({ propertyId }) => propertyId === listingId)
      .map(({ propertyId: _listing, position: _position, createdAt: _made, deletedAt: _gone, ...offered }) => ({
        ...offered,
        starts: starts.filter(({ packageId }) => packageId === offered.id).map(({ packageId: _id, no: _no, ...start }) => start),
        prices: prices.filter(({ packageId }) => packageId === offered.id).map(({ packageId: _id, no: _no, ...price }) => price),
      })),
    extras: extras
      .filter(({ propertyId }) => propertyId === listingId)
      .map(({ propertyId: _listing, position: _position, ...extra }) => extra),
  });
  return new Map(listingIds.map((id) => [id, offeringOf(id)]));
}

type Hours = NonNullable<Offerings["hours"]>;

async function hoursOf(ctx: Ctx, listingIds: string[]): Promise<Map<string, Hours>> {
  const { rows } = await ctx.db.execute<Hours & { propertyId: string }>(sql`
    select property_id as "propertyId", turnaround_minutes as "turnaroundMinutes", notice_minutes as "noticeMinutes", sells_nights as "sellsNights"
    from ${boatHoursView} where property_id = any(${sql.param(listingIds)}::uuid[])`);
  return new Map(rows.map(({ propertyId, ...hours }) => [propertyId, hours]));
}

/** What guests see of it: nothing while it sells no hours, and no package that is turned off. */
export const offeredTo = ({ hours, packages, extras }: Offerings): Offerings =>
  hours === null ? { hours, packages: [], extras: [] } : { hours, packages: packages.filter(({ isOn }) => isOn), extras };

/** What these extras are called. */
export async function namesOfExtras(ctx: Ctx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await ctx.db.select({ name: boatExtras.name }).from(boatExtras).where(inArray(boatExtras.id, ids))).map(({ name }) => name);
}
