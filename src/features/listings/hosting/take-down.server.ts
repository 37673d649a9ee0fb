import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireSupport } from "../../accounts/index.server.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { countPhotos } from "../photos/photo.queries.server.ts";

/** Hides a listing from everyone but its host and support staff, until it is put back. In the caller's transaction; for support staff. */
export const takeListingDown = (tx: Ctx, listingId: string): Promise<void> => setStatus(tx, listingId, async () => "taken_down");

/** Puts a listing back that was taken down; any other stays as it is. One without photos comes back paused. */
export const putListingBack = (tx: Ctx, listingId: string): Promise<void> =>
  setStatus(tx, listingId, async (status) => {
    if (status !== "taken_down") return status;
    return (await countPhotos(tx, listingId)) > 0 ? "active" : "paused";
  });

type Status = (typeof properties.$inferSelect)["status"];

async function setStatus(tx: Ctx, listingId: string, next: (status: Status) => Promise<Status>): Promise<void> {
  requireSupport(tx);
  const [row] = await tx.db.select({ status: properties.status }).from(properties).where(eq(properties.id, listingId)).for("no key update");
  if (!row || row.status === "deleted") throw listingError("listing_not_found");
  const status = await next(row.status);
  if (status !== row.status) await tx.db.update(properties).set({ status }).where(eq(properties.id, listingId));
}
