import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { only } from "../../../platform/db/only.ts";
import type { CharterPackage } from "../charter.schema.ts";
import { boatPackages, departures } from "../charter.tables.server.ts";

type Start = { beginsAt: Date; endsAt: Date };
type Shared = Pick<CharterPackage, "id" | "seats" | "prepareMinutes">;

/** The package as it is now, also one that isn't offered any more. */
export async function packageOf({ db }: Ctx, packageId: string): Promise<Shared> {
  const { id, seats, prepareMinutes } = boatPackages;
  return only(await db.select({ id, seats, prepareMinutes }).from(boatPackages).where(eq(id, packageId)));
}

/** The departure of a package that is sold by the seat at this moment; while nobody has a seat, as the package is now. Null where the whole boat is sold. */
export async function departureFor(tx: Ctx, propertyId: string, offered: Shared, { beginsAt, endsAt }: Start): Promise<string | null> {
  const { id: packageId, seats, prepareMinutes } = offered;
  if (seats === null) return null;
  await tx.db.execute(sql`select wait_for_hours(${propertyId})`);
  const now = { endsAt, seats, prepareMinutes };
  await tx.db
    .insert(departures)
    .values({ propertyId, packageId, beginsAt, ...now })
    .onConflictDoUpdate({ target: [departures.packageId, departures.beginsAt], set: now, setWhere: sql`${departures.taken} = 0` });
  const found = await tx.db
    .select({ id: departures.id })
    .from(departures)
    .where(and(eq(departures.packageId, packageId), eq(departures.beginsAt, beginsAt)));
  return only(found).id;
}
