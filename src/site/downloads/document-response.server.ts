import type { DocumentFile } from "../../platform/documents/document-file.ts";

/** A download for the person who asked, which no cache may store. */
export const documentResponse = ({ name, contentType, content }: DocumentFile): Response =>
  new Response(content, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
