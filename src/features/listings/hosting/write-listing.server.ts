import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { only } from "../../../platform/db/only.ts";
import { becomeHost } from "../../accounts/index.server.ts";
import { listingAdded } from "../listing.facts.ts";
import { properties } from "../listing.tables.server.ts";

type Values = Omit<typeof properties.$inferInsert, "id" | "createdAt" | "updatedAt">;

/** Writes a new listing with its photos, in the caller's transaction. Its owner is a host from then on, and staff review it. */
export async function writeListing(tx: Ctx, values: Values, addPhotos: (listingId: string) => Promise<void>): Promise<string> {
  const now = tx.clock.now();
  const made = await tx.db
    .insert(properties)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning({ id: properties.id });
  const { id: listingId } = only(made);
  await addPhotos(listingId);
  await becomeHost(tx, values.hostId);
  await recordFact(tx, listingAdded, { listingId });
  return listingId;
}
