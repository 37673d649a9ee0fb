import type { Ctx } from "../../../../platform/context.server.ts";
import { requireActor } from "../../../accounts/index.server.ts";
import { editBoats, isChanged } from "./edit-boats.server.ts";
import { changesOfSold } from "./package-edit.rules.ts";
import type { PackageEditPreview, PreviewPackageEditInput } from "./package-edit.schema.ts";

/** Says what a bulk edit of packages and hours would change, and changes nothing. Refuses prices that the edit itself would refuse. */
export async function previewPackageEdit(ctx: Ctx, edit: PreviewPackageEditInput): Promise<PackageEditPreview> {
  requireActor(ctx);
  const { boats, withoutHours } = await editBoats(ctx, edit);
  const listings = boats
    .filter(isChanged)
    .map(({ listingId, title, before, after }) => ({ listingId, title, changes: changesOfSold(before, after) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
  return { listings, unchanged: boats.length - listings.length, withoutHours };
}
