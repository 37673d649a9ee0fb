import type { Ctx } from "../../../platform/context.server.ts";
import { recordFact } from "../../../platform/facts/facts.server.ts";
import { becomeHost } from "../../accounts/index.server.ts";
import { listingAdded } from "../listing.facts.ts";
import { properties } from "../listing.tables.server.ts";
import { attachPhotos } from "../photos/attach-photos.server.ts";
import type { listingRow } from "./listing-row.server.ts";

type Row = Awaited<ReturnType<typeof listingRow>>;

/** Writes a new listing of the host with the photos that wait for it; one without photos is paused. The first one makes its owner a host. */
export async function insertListing(tx: Ctx, hostId: string, row: Row, photoIds: string[]): Promise<string> {
  const now = tx.clock.now();
  const status = photoIds.length > 0 ? ("active" as const) : ("paused" as const);
  const [made] = await tx.db
    .insert(properties)
    .values({ ...row, status, hostId, createdAt: now, updatedAt: now })
    .returning({ id: properties.id });
  const listingId = made?.id ?? "";
  if (photoIds.length > 0) await attachPhotos(tx, listingId, photoIds);
  await becomeHost(tx, hostId);
  await recordFact(tx, listingAdded, { listingId });
  return listingId;
}
