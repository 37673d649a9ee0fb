import { answerFile } from "../server/answer-file.server.ts";
import { Readable } from "node:stream";
import { z } from "zod";
import { eventPhotoKey } from "../../features/events/index.ts";
import { requestError } from "../../platform/errors.ts";

/** A photo of a recap. It never changes, so it is fetched once. */
export const eventPhoto = answerFile(async (ctx, { params }) => {
  const id = z.uuid().safeParse(params["photoId"]).data;
  const found = id ? await ctx.storage.stream("public", eventPhotoKey(id)) : null;
  if (!found) throw requestError("not_found");
  return new Response(Readable.toWeb(found.stream) as ReadableStream, {
    headers: {
      "content-type": found.contentType,
      "content-length": String(found.length),
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
});
