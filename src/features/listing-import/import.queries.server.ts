import { and, isNotNull, asc, count, desc, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { only } from "../../platform/db/only.ts";
import { importedPhotos, listingImports, migrationLogs } from "./import.tables.server.ts";

export type ImportRow = typeof listingImports.$inferSelect;
export type LogRow = typeof migrationLogs.$inferSelect;
export type PhotoRow = typeof importedPhotos.$inferSelect;

const HISTORY = 5;
const MOST_SHOWN = 200;

export async function insertImport(
  ctx: Ctx,
  values: Omit<typeof listingImports.$inferInsert, "id" | "createdAt" | "updatedAt">,
): Promise<string> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .insert(listingImports)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning({ id: listingImports.id });
  return only(rows).id;
}

export const updateImport = (ctx: Ctx, id: string, set: Partial<ImportRow>) =>
  ctx.db
    .update(listingImports)
    .set({ ...set, updatedAt: ctx.clock.now() })
    .where(eq(listingImports.id, id));

export async function selectImport(ctx: Ctx, id: string): Promise<ImportRow | null> {
  const [row] = await ctx.db.select().from(listingImports).where(eq(listingImports.id, id));
  return row ?? null;
}

/** As `selectImport`, and nobody else changes it before the transaction ends. */
export async function lockImport(tx: Ctx, id: string): Promise<ImportRow | null> {
  const [row] = await tx.db.select().from(listingImports).where(eq(listingImports.id, id)).for("update");
  return row ?? null;
}

const isOpen = inArray(listingImports.status, ["waiting", "ready", "importing", "failed"]);

export const openImports = (ctx: Ctx, hostId: string): Promise<ImportRow[]> =>
  ctx.db
    .select()
    .from(listingImports)
    .where(and(eq(listingImports.hostId, hostId), isOpen))
    .orderBy(desc(listingImports.createdAt), desc(listingImports.id))
    .limit(MOST_SHOWN);

export const countOpen = (ctx: Ctx, hostId: string): Promise<number> =>
  ctx.db.$count(listingImports, and(eq(listingImports.hostId, hostId), isOpen));

export const deleteImport = (ctx: Ctx, id: string) => ctx.db.delete(listingImports).where(eq(listingImports.id, id));

/** Imports that a worker should have finished long ago; each is given out once in that time. */
export const takeStalled = (ctx: Ctx, before: Date): Promise<{ id: string }[]> =>
  ctx.db
    .update(listingImports)
    .set({ updatedAt: ctx.clock.now() })
    .where(and(inArray(listingImports.status, ["waiting", "importing"]), lt(listingImports.updatedAt, before)))
    .returning({ id: listingImports.id });

/** Forgets imports that nobody has touched since, but not what a listing's page last said: it tells the host's edits from the page's words. */
export const forgetImports = (ctx: Ctx, before: Date) =>
  ctx.db
    .delete(listingImports)
    .where(and(lt(listingImports.updatedAt, before), or(ne(listingImports.status, "completed"), isNull(listingImports.propertyId))));

/** What the page said that was last imported into this listing. */
export async function lastPage(ctx: Ctx, propertyId: string): Promise<ImportRow["listing"]> {
  const [row] = await ctx.db
    .select({ listing: listingImports.listing })
    .from(listingImports)
    .where(and(eq(listingImports.propertyId, propertyId), eq(listingImports.status, "completed")))
    .orderBy(desc(listingImports.updatedAt))
    .limit(1);
  return row?.listing ?? null;
}

export const photosOf = (ctx: Ctx, importId: string): Promise<PhotoRow[]> =>
  ctx.db.select().from(importedPhotos).where(eq(importedPhotos.importId, importId)).orderBy(asc(importedPhotos.position));

/** Makes these the photos of an import, in this order; one that is here already stays. */
export async function writePhotos(tx: Ctx, importId: string, addresses: string[]): Promise<void> {
  const known = new Map((await photosOf(tx, importId)).map(({ address, photoId, problem }) => [address, { photoId, problem }]));
  await tx.db.delete(importedPhotos).where(eq(importedPhotos.importId, importId));
  if (addresses.length > 0)
    await tx.db
      .insert(importedPhotos)
      .values(addresses.map((address, position) => ({ importId, position, address, ...known.get(address) })));
}

export const settlePhoto = (ctx: Ctx, { importId, address }: PhotoRow, set: Partial<Pick<PhotoRow, "photoId" | "problem" | "tries">>) =>
  ctx.db
    .update(importedPhotos)
    .set(set)
    .where(and(eq(importedPhotos.importId, importId), eq(importedPhotos.address, address)));

/** Lets the photos of an import be fetched again. */
export const forgetPhotos = (ctx: Ctx, importId: string) =>
  ctx.db.update(importedPhotos).set({ photoId: null, problem: null, tries: 0 }).where(eq(importedPhotos.importId, importId));

/** Lets those that failed be fetched again. */
export const forgetPhotoProblems = (ctx: Ctx, importId: string) =>
  ctx.db
    .update(importedPhotos)
    .set({ problem: null, tries: 0 })
    .where(and(eq(importedPhotos.importId, importId), isNotNull(importedPhotos.problem)));

export async function photoCounts(ctx: Ctx, importIds: string[]): Promise<Map<string, { saved: number; failed: number; total: number }>> {
  if (importIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      importId: importedPhotos.importId,
      saved: count(importedPhotos.photoId),
      failed: count(importedPhotos.problem),
      total: count(),
    })
    .from(importedPhotos)
    .where(inArray(importedPhotos.importId, importIds))
    .groupBy(importedPhotos.importId);
  return new Map(rows.map(({ importId, ...counts }) => [importId, counts]));
}

export const newestLogs = (ctx: Ctx, hostId: string): Promise<LogRow[]> =>
  ctx.db
    .select()
    .from(migrationLogs)
    .where(eq(migrationLogs.hostId, hostId))
    .orderBy(desc(migrationLogs.startedAt), desc(migrationLogs.id))
    .limit(HISTORY);

export async function findLog(ctx: Ctx, hostId: string, airbnbListingId: string): Promise<LogRow | null> {
  const [row] = await ctx.db
    .select()
    .from(migrationLogs)
    .where(and(eq(migrationLogs.hostId, hostId), eq(migrationLogs.airbnbListingId, airbnbListingId)));
  return row ?? null;
}

type NewLog = Omit<typeof migrationLogs.$inferInsert, "id">;

/** Writes the log, one per host and listing. A listing that became one of ours stays known by it. */
export async function upsertLog(tx: Ctx, log: NewLog): Promise<void> {
  await tx.db
    .insert(migrationLogs)
    .values(log)
    .onConflictDoUpdate({
      target: [migrationLogs.hostId, migrationLogs.airbnbListingId],
      set: { ...log, propertyId: log.propertyId ?? sql`${migrationLogs.propertyId}` },
    });
}

/** What is being saved, or done, stays. */
export async function deleteOpenImports({ db }: Ctx, hostId: string): Promise<number> {
  const open = inArray(listingImports.status, ["waiting", "ready", "failed"]);
  const { rowCount } = await db.delete(listingImports).where(and(eq(listingImports.hostId, hostId), open));
  return rowCount ?? 0;
}
