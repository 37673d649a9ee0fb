import { readFile } from "node:fs/promises";
import { z } from "zod";
import { type Endpoint, endpoint, uploadEndpoint } from "../../../platform/http/api.server.ts";
import { createDrafts } from "./create-drafts.server.ts";
import { csvError } from "./csv.errors.ts";
import { MOST_CSV_BYTES } from "./csv.rules.ts";
import {
  CreateDraftsInput,
  DraftsMade,
  ImportFileKept,
  ImportFileName,
  ImportFilePath,
  ImportFileSummary,
  ImportFileView,
  ImportRowsQuery,
  MatchColumnsInput,
  PublishRowsInput,
  RowsPublished,
} from "./csv.schema.ts";
import { listCsv, readCsv } from "./csv.view.server.ts";
import { discardCsv } from "./discard-csv.server.ts";
import { keepCsv } from "./keep-csv.server.ts";
import { matchColumns } from "./match-columns.server.ts";
import { publishRows } from "./publish-rows.server.ts";

const files = { tag: "Import", signedIn: true };

export const csvApi: Endpoint[] = [
  endpoint({
    ...files,
    method: "get",
    path: "/host/import-files",
    summary: "List the files that I uploaded in the last day",
    answer: z.object({ files: z.array(ImportFileSummary) }),
    run: (ctx) => listCsv(ctx),
  }),
  uploadEndpoint({
    tag: "Import",
    path: "/host/import-files/upload/{fileName}",
    summary: "Upload a CSV file of listings",
    params: ImportFileName,
    takes: "text/csv",
    maxBytes: MOST_CSV_BYTES,
    tooBig: () => csvError("csv_too_big"),
    answer: ImportFileKept,
    refusals: [413, 422],
    run: async (ctx, { params, file }) => keepCsv(ctx, await readFile(file.path), params.fileName),
  }),
  endpoint({
    ...files,
    method: "get",
    path: "/host/import-files/{fileId}",
    summary: "Get a file's columns and what can be done with each row",
    params: ImportFilePath,
    query: ImportRowsQuery,
    answer: ImportFileView,
    refusals: [404],
    run: (ctx, { params, query }) => readCsv(ctx, params.fileId, query),
  }),
  endpoint({
    ...files,
    method: "put",
    path: "/host/import-files/{fileId}/columns",
    summary: "Say what the columns of a file are",
    params: ImportFilePath,
    body: MatchColumnsInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => matchColumns(ctx, params.fileId, body),
  }),
  endpoint({
    ...files,
    method: "post",
    path: "/host/import-files/{fileId}/drafts",
    summary: "Make imports of chosen rows",
    params: ImportFilePath,
    body: CreateDraftsInput,
    answer: DraftsMade,
    refusals: [404, 409],
    run: (ctx, { params, body }) => createDrafts(ctx, params.fileId, body),
  }),
  endpoint({
    ...files,
    method: "post",
    path: "/host/import-files/{fileId}/publish",
    summary: "Publish all complete rows in the background",
    params: ImportFilePath,
    body: PublishRowsInput,
    status: 202,
    answer: RowsPublished,
    refusals: [404, 409],
    run: (ctx, { params, body }) => publishRows(ctx, params.fileId, body),
  }),
  endpoint({
    ...files,
    method: "delete",
    path: "/host/import-files/{fileId}",
    summary: "Remove a file",
    params: ImportFilePath,
    refusals: [404],
    run: (ctx, { params }) => discardCsv(ctx, params.fileId),
  }),
];
