import type { Ctx } from "../../../platform/context.server.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { properties } from "../listing.tables.server.ts";
import { copyPhotos } from "../photos/copy-photos.server.ts";
import { lockOwnListing } from "./own-listing.server.ts";

const LONGEST_TITLE = 100;

/** Makes a second listing like this one, with copies of its photos, once per key. It is paused until its host shows it. Refuses strangers. */
export async function duplicateListing(ctx: Ctx, listingId: string, { key }: { key: string }): Promise<{ listingId: string }> {
  const { id: hostId } = requireActor(ctx);
  return once(ctx, { owner: hostId, operation: "listings.duplicate", key, body: { listingId } }, async (tx) => {
    const { id: _id, title, ...same } = await lockOwnListing(tx, listingId);
    const now = ctx.clock.now();
    const [made] = await tx.db
      .insert(properties)
      .values({ ...same, title: `Copy of ${title}`.slice(0, LONGEST_TITLE), status: "paused", createdAt: now, updatedAt: now })
      .returning({ id: properties.id });
    const copy = made?.id ?? "";
    await copyPhotos(tx, listingId, copy);
    return { listingId: copy };
  });
}
