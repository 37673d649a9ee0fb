import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { addImportedListing } from "../../listings/index.server.ts";
import { HoursInput, USUAL_HOURS } from "../../availability/index.ts";
import { saveHours } from "../../availability/index.server.ts";
import { savePackage } from "../../charters/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import { importError } from "../import.errors.ts";
import { logImport, logUnread } from "../import-log.server.ts";
import { forgetPhotos, type ImportRow, lockImport, photosOf, selectImport, updateImport } from "../import.queries.server.ts";
import { fetchListing } from "../importing/fetch-page.server.ts";
import { importQueue, wakeImport } from "../importing/import-queue.server.ts";
import { asHost } from "../importing/own-import.server.ts";
import { readListingAddress } from "../platforms/platforms.rules.ts";
import { savePhotos } from "./save-photos.server.ts";

/** Goes on with an import: fetches one that waits, brings the photos of one that is looked over, saves one that the host wants. Doing it twice changes nothing. */
export async function workOnImport(ctx: Ctx, importId: string): Promise<void> {
  const row = await selectImport(ctx, importId);
  if (row?.status === "waiting") await fetchWaiting(ctx, row);
  if (row?.status === "ready") await bringPhotos(asHost(ctx, row), row);
  if (row?.status === "importing") await save(asHost(ctx, row), row);
}

async function fetchWaiting(ctx: Ctx, row: ImportRow): Promise<void> {
  const reading = readListingAddress(row.address ?? "");
  if (!reading.ok) return void (await updateImport(ctx, row.id, { status: "failed", problem: reading.message }));
  try {
    await updateImport(ctx, row.id, { status: "ready", listing: await fetchListing(ctx, reading.address) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { detail } = (error.details.data ?? {}) as { detail?: string };
    await logUnread(ctx, row.hostId, reading.address, error.message);
    await updateImport(ctx, row.id, { status: "failed", problem: [error.message, detail].filter(Boolean).join(" ") });
  }
}

async function bringPhotos(host: Ctx, { id }: ImportRow): Promise<void> {
  const wait = await savePhotos(host, id);
  if (wait !== null) await wakeImport(host, id, inSeconds(host, wait));
}

const inSeconds = ({ clock }: Ctx, seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);

async function save(host: Ctx, row: ImportRow): Promise<void> {
  const wait = await savePhotos(host, row.id);
  if (wait !== null) return wakeImport(host, row.id, inSeconds(host, wait));
  try {
    await finish(host, row);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message } = importError("save_failed");
    host.log.warn({ err: error, importId: row.id }, "an import could not be saved");
    await forgetPhotos(host, row.id);
    await updateImport(host, row.id, { status: "ready", problem: message });
    await logImport(host, row, { status: "failed", errorMessage: message, startedAt: row.updatedAt });
    await notifyHost(host, row.hostId, "An import didn't work", message, "/host/migration");
  }
}

/** Listing, photos, log and import change together. */
const finish = (host: Ctx, { id, updatedAt }: ImportRow): Promise<void> =>
  transact(host, async (tx) => {
    const row = await lockImport(tx, id);
    if (row?.status !== "importing" || !row.form) return;
    const photoIds = (await photosOf(tx, id)).flatMap(({ photoId }) => photoId ?? []);
    const { packages = [], turnaroundMinutes, noticeMinutes, sellsNights, ...fields } = row.form;
    const propertyId = await addImportedListing(tx, fields, photoIds);
    if (packages.length > 0) {
      await saveHours(tx, propertyId, HoursInput.parse({ ...USUAL_HOURS, turnaroundMinutes, noticeMinutes, sellsNights }));
      for (const each of packages) await savePackage(tx, propertyId, each);
    }
    await updateImport(tx, id, { status: "completed", propertyId });
    await logImport(tx, row, { status: "completed", propertyId, startedAt: updatedAt });
    const text =
      photoIds.length > 0
        ? `${row.form.title} can be booked now.`
        : `${row.form.title} has no photos yet, so it's paused. Add some, then press Resume.`;
    await notifyHost(tx, row.hostId, "Your import is done", text, `/host/manage/${propertyId}/edit`);
  });

const notifyHost = (ctx: Ctx, personId: string, title: string, text: string, path: string): Promise<void> =>
  notify(ctx, { personId, kind: "import", foldKey: `import:${title}`, title, text, path });

export const importJob: Job<{ importId: string }> = declareJob({
  ...importQueue,
  concurrency: 2,
  batch: 2,
  run: (ctx, { importId }) => workOnImport(ctx, importId),
});
