import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { only } from "../../../../platform/db/only.ts";
import { boatPackagePrices, boatPackages, boatPackageStarts } from "../../charter.tables.server.ts";
import { hostCharterError } from "../host-charters.errors.ts";
import { MOST_PACKAGES } from "./package.rules.ts";
import type { PackageFields } from "./package.schema.ts";

export type Rows = Pick<PackageFields, "starts" | "prices">;

const areLive = (listingId: string) => and(eq(boatPackages.propertyId, listingId), isNull(boatPackages.deletedAt));

/** The packages of a locked boat, in no order. */
export const livePackages = ({ db }: Ctx, listingId: string) =>
  db
    .select({ id: boatPackages.id, name: boatPackages.name, version: boatPackages.version, isOn: boatPackages.isOn })
    .from(boatPackages)
    .where(areLive(listingId));

/** Adds a package to a locked boat as its last one. Refuses one too many. */
export async function insertPackage(
  tx: Ctx,
  listingId: string,
  { starts, prices, ...fields }: PackageFields & { isOn?: boolean },
): Promise<string> {
  if ((await livePackages(tx, listingId)).length >= MOST_PACKAGES) throw hostCharterError("too_many_packages");
  const position = sql<number>`(select coalesce(max(p.position), -1) + 1 from ${boatPackages} p where p.property_id = ${listingId} and p.deleted_at is null)`;
  const made = await tx.db
    .insert(boatPackages)
    .values({ ...fields, propertyId: listingId, position, createdAt: tx.clock.now() })
    .returning({ id: boatPackages.id });
  const { id } = only(made);
  await insertRows(tx, id, { starts, prices });
  return id;
}

/** Gives a package these starts and prices instead of those that it has. */
export async function replaceRows(tx: Ctx, packageId: string, rows: Rows): Promise<void> {
  await tx.db.delete(boatPackageStarts).where(eq(boatPackageStarts.packageId, packageId));
  await tx.db.delete(boatPackagePrices).where(eq(boatPackagePrices.packageId, packageId));
  await insertRows(tx, packageId, rows);
}

async function insertRows({ db }: Ctx, packageId: string, { starts, prices }: Rows): Promise<void> {
  const numbered = <Row extends object>(rows: Row[]) => rows.map((row, index) => ({ ...row, packageId, no: index + 1 }));
  if (starts.length > 0) await db.insert(boatPackageStarts).values(numbered(starts));
  if (prices.length > 0) await db.insert(boatPackagePrices).values(numbered(prices));
}
