import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { lockOwnBoat } from "../../../listings/index.server.ts";
import { boatPackages } from "../../charter.tables.server.ts";
import { hostCharterError } from "../host-charters.errors.ts";

/** Offers the package to guests, or keeps it without offering it. Refuses strangers and one that is gone. */
export async function switchPackage(ctx: Ctx, listingId: string, packageId: string, { isOn }: { isOn: boolean }): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnBoat(tx, listingId);
    const { rowCount } = await tx.db
      .update(boatPackages)
      .set({ isOn })
      .where(and(eq(boatPackages.id, packageId), eq(boatPackages.propertyId, listingId), isNull(boatPackages.deletedAt)));
    if (rowCount === 0) throw hostCharterError("package_gone");
  });
}
