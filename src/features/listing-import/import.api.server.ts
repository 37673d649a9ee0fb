import { createReadStream } from "node:fs";
import { z } from "zod";
import { type Endpoint, endpoint, uploadEndpoint } from "../../platform/http/api.server.ts";
import { csvApi } from "./csv/csv.api.server.ts";
import { importError } from "./import.errors.ts";
import {
  ImportPath,
  ImportPreview,
  ImportStarted,
  ImportSummary,
  MigrationLog,
  PublishImportInput,
  QueueImportsInput,
  SavedPageQuery,
  StartImportInput,
  UpdateFromImportInput,
} from "./import.schema.ts";
import { listImports, readImport } from "./import.view.server.ts";
import { discardImports } from "./importing/discard-imports.server.ts";
import { discardImport } from "./importing/own-import.server.ts";
import { retryPhotos } from "./publishing/retry-photos.server.ts";
import { importSavedPage, queueImports, startImport } from "./importing/start-import.server.ts";
import { publishImport } from "./publishing/publish-import.server.ts";
import { updateFromImport } from "./publishing/update-from-import.server.ts";

const imports = { tag: "Import", signedIn: true };
const MOST_PAGE_BYTES = 10_000_000;

export const importApi: Endpoint[] = [
  endpoint({
    ...imports,
    method: "get",
    path: "/host/imports",
    summary: "List my unfinished imports and the newest logs",
    answer: z.object({ imports: z.array(ImportSummary), more: z.number().int(), history: z.array(MigrationLog) }),
    run: (ctx) => listImports(ctx),
  }),
  endpoint({
    ...imports,
    method: "post",
    path: "/host/imports",
    summary: "Fetch a listing from another platform",
    body: StartImportInput,
    status: 201,
    answer: ImportStarted,
    refusals: [409, 422],
    run: (ctx, { body }) => startImport(ctx, body),
  }),
  endpoint({
    ...imports,
    method: "post",
    path: "/host/imports/several",
    summary: "Fetch several listings in the background",
    body: QueueImportsInput,
    status: 202,
    answer: z.object({ importIds: z.array(z.uuid()) }),
    refusals: [409],
    run: (ctx, { body }) => queueImports(ctx, body),
  }),
  uploadEndpoint({
    tag: "Import",
    path: "/host/imports/pages",
    summary: "Read a listing from a saved page or its source",
    query: SavedPageQuery,
    takes: "text/html",
    maxBytes: MOST_PAGE_BYTES,
    tooBig: () => importError("page_too_big"),
    answer: ImportStarted,
    refusals: [409, 413, 422],
    run: (ctx, { file, query }) => importSavedPage(ctx, createReadStream(file.path), query.name),
  }),
  endpoint({
    ...imports,
    method: "get",
    path: "/host/imports/{importId}",
    summary: "Get an import as it would be saved",
    params: ImportPath,
    answer: ImportPreview,
    refusals: [404],
    run: (ctx, { params }) => readImport(ctx, params.importId),
  }),
  endpoint({
    ...imports,
    method: "post",
    path: "/host/imports/{importId}/publish",
    summary: "Save an import as a new listing",
    params: ImportPath,
    body: PublishImportInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => publishImport(ctx, params.importId, body),
  }),
  endpoint({
    ...imports,
    method: "post",
    path: "/host/imports/{importId}/update",
    summary: "Take chosen fields over into the listing imported before",
    params: ImportPath,
    body: UpdateFromImportInput,
    answer: z.object({ listingId: z.uuid() }),
    refusals: [404, 409],
    run: (ctx, { params, body }) => updateFromImport(ctx, params.importId, body),
  }),
  endpoint({
    ...imports,
    method: "delete",
    path: "/host/imports/{importId}",
    summary: "Remove an import",
    params: ImportPath,
    refusals: [404, 409],
    run: (ctx, { params }) => discardImport(ctx, params.importId),
  }),
  endpoint({
    ...imports,
    method: "delete",
    path: "/host/imports",
    summary: "Remove all imports that aren't being saved",
    answer: z.object({ removed: z.number().int() }),
    run: async (ctx) => ({ removed: await discardImports(ctx) }),
  }),
  endpoint({
    ...imports,
    method: "post",
    path: "/host/imports/{importId}/photos",
    summary: "Fetch the photos of an import again that couldn't be loaded",
    params: ImportPath,
    refusals: [404, 409],
    run: (ctx, { params }) => retryPhotos(ctx, params.importId),
  }),
  ...csvApi,
];
