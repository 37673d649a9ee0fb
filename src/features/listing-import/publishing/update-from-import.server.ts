import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { fieldMessages } from "../../../platform/input.ts";
import { UpdateListingInput } from "../../listings/index.ts";
import { updateListing } from "../../listings/index.server.ts";
import { importedValues } from "../import-values.ts";
import { importError } from "../import.errors.ts";
import { logImport } from "../import-log.server.ts";
import { updateImport } from "../import.queries.server.ts";
import type { UpdateFromImportInput } from "../import.schema.ts";
import { importedBefore } from "../import.view.server.ts";
import { lockOpenImport } from "../importing/own-import.server.ts";

/** Takes the chosen fields of a page over into the listing that it was imported as. Everything else stays as the host has it. */
export async function updateFromImport(ctx: Ctx, importId: string, { take }: UpdateFromImportInput): Promise<{ listingId: string }> {
  return transact(ctx, async (tx) => {
    const row = await lockOpenImport(tx, importId);
    const listing = row.listing && (await importedBefore(tx, row));
    if (!row.listing || !listing) throw importError("import_not_found");
    const page = importedValues(row.listing);
    const taken = Object.fromEntries(Object.entries(page).filter(([name]) => take.includes(name)));
    const { id: listingId, ...mine } = listing;
    const merged = UpdateListingInput.safeParse({ ...mine, ...taken });
    if (!merged.success) throw requestError("invalid_input", { fields: fieldMessages(merged.error) });
    await updateListing(tx, listingId, merged.data);
    const { updatedAt: _updatedAt, ...form } = merged.data;
    await updateImport(tx, importId, { status: "completed", form, propertyId: listingId });
    await logImport(tx, { ...row, form }, { status: "completed", propertyId: listingId });
    return { listingId };
  });
}
