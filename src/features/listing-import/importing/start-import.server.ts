import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { AppError } from "../../../platform/errors.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { ImportedListing } from "../imported-listing.ts";
import { importError, MOST_OPEN } from "../import.errors.ts";
import { countOpen, insertImport, writePhotos } from "../import.queries.server.ts";
import type { QueueImportsInput, StartImportInput } from "../import.schema.ts";
import { logUnread, logUnreadFile } from "../import-log.server.ts";
import { fetchListing, requireListing } from "./fetch-page.server.ts";
import type { PageBytes } from "../reading/decode-page.server.ts";
import { wakeImport } from "./import-queue.server.ts";

const PAGES: Limit = {
  name: "imports.pages",
  hits: 60,
  windowSeconds: 600,
  words: "You've imported a lot of pages in a short time. Please wait a few minutes and try again.",
};

/** Refuses the person who reads too many pages, or leaves too many imports unfinished. */
async function requireRoom(ctx: Ctx, wanted = 1): Promise<string> {
  const { id: hostId } = requireActor(ctx);
  await countHit(ctx, PAGES, hostId);
  if ((await countOpen(ctx, hostId)) + wanted > MOST_OPEN) throw importError("too_many_imports");
  return hostId;
}

/** Fetches a listing from its platform and keeps it for the person to look over. A page that can't be read leaves a failed log. */
export async function startImport(ctx: Ctx, { url: address }: StartImportInput): Promise<{ importId: string }> {
  const hostId = await requireRoom(ctx);
  try {
    const listing = await fetchListing(ctx, address);
    return await keepForPreview(ctx, { hostId, source: address.url, address: address.url, listing });
  } catch (error) {
    if (error instanceof AppError && error.code === "import_failed") await logUnread(ctx, hostId, address, error.message);
    throw error;
  }
}

/** Reads a page that the person saved or pasted, and keeps the listing for them to look over. One that can't be read leaves a failed log. */
export async function importSavedPage(ctx: Ctx, page: PageBytes, name: string): Promise<{ importId: string }> {
  const hostId = await requireRoom(ctx);
  try {
    return await keepForPreview(ctx, { hostId, source: name, listing: await requireListing(ctx, page) });
  } catch (error) {
    if (error instanceof AppError && error.code === "import_failed") await logUnreadFile(ctx, hostId, name, error.message);
    throw error;
  }
}

type Read = { hostId: string; source: string; address?: string; listing: ImportedListing };

/** Its photos are brought along already while the person looks it over. */
const keepForPreview = (ctx: Ctx, read: Read): Promise<{ importId: string }> =>
  transact(ctx, async (tx) => {
    const importId = await insertImport(tx, { ...read, status: "ready" });
    await writePhotos(tx, importId, read.listing.fields.images.value ?? []);
    await wakeImport(tx, importId);
    return { importId };
  });

/** Fetches several listings in the background; the person need not wait for them. */
export async function queueImports(ctx: Ctx, { urls }: QueueImportsInput): Promise<{ importIds: string[] }> {
  const hostId = await requireRoom(ctx, urls.length);
  const importIds: string[] = [];
  for (const { url } of new Map(urls.map((address) => [address.url, address])).values()) {
    const importId = await insertImport(ctx, { hostId, source: url, address: url, status: "waiting" });
    await wakeImport(ctx, importId);
    importIds.push(importId);
  }
  return { importIds };
}
