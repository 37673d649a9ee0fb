import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { AppError } from "../../../../platform/errors.ts";
import { saveHours } from "../../../availability/index.server.ts";
import { lockOwnBoat, ownListing } from "../../../listings/index.server.ts";
import type { CharterPackage, Offerings } from "../../charter.schema.ts";
import { boatExtras } from "../../charter.tables.server.ts";
import { offeringsOf } from "../../offerings.queries.server.ts";
import { hostCharterError } from "../host-charters.errors.ts";
import { MOST_EXTRAS } from "../extras/extras.schema.ts";
import { insertPackage, livePackages } from "../packages/write-package.server.ts";
import { readHostCharters } from "../read-host-charters.server.ts";
import type { CopyPackagesInput, CopyReport } from "./copies.schema.ts";

/**
 * Gives the host's other boats the packages and extras of one, with its turnaround and notice. What a boat has by the same name stays as it is, and a package is
 * for no more people than the boat takes. Each boat gets all of it or nothing, and says why. Refuses strangers.
 */
export async function copyPackages(ctx: Ctx, listingId: string, { listingIds }: CopyPackagesInput): Promise<CopyReport[]> {
  const { offerings } = await readHostCharters(ctx, listingId);
  const targets: { id: string; title: string }[] = [];
  for (const id of new Set(listingIds)) if (id !== listingId) targets.push(await ownListing(ctx, id));
  const reports: CopyReport[] = [];
  for (const { id, title } of targets) reports.push({ listingId: id, title, ...(await copyTo(ctx, id, offerings)) });
  return reports;
}

type Outcome = Pick<CopyReport, "packages" | "extras" | "refusal">;

async function copyTo(ctx: Ctx, listingId: string, offerings: Offerings): Promise<Outcome> {
  try {
    return { ...(await transact(ctx, (tx) => copyAll(tx, listingId, offerings))), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { packages: 0, extras: 0, refusal: error.message };
  }
}

async function copyAll(tx: Ctx, listingId: string, { hours, packages, extras }: Offerings): Promise<Omit<Outcome, "refusal">> {
  const { capacity } = await lockOwnBoat(tx, listingId);
  if (hours) {
    const own = (await offeringsOf(tx, listingId)).hours;
    await saveHours(tx, listingId, { ...hours, sellsNights: own?.sellsNights ?? hours.sellsNights });
  }
  const names = new Set((await livePackages(tx, listingId)).map(({ name }) => name));
  const wanted = packages.filter(({ name }) => !names.has(name));
  for (const offered of wanted) await insertPackage(tx, listingId, fitting(offered, capacity));
  return { packages: wanted.length, extras: await copyExtras(tx, listingId, extras) };
}

const fitting = ({ id: _id, version: _version, ...offered }: CharterPackage, capacity: number): Omit<CharterPackage, "id" | "version"> => ({
  ...offered,
  guests: Math.min(offered.guests, capacity),
  seats: offered.seats === null ? null : Math.min(offered.seats, capacity),
});

async function copyExtras({ db }: Ctx, listingId: string, extras: Offerings["extras"]): Promise<number> {
  const own = await db.select({ name: boatExtras.name }).from(boatExtras).where(eq(boatExtras.propertyId, listingId));
  const names = new Set(own.map(({ name }) => name));
  const wanted = extras.filter(({ name }) => !names.has(name));
  if (own.length + wanted.length > MOST_EXTRAS) throw hostCharterError("too_many_extras");
  if (wanted.length > 0)
    await db
      .insert(boatExtras)
      .values(wanted.map(({ id: _id, ...extra }, index) => ({ ...extra, propertyId: listingId, position: own.length + index })));
  return wanted.length;
}
