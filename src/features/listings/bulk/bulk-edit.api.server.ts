import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { bulkEditListings } from "./bulk-edit-listings.server.ts";
import { BulkEditDone, BulkEditInput, BulkEditPreview, BulkEditUndone, PreviewBulkEditInput } from "./bulk-edit.schema.ts";
import { previewBulkEdit } from "./preview-bulk-edit.server.ts";
import { undoBulkEdit } from "./undo-bulk-edit.server.ts";

const hosting = { tag: "Hosting", signedIn: true, method: "post" } as const;

export const bulkEditApi: Endpoint[] = [
  endpoint({
    ...hosting,
    path: "/host/bulk-edits/preview",
    summary: "See what a bulk edit of my listings would change",
    body: PreviewBulkEditInput,
    answer: BulkEditPreview,
    refusals: [404],
    run: (ctx, { body }) => previewBulkEdit(ctx, body),
  }),
  endpoint({
    ...hosting,
    path: "/host/bulk-edits",
    summary: "Change many of my listings at once, all or none",
    body: BulkEditInput,
    answer: BulkEditDone,
    refusals: [404, 409],
    run: (ctx, { body }) => bulkEditListings(ctx, body),
  }),
  endpoint({
    ...hosting,
    path: "/host/bulk-edits/undo",
    summary: "Undo my last bulk edit, within an hour",
    answer: BulkEditUndone,
    refusals: [409],
    run: (ctx) => undoBulkEdit(ctx),
  }),
];
