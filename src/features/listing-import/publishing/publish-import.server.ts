import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { unconfirmed } from "../import-values.ts";
import { importError } from "../import.errors.ts";
import { logImport } from "../import-log.server.ts";
import { updateImport, writePhotos } from "../import.queries.server.ts";
import type { PublishImportInput } from "../import.schema.ts";
import { importedBefore } from "../import.view.server.ts";
import { wakeImport } from "../importing/import-queue.server.ts";
import { nightsOf } from "../packages/packages.schema.ts";
import { lockOpenImport } from "../importing/own-import.server.ts";

/**
 * Takes the person's word for an import and saves it in the background: photos first, then the listing and the log together. Refuses guesses that
 * nobody confirmed, and a listing that was imported before.
 */
export async function publishImport(ctx: Ctx, importId: string, input: PublishImportInput): Promise<void> {
  const { images, confirmed, isMine: _isMine, ...given } = input;
  const form = { ...given, ...nightsOf(given) };
  await transact(ctx, async (tx) => {
    const row = await lockOpenImport(tx, importId);
    if (!row.listing) throw importError("import_not_found");
    if (await importedBefore(tx, row)) throw importError("imported_before");
    const open = unconfirmed(row.listing, given, confirmed);
    if (open.length > 0)
      throw requestError("invalid_input", {
        fields: Object.fromEntries(open.map((name) => [name, "Please change this, or confirm that it is right."])),
      });
    const offered = new Set(row.listing.fields.images.value);
    await writePhotos(
      tx,
      importId,
      images.filter((image) => offered.has(image)),
    );
    await updateImport(tx, importId, { status: "importing", form, problem: null });
    await logImport(tx, { ...row, form }, { status: "in_progress" });
    await wakeImport(tx, importId);
  });
}
