import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { listingBulkEdits } from "./bulk/bulk-edit.tables.server.ts";
import { listingDrafts } from "./drafts/draft.tables.server.ts";
import { clearListing } from "./hosting/delete-listing.server.ts";
import { properties } from "./listing.tables.server.ts";
import { selectWaitingPhotos } from "./photos/photo.queries.server.ts";
import { removePhotos } from "./photos/remove-photos.server.ts";

/** The listings of somebody who deleted the account were taken down with it; what is left of them goes now. */
async function clearAfter(ctx: Ctx, hostId: string): Promise<void> {
  const closed = await ctx.db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.hostId, hostId), eq(properties.status, "deleted")));
  for (const { id } of closed) await clearListing(ctx, id);
  await ctx.db.delete(listingDrafts).where(eq(listingDrafts.hostId, hostId));
  await ctx.db.delete(listingBulkEdits).where(eq(listingBulkEdits.hostId, hostId));
  const waiting = await selectWaitingPhotos(ctx, hostId);
  await removePhotos(
    ctx,
    waiting.map(({ id }) => id),
  );
}

export const listingSubscribers: Subscriber[] = [
  subscribe({ name: "listings.clear", fact: accountDeleted, tell: (ctx, { accountId }) => clearAfter(ctx, accountId) }),
];
