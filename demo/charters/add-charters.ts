import { and, eq, gt, sql } from "drizzle-orm";
import { boatClocks } from "../../src/features/availability/hours/hours.tables.server.ts";
import { propertyRules } from "../../src/features/availability/rules/rules.tables.server.ts";
import { boatExtras, boatPackagePrices, boatPackages, boatPackageStarts } from "../../src/features/charters/charter.tables.server.ts";
import { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { daysAgo } from "../demo-days.ts";
import { catalogue } from "../listings/catalogue.ts";
import { addTrips } from "./add-trips.ts";
import { type DemoBoat, extrasOf, packagesOf } from "./packages.ts";

type Tools = { db: Db; clock: Clock };

const TURNAROUND_MINUTES = 60;
const NOTICE_MINUTES = 180;
/** The boat here isn't booked by the night. */
const BY_HOURS_ALONE = "Galveston";

/** Every second boat sells hours, and some people have booked some. */
export async function addCharters({ db, clock }: Tools): Promise<void> {
  const boats = await boatsOf({ db, clock });
  await db.insert(boatClocks).values(
    boats.map(({ listing }) => ({
      propertyId: listing.id,
      sellsNights: listing.city !== BY_HOURS_ALONE,
      turnaroundMinutes: TURNAROUND_MINUTES,
      noticeMinutes: NOTICE_MINUTES,
      since: clock.now(),
    })),
  );
  const createdAt = daysAgo(clock, 90);
  const all = boats.flatMap(({ listing, sold }) => sold.map((each, position) => ({ ...each, propertyId: listing.id, position })));
  await db.insert(boatPackages).values(all.map(({ offered, propertyId, position }) => ({ ...offered, propertyId, position, createdAt })));
  await db
    .insert(boatPackageStarts)
    .values(all.flatMap(({ offered, starts }) => starts.map((start, at) => ({ ...start, packageId: offered.id, no: at + 1 }))));
  await db
    .insert(boatPackagePrices)
    .values(all.flatMap(({ offered, prices }) => prices.map((price, at) => ({ ...price, packageId: offered.id, no: at + 1 }))));
  await db
    .insert(boatExtras)
    .values(boats.flatMap(({ listing }) => extrasOf(listing).map((extra, position) => ({ ...extra, propertyId: listing.id, position }))));
  await addTrips({ db, clock }, boats);
}

/** Of the boats that can be ready again before the next check-in, and whose nights need no preparation, every second one. */
async function boatsOf({ db, clock }: Tools): Promise<DemoBoat[]> {
  const ready = await db
    .select({ id: properties.id })
    .from(properties)
    .leftJoin(propertyRules, and(eq(propertyRules.propertyId, properties.id), gt(propertyRules.preparationAfter, 0)))
    .where(
      sql`${properties.type} = 'boat' and ${properties.status} = 'active' and ${propertyRules.propertyId} is null
        and ${properties.checkOutTime}::time + make_interval(mins => ${TURNAROUND_MINUTES}) <= ${properties.checkInTime}::time`,
    );
  const ids = new Set(ready.map(({ id }) => id));
  return catalogue(clock)
    .map(({ listing }) => listing)
    .filter(({ id }) => ids.has(id))
    .filter((_, index) => index % 2 === 0)
    .map((listing) => ({ listing, sold: packagesOf(listing) }));
}
