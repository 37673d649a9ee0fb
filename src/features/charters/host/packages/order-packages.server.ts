import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { lockOwnBoat } from "../../../listings/index.server.ts";
import { boatPackages } from "../../charter.tables.server.ts";
import { hostCharterError } from "../host-charters.errors.ts";
import type { OrderPackagesInput } from "./package.schema.ts";
import { livePackages } from "./write-package.server.ts";

/** Guests see the boat's packages in this order. Refuses strangers, and other packages than it has. */
export async function orderPackages(ctx: Ctx, listingId: string, { packageIds }: OrderPackagesInput): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnBoat(tx, listingId);
    const there = new Set((await livePackages(tx, listingId)).map(({ id }) => id));
    const wanted = new Set(packageIds);
    if (wanted.size !== packageIds.length || wanted.size !== there.size || !packageIds.every((id) => there.has(id)))
      throw hostCharterError("packages_changed");
    for (const [position, id] of packageIds.entries()) await tx.db.update(boatPackages).set({ position }).where(eq(boatPackages.id, id));
  });
}
