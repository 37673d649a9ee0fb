import { answerFile } from "../server/answer-file.server.ts";
import { noteDownload, readPressFile } from "../../features/press/index.server.ts";
import { rangedResponse } from "../../platform/http/ranged-response.server.ts";

/** A file for the press. */
export const pressFile = answerFile(async (ctx, { params, request, url }) => {
  const { name, bytes, contentType, version } = await readPressFile(ctx, params.file ?? "");
  const { response, isBegun } = rangedResponse(request, {
    bytes,
    etag: `"${version}-${name}"`,
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "public, max-age=300",
    },
  });
  if (isBegun && request.method === "GET" && !url.searchParams.has("shown")) await noteDownload(ctx, name);
  return response;
});
