import { and, eq, notInArray } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { transact } from "../../../../platform/db/database.server.ts";
import { lockOwnBoat } from "../../../listings/index.server.ts";
import { boatExtras } from "../../charter.tables.server.ts";
import { hostCharterError } from "../host-charters.errors.ts";
import type { ExtrasInput } from "./extras.schema.ts";

/** The host's own boat has these extras, in this order; charters that are booked keep theirs. Refuses strangers, homes, and extras that changed since they were read. */
export async function saveExtras(ctx: Ctx, listingId: string, { extras, knownIds }: ExtrasInput): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockOwnBoat(tx, listingId);
    const there = await tx.db.select({ id: boatExtras.id }).from(boatExtras).where(eq(boatExtras.propertyId, listingId));
    const ids = new Set(there.map(({ id }) => id));
    const kept = extras.flatMap(({ id }) => id ?? []);
    const isKnown = knownIds === undefined || (knownIds.length === ids.size && knownIds.every((id) => ids.has(id)));
    if (!isKnown || new Set(kept).size < kept.length || !kept.every((id) => ids.has(id))) throw hostCharterError("extras_changed");
    const ofBoat = eq(boatExtras.propertyId, listingId);
    await tx.db.delete(boatExtras).where(kept.length > 0 ? and(ofBoat, notInArray(boatExtras.id, kept)) : ofBoat);
    for (const [position, { id, ...extra }] of extras.entries()) {
      if (id)
        await tx.db
          .update(boatExtras)
          .set({ ...extra, position })
          .where(eq(boatExtras.id, id));
      else await tx.db.insert(boatExtras).values({ ...extra, propertyId: listingId, position });
    }
  });
}
