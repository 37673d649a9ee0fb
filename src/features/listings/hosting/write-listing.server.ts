import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { becomeHost } from "../../accounts/index.server.ts";
import { listingAdded } from "../listing.facts.ts";
import { properties } from "../listing.tables.server.ts";

type Values = Omit<typeof properties.$inferInsert, "id" | "createdAt" | "updatedAt">;

/** Writes a new listing with its photos, in the caller's transaction. Its owner is a host from then on, and staff review it. */
export async function writeListing(tx: Ctx, values: Values, addPhotos: (listingId: string) => Promise<void>): Promise<string> {
  const now = tx.clock.now();
  const [made] = await tx.db
    .insert(properties)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning({ id: properties.id });
  if (!made) throw new Error("the listing was not written");
  await addPhotos(made.id);
  await becomeHost(tx, values.hostId);
  await recordFact(tx, listingAdded, { listingId: made.id });
  return made.id;
}
