import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { countOf } from "../../../../platform/words/counts.ts";
import { lockOwnBoat } from "../../../listings/index.server.ts";
import { boatPackages } from "../../charter.tables.server.ts";
import { hostCharterError } from "../host-charters.errors.ts";
import type { PackageFields } from "./package.schema.ts";
import { insertPackage, livePackages, replaceRows } from "./write-package.server.ts";

type Known = { packageId: string; version: number; overwrite?: boolean };

/**
 * Adds a package to the host's own boat with its starts and prices, or changes one; charters that are booked stay as they are. Refuses strangers, homes, more
 * people than the boat takes, one too many, one that is gone, and a version that the host hasn't seen unless it is to be overwritten.
 */
export async function savePackage(ctx: Ctx, listingId: string, input: PackageFields, known?: Known): Promise<{ packageId: string }> {
  return transact(ctx, async (tx) => {
    const { capacity } = await lockOwnBoat(tx, listingId);
    requireRoom(input, capacity);
    if (!known) return { packageId: await insertPackage(tx, listingId, input) };
    const { packageId, version, overwrite = false } = known;
    const before = (await livePackages(tx, listingId)).find(({ id }) => id === packageId);
    if (!before) throw hostCharterError("package_gone");
    if (!overwrite && before.version !== version) throw hostCharterError("package_changed");
    const { starts, prices, ...fields } = input;
    await replaceRows(tx, packageId, { starts, prices });
    await tx.db
      .update(boatPackages)
      .set({ ...fields, version: before.version + 1 })
      .where(eq(boatPackages.id, packageId));
    return { packageId };
  });
}

function requireRoom({ guests }: PackageFields, capacity: number): void {
  if (guests <= capacity) return;
  const message = `The boat takes up to ${countOf(capacity, "guest")}.`;
  throw hostCharterError("too_many_guests", { message, fields: { guests: message } });
}
