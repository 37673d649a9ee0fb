import { answerFile } from "../server/answer-file.server.ts";
import { hash } from "node:crypto";
import { readPicture } from "../../features/content/index.server.ts";
import { namesTag } from "../../platform/http/cache/etags.server.ts";

/** A picture of the written pages. An operator may replace it under the same name, so browsers ask again after an hour. */
export const contentPicture = answerFile(async (ctx, { params, request }) => {
  const { bytes, type } = await readPicture(ctx, params["name"] ?? "");
  const etag = `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
  // Social cards are drawn by other sites.
  const headers = { etag, "cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin" };
  if (namesTag(request.headers.get("if-none-match") ?? undefined, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, "content-type": type } });
});
