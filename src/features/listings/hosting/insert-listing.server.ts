import type { Ctx } from "../../../platform/context.server.ts";
import { attachPhotos } from "../photos/attach-photos.server.ts";
import type { listingRow } from "./listing-row.server.ts";
import { writeListing } from "./write-listing.server.ts";

type Row = Awaited<ReturnType<typeof listingRow>>;

/** Writes a new listing of the host with the photos that wait for it; one without photos is paused. The first one makes its owner a host. */
export async function insertListing(tx: Ctx, hostId: string, row: Row, photoIds: string[]): Promise<string> {
  const hasPhotos = photoIds.length > 0;
  return writeListing(tx, { ...row, status: hasPhotos ? "active" : "paused", hostId }, async (listingId) => {
    if (hasPhotos) await attachPhotos(tx, listingId, photoIds);
  });
}
