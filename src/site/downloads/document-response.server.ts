import type { DocumentFile } from "../../platform/documents/document-file.ts";

/** A file to keep, for the one who asked and for nobody's cache. */
export const documentResponse = ({ name, contentType, content }: DocumentFile): Response =>
  new Response(content, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
