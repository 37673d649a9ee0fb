import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { becomeHost, requireActor } from "../../accounts/index.server.ts";
import { properties } from "../listing.tables.server.ts";
import { attachPhotos } from "../photos/attach-photos.server.ts";
import type { CreateListingInput } from "./hosting.schema.ts";
import { listingRow } from "./listing-row.server.ts";

/**
 * Lists a home or a boat with the photos that wait for it, once per key, whole or not at all; the first one makes its owner a host.
 * Refuses photos that are another's, in use, or gone.
 */
export async function createListing(ctx: Ctx, { key, photoIds, ...fields }: CreateListingInput): Promise<{ listingId: string }> {
  const { id: hostId } = requireActor(ctx);
  const row = await listingRow(ctx, fields);
  return once(ctx, { owner: hostId, operation: "listings.create", key, body: { photoIds, ...fields } }, async (tx) => {
    const now = ctx.clock.now();
    const [made] = await tx.db
      .insert(properties)
      .values({ ...row, hostId, createdAt: now, updatedAt: now })
      .returning({ id: properties.id });
    const listingId = made?.id ?? "";
    await attachPhotos(tx, listingId, photoIds);
    await becomeHost(tx, hostId);
    return { listingId };
  });
}
