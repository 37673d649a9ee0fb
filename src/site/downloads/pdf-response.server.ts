import type { PaperFile } from "../../platform/papers/paper-file.ts";

/** A download for the person who asked, which no cache may store. */
export const paperResponse = ({ name, contentType, content }: PaperFile): Response =>
  new Response(content, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
