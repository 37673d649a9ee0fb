import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { dependsOn } from "../../platform/page-tags.ts";
import { boatHoursView } from "../availability/index.server.ts";
import type { Offerings } from "./charter.schema.ts";
import { boatExtras, boatPackagePrices, boatPackages, boatPackageStarts } from "./charter.tables.server.ts";

/** All that a boat is sold by besides nights, also packages that are turned off. Whoever shows it to guests asks `offeredTo`. */
export async function offeringsOf(ctx: Ctx, listingId: string): Promise<Offerings> {
  dependsOn(ctx, `nights:${listingId}`);
  const isLive = and(eq(boatPackages.propertyId, listingId), isNull(boatPackages.deletedAt));
  const packages = await ctx.db
    .select()
    .from(boatPackages)
    .where(isLive)
    .orderBy(asc(boatPackages.position), asc(boatPackages.createdAt), asc(boatPackages.id));
  const ids = packages.map(({ id }) => id);
  const [starts, prices, extras, hours] = await Promise.all([
    ids.length === 0
      ? []
      : ctx.db.select().from(boatPackageStarts).where(inArray(boatPackageStarts.packageId, ids)).orderBy(asc(boatPackageStarts.no)),
    ids.length === 0
      ? []
      : ctx.db.select().from(boatPackagePrices).where(inArray(boatPackagePrices.packageId, ids)).orderBy(asc(boatPackagePrices.no)),
    ctx.db.select().from(boatExtras).where(eq(boatExtras.propertyId, listingId)).orderBy(asc(boatExtras.position), asc(boatExtras.name)),
    hoursOf(ctx, listingId),
  ]);
  return {
    hours,
    packages: packages.map(({ propertyId: _listing, position: _position, createdAt: _made, deletedAt: _gone, ...offered }) => ({
      ...offered,
      starts: starts.filter(({ packageId }) => packageId === offered.id).map(({ packageId: _id, no: _no, ...start }) => start),
      prices: prices.filter(({ packageId }) => packageId === offered.id).map(({ packageId: _id, no: _no, ...price }) => price),
    })),
    extras: extras.map(({ propertyId: _listing, position: _position, ...extra }) => extra),
  };
}

async function hoursOf(ctx: Ctx, listingId: string): Promise<Offerings["hours"]> {
  const { rows } = await ctx.db.execute<{ turnaroundMinutes: number; noticeMinutes: number; sellsNights: boolean }>(sql`
    select turnaround_minutes as "turnaroundMinutes", notice_minutes as "noticeMinutes", sells_nights as "sellsNights" from ${boatHoursView} where property_id = ${listingId}`);
  return rows[0] ?? null;
}

/** What guests see of it: nothing while it sells no hours, and no package that is turned off. */
export const offeredTo = ({ hours, packages, extras }: Offerings): Offerings =>
  hours === null ? { hours, packages: [], extras: [] } : { hours, packages: packages.filter(({ isOn }) => isOn), extras };

/** What these extras are called. */
export async function namesOfExtras(ctx: Ctx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await ctx.db.select({ name: boatExtras.name }).from(boatExtras).where(inArray(boatExtras.id, ids))).map(({ name }) => name);
}
