import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { changesBetween } from "./bulk-edit.rules.ts";
import { editEach, selectOwn } from "./bulk-edit.queries.server.ts";
import type { BulkEditPreview, PreviewBulkEditInput } from "./bulk-edit.schema.ts";

/** Says what a bulk edit would change, and changes nothing. Refuses what the edit itself would refuse. */
export async function previewBulkEdit(ctx: Ctx, edit: PreviewBulkEditInput): Promise<BulkEditPreview> {
  requireActor(ctx);
  const edited = editEach(await selectOwn(ctx, edit.listingIds), edit);
  const listings = edited
    .map(({ listing, before, after }) => ({ listingId: listing.id, title: listing.title, changes: changesBetween(before, after) }))
    .filter(({ changes }) => changes.length > 0)
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
  return { listings, unchanged: edited.length - listings.length };
}
