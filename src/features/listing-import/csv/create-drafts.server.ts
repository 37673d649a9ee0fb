import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import type { ImportedListing } from "../imported-listing.ts";
import { countOpen, writePhotos } from "../import.queries.server.ts";
import { wakeImport } from "../importing/import-queue.server.ts";
import { MOST_OPEN } from "../import.errors.ts";
import { csvError } from "./csv.errors.ts";
import { insertDrafts } from "./csv.queries.server.ts";
import type { CreateDraftsInput, DraftsMade } from "./csv.schema.ts";
import { judgeUpload, ownUpload } from "./own-upload.server.ts";

/** More would fill the person's room for photos that wait for a listing; theirs come when they are published. */
const MOST_WITH_PHOTOS = 5;

/** Makes imports of the chosen rows for the host to look over. A row that is one already stays one; a refused row is left out, with the reason. */
export async function createDrafts(ctx: Ctx, fileId: string, { rows }: CreateDraftsInput): Promise<DraftsMade> {
  const chosen = new Set(rows);
  if (chosen.size === 0) throw csvError("csv_none_chosen");
  return transact(ctx, async (tx) => {
    const upload = await ownUpload(tx, fileId, true);
    if (!upload.matchedAt) throw csvError("csv_not_matched");
    const { judged, drafts } = await judgeUpload(tx, upload);
    const wanted = judged.filter(({ row }) => chosen.has(row));
    const possible = wanted.filter(({ row, state }) => state !== "refused" && !drafts.has(row));
    if ((await countOpen(tx, upload.hostId)) + possible.length > MOST_OPEN) throw csvError("csv_no_room");
    const made = await insertDrafts(tx, upload, possible);
    if (made.length <= MOST_WITH_PHOTOS)
      for (const { row, importId } of made) await bringPhotos(tx, importId, possible.find((each) => each.row === row)?.listing);
    const skipped = wanted.flatMap(({ row, state, reason }) =>
      drafts.has(row)
        ? [{ row, reason: "This row is imported already." }]
        : state === "refused"
          ? [{ row, reason: reason ?? "This row can't be imported." }]
          : [],
    );
    return { made, skipped };
  });
}

async function bringPhotos(tx: Ctx, importId: string, listing: ImportedListing | undefined): Promise<void> {
  await writePhotos(tx, importId, listing?.fields.images.value ?? []);
  await wakeImport(tx, importId);
}
