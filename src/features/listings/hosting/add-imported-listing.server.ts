import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { ListingFields } from "./hosting.schema.ts";
import { insertListing } from "./insert-listing.server.ts";
import { listingRow } from "./listing-row.server.ts";

/** Adds a listing that the person had elsewhere, in the caller's transaction. Without photos it is paused until it has one. */
export async function addImportedListing(tx: Ctx, fields: ListingFields, photoIds: string[]): Promise<string> {
  return insertListing(tx, requireActor(tx).id, await listingRow(tx, fields), photoIds);
}
