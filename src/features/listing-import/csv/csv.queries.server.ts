import { and, desc, eq, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { only } from "../../../platform/db/only.ts";
import type { ImportedListing } from "../imported-listing.ts";
import { listingImports, migrationLogs } from "../import.tables.server.ts";
import type { Matching } from "./csv.rules.ts";
import { csvDrafts, csvUploads } from "./csv.tables.server.ts";
import { nameKey, numberKey } from "./judge-rows.server.ts";

export type UploadRow = typeof csvUploads.$inferSelect;
export type DraftRow = { row: number; importId: string; status: string; problem: string | null; propertyId: string | null };

const KEPT = 5;

/** Keeps a file, and of the host's earlier ones only the newest. */
export async function insertUpload(tx: Ctx, values: Omit<UploadRow, "id" | "createdAt" | "matchedAt">): Promise<string> {
  const made = await tx.db
    .insert(csvUploads)
    .values({ ...values, createdAt: tx.clock.now() })
    .returning({ id: csvUploads.id });
  const newest = await selectUploads(tx, values.hostId);
  await tx.db.delete(csvUploads).where(
    and(
      eq(csvUploads.hostId, values.hostId),
      notInArray(
        csvUploads.id,
        newest.slice(0, KEPT).map(({ id }) => id),
      ),
    ),
  );
  return only(made).id;
}

export const selectUploads = (ctx: Ctx, hostId: string) =>
  ctx.db
    .select({ id: csvUploads.id, name: csvUploads.name, rowCount: csvUploads.rowCount, createdAt: csvUploads.createdAt })
    .from(csvUploads)
    .where(eq(csvUploads.hostId, hostId))
    .orderBy(desc(csvUploads.createdAt), desc(csvUploads.id));

/** `isLocked` keeps others from changing it before the transaction ends. */
export async function selectUpload(ctx: Ctx, id: string, isLocked = false): Promise<UploadRow | null> {
  const query = ctx.db.select().from(csvUploads).where(eq(csvUploads.id, id));
  const [row] = await (isLocked ? query.for("update") : query);
  return row ?? null;
}

export const saveMatching = (ctx: Ctx, id: string, matching: Matching) =>
  ctx.db.update(csvUploads).set({ matching, matchedAt: ctx.clock.now() }).where(eq(csvUploads.id, id));

export const deleteUpload = (ctx: Ctx, id: string) => ctx.db.delete(csvUploads).where(eq(csvUploads.id, id));

export const forgetUploads = (ctx: Ctx, before: Date) => ctx.db.delete(csvUploads).where(lt(csvUploads.createdAt, before));

/** What became of the rows that were imported from this file. */
export const draftsOf = (ctx: Ctx, uploadId: string): Promise<DraftRow[]> =>
  ctx.db
    .select({
      row: csvDrafts.row,
      importId: csvDrafts.importId,
      status: listingImports.status,
      problem: listingImports.problem,
      propertyId: listingImports.propertyId,
    })
    .from(csvDrafts)
    .innerJoin(listingImports, eq(listingImports.id, csvDrafts.importId))
    .where(eq(csvDrafts.uploadId, uploadId));

/** How the host's imports are known, but for those of this file. */
export async function knownIdentities(ctx: Ctx, hostId: string, uploadId: string): Promise<Set<string>> {
  const text = (path: string) => sql<string | null>`${sql.raw(`listing #>> '{${path}}'`)}`;
  const imports = await ctx.db
    .select({
      listingId: text("listingId"),
      title: text("fields,title,value"),
      city: text("fields,city,value"),
    })
    .from(listingImports)
    .where(
      and(
        eq(listingImports.hostId, hostId),
        notInArray(listingImports.id, ctx.db.select({ id: csvDrafts.importId }).from(csvDrafts).where(eq(csvDrafts.uploadId, uploadId))),
      ),
    );
  const logs = await ctx.db
    .select({ id: migrationLogs.airbnbListingId })
    .from(migrationLogs)
    .where(and(eq(migrationLogs.hostId, hostId), eq(migrationLogs.status, "completed")));
  return new Set([
    ...imports.flatMap(({ listingId, title, city }) => [
      ...(listingId ? [numberKey(listingId)] : []),
      ...(title ? [nameKey(title, city)] : []),
    ]),
    ...logs.map(({ id }) => numberKey(id.slice(id.indexOf(":") + 1))),
  ]);
}

const IN_ONE = 200;

/** Makes imports of these rows, all or none; one that is an import already stays as it is. Answers the new ones. */
export async function insertDrafts(
  tx: Ctx,
  upload: Pick<UploadRow, "id" | "hostId" | "name">,
  rows: { row: number; listing: ImportedListing }[],
): Promise<{ row: number; importId: string }[]> {
  const made = new Set((await draftsOf(tx, upload.id)).map(({ row }) => row));
  const now = tx.clock.now();
  const fresh = rows.filter(({ row }) => !made.has(row)).map((each) => ({ ...each, importId: crypto.randomUUID() }));
  for (let start = 0; start < fresh.length; start += IN_ONE) {
    const some = fresh.slice(start, start + IN_ONE);
    await tx.db.insert(listingImports).values(
      some.map(({ importId, row, listing }) => ({
        id: importId,
        hostId: upload.hostId,
        source: `${upload.name}, row ${row}`,
        status: "ready" as const,
        listing,
        createdAt: now,
        updatedAt: now,
      })),
    );
    await tx.db.insert(csvDrafts).values(some.map(({ importId, row }) => ({ uploadId: upload.id, row, importId })));
  }
  return fresh.map(({ row, importId }) => ({ row, importId }));
}

/** Says on an import what kept it from being published. */
export const noteProblem = (ctx: Ctx, importId: string, problem: string) =>
  ctx.db
    .update(listingImports)
    .set({ problem, updatedAt: ctx.clock.now() })
    .where(and(eq(listingImports.id, importId), inArray(listingImports.status, ["ready", "failed"])));
