import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { listingError } from "../listing.errors.ts";
import { properties } from "../listing.tables.server.ts";
import { countPhotos } from "../photos/photo.queries.server.ts";
import { listingPolicy } from "../listing.policy.ts";
import { lockListingRow } from "./own-listing.server.ts";

/** Hides a listing from everyone but its host and support staff, until it is put back. In the caller's transaction; for support staff. */
export async function takeListingDown(tx: Ctx, listingId: string): Promise<void> {
  const { status } = await lockAny(tx, listingId);
  if (status !== "taken_down") await save(tx, listingId, { status: "taken_down", takenDownFrom: status });
}

/** Puts a listing that was taken down back into the state that it was in; any other stays as it is. One without photos comes back paused. */
export async function putListingBack(tx: Ctx, listingId: string): Promise<void> {
  const { status, takenDownFrom } = await lockAny(tx, listingId);
  if (status !== "taken_down") return;
  const hasPhotos = (await countPhotos(tx, listingId)) > 0;
  await save(tx, listingId, { status: hasPhotos ? (takenDownFrom ?? "active") : "paused", takenDownFrom: null });
}

async function lockAny(tx: Ctx, listingId: string) {
  const { status, ...row } = await admit(tx, listingPolicy, "decide", () => lockListingRow(tx, listingId));
  if (status === "deleted") throw listingError("listing_not_found");
  return { ...row, status };
}

type Change = Pick<typeof properties.$inferInsert, "status" | "takenDownFrom">;

async function save(tx: Ctx, listingId: string, change: Change): Promise<void> {
  await tx.db.update(properties).set(change).where(eq(properties.id, listingId));
}
