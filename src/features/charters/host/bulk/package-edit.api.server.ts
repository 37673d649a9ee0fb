import { type Endpoint, endpoint } from "../../../../platform/http/api.server.ts";
import { BulkEditDone, BulkEditUndone } from "../../../listings/index.ts";
import { editPackages } from "./edit-packages.server.ts";
import { PackageEditInput, PackageEditPreview, PreviewPackageEditInput } from "./package-edit.schema.ts";
import { previewPackageEdit } from "./preview-package-edit.server.ts";
import { undoPackageEdit } from "./undo-package-edit.server.ts";

const hosting = { tag: "Hosting", signedIn: true, method: "post" } as const;

export const packageEditApi: Endpoint[] = [
  endpoint({
    ...hosting,
    path: "/host/package-edits/preview",
    summary: "See what a bulk edit of packages and hours would change",
    body: PreviewPackageEditInput,
    answer: PackageEditPreview,
    refusals: [404],
    run: (ctx, { body }) => previewPackageEdit(ctx, body),
  }),
  endpoint({
    ...hosting,
    path: "/host/package-edits",
    summary: "Change packages and hours of many of my boats at once, all or none",
    body: PackageEditInput,
    answer: BulkEditDone,
    refusals: [404, 409],
    run: (ctx, { body }) => editPackages(ctx, body),
  }),
  endpoint({
    ...hosting,
    path: "/host/package-edits/undo",
    summary: "Undo my last bulk edit of packages and hours, within an hour",
    answer: BulkEditUndone,
    refusals: [409],
    run: (ctx) => undoPackageEdit(ctx),
  }),
];
