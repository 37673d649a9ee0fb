import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { discardDraft } from "../drafts/discard-draft.server.ts";
import type { CreateListingInput } from "./hosting.schema.ts";
import { insertListing } from "./insert-listing.server.ts";
import { listingRow } from "./listing-row.server.ts";

/**
 * Creates a listing with the photos uploaded for it, once per idempotency key, completely or not at all; its draft is gone then, and the
 * first one makes its owner a host. Refuses photos that belong to someone else, are in use, or are gone.
 */
export async function createListing(ctx: Ctx, { key, photoIds, ...fields }: CreateListingInput): Promise<{ listingId: string }> {
  const { id: hostId } = requireActor(ctx);
  const row = await listingRow(ctx, fields);
  return once(ctx, { owner: hostId, operation: "listings.create", key, body: { photoIds, ...fields } }, async (tx) => {
    const listingId = await insertListing(tx, hostId, row, photoIds);
    await discardDraft(tx, fields.type);
    return { listingId };
  });
}
