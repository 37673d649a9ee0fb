import type { PaperFile } from "../../platform/papers/paper-file.ts";

/** A file to keep, for the one who asked and for nobody's cache. */
export const paperResponse = ({ name, contentType, content }: PaperFile): Response =>
  new Response(content, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
