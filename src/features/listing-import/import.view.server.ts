import type { Ctx } from "../../platform/context.server.ts";
import { AppError } from "../../platform/errors.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { type OwnListing } from "../listings/index.ts";
import { readOwnListing, waitingPhotos } from "../listings/index.server.ts";
import { differing, importedPackages, importedValues, importMarks, isSame } from "./import-values.ts";
import {
  countOpen,
  findLog,
  type ImportRow,
  lastPage,
  type LogRow,
  newestLogs,
  openImports,
  photoCounts,
  photosOf,
  selectImport,
} from "./import.queries.server.ts";
import type { ImportDifference, ImportPreview, ImportSummary, MigrationLog } from "./import.schema.ts";
import { externalId } from "./import-log.server.ts";
import { importPolicy } from "./import.policy.ts";

const NO_PHOTOS = { saved: 0, failed: 0, total: 0 };

const summaryView = (row: ImportRow, photos = NO_PHOTOS): ImportSummary => ({
  id: row.id,
  source: row.source,
  title: row.form?.title ?? row.listing?.fields.title.value ?? null,
  platform: row.listing?.platform ?? null,
  status: row.status,
  problem: row.problem,
  photos,
  listingId: row.propertyId,
  createdAt: row.createdAt.toISOString(),
});

/** The person's newest imports that are not done and how many more there are, and their five newest logs. */
export async function listImports(ctx: Ctx): Promise<{ imports: ImportSummary[]; more: number; history: MigrationLog[] }> {
  const { id: hostId } = requireActor(ctx);
  const [rows, open, logs] = await Promise.all([openImports(ctx, hostId), countOpen(ctx, hostId), newestLogs(ctx, hostId)]);
  const counts = await photoCounts(
    ctx,
    rows.map(({ id }) => id),
  );
  return { imports: rows.map((row) => summaryView(row, counts.get(row.id))), more: open - rows.length, history: logs.map(logView) };
}

const logView = ({ id, title, metadata, status, startedAt, completedAt, errorMessage, propertyId }: LogRow): MigrationLog => ({
  id,
  title,
  platform: metadata.platform,
  originalUrl: metadata.original_url,
  status,
  startedAt: startedAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
  errorMessage,
  listingId: propertyId,
});

/** One import of the person's own, with what its form begins with; for a listing imported before, with what has changed. */
export async function readImport(ctx: Ctx, importId: string): Promise<ImportPreview> {
  const row = await admit(ctx, importPolicy, "read", () => selectImport(ctx, importId));
  const counts = await photoCounts(ctx, [importId]);
  const { listing } = row;
  const earlier = row.status === "ready" ? await importedBefore(ctx, row) : null;
  return {
    ...summaryView(row, counts.get(importId)),
    problem: [row.problem, ...(listing?.problems ?? [])].filter(Boolean).join(" ") || null,
    listingId: earlier?.id ?? row.propertyId,
    url: listing?.url ?? row.address,
    foreignPrice: listing?.foreignPrice ?? null,
    values: listing ? importedValues(listing) : {},
    marks: listing ? importMarks(listing) : {},
    packages: listing ? importedPackages(listing) : [],
    pictures: await picturesOf(ctx, row),
    differences: earlier && listing ? await differencesOf(ctx, row, earlier) : null,
  };
}

/** The photos on the page, with those that are in our storage already. */
async function picturesOf(ctx: Ctx, { id, listing }: ImportRow): Promise<ImportPreview["pictures"]> {
  const [rows, waiting] = await Promise.all([photosOf(ctx, id), waitingPhotos(ctx)]);
  const settled = new Map(rows.map((row) => [row.address, row]));
  const photos = new Map(waiting.map((photo) => [photo.id, photo]));
  return (listing?.fields.images.value ?? []).map((address) => {
    const { photoId, problem = null } = settled.get(address) ?? {};
    return { address, photo: (photoId && photos.get(photoId)) || null, problem, isComing: settled.has(address) };
  });
}

/** The listing of the person's own that this one became earlier. */
export async function importedBefore(ctx: Ctx, row: ImportRow): Promise<OwnListing | null> {
  const log = await findLog(ctx, row.hostId, externalId(row));
  if (!log?.propertyId) return null;
  try {
    return await readOwnListing(ctx, log.propertyId);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/** What isn't as the page said it last time is the host's own: typed into the preview, or changed since. */
async function differencesOf(ctx: Ctx, { listing }: ImportRow, earlier: OwnListing): Promise<ImportDifference[]> {
  if (!listing) return [];
  const page = await lastPage(ctx, earlier.id);
  const before = page ? importedValues(page) : {};
  return differing(listing, earlier).map((difference) => ({
    ...difference,
    wasEdited: !isSame(difference.field, before[difference.field] ?? "", difference.yours),
  }));
}
