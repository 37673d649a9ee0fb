import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { lockOwnBoat } from "../../../listings/index.server.ts";
import { boatPackages } from "../../charter.tables.server.ts";
import { hostCharterError } from "../host-charters.errors.ts";

/** Nobody can book the package any more; who booked it keeps it. Refuses strangers and one that is gone. */
export async function deletePackage(ctx: Ctx, listingId: string, packageId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnBoat(tx, listingId);
    const { rowCount } = await tx.db
      .update(boatPackages)
      .set({ deletedAt: ctx.clock.now() })
      .where(and(eq(boatPackages.id, packageId), eq(boatPackages.propertyId, listingId), isNull(boatPackages.deletedAt)));
    if (rowCount === 0) throw hostCharterError("package_gone");
  });
}
