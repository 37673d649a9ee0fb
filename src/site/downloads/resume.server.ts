import { answerFile } from "../server/answer-file.server.ts";
import { Readable } from "node:stream";
import { ApplicationPath } from "../../features/careers/index.ts";
import { careerError, openResume } from "../../features/careers/index.server.ts";

/** Always a download: nothing that somebody sent us is shown as a page of ours. */
export const resume = answerFile(async (ctx, { params }) => {
  const path = ApplicationPath.safeParse(params);
  if (!path.success) throw careerError("application_not_found");
  const { name, contentType, stream, length } = await openResume(ctx, path.data.applicationId);
  const plain = name.replaceAll(/[^\w.-]+/g, "_");
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    headers: {
      "content-type": contentType,
      "content-length": String(length),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    },
  });
});
