import { z } from "zod";
import { readReviewPhoto, reviewError } from "../../features/reviews/index.server.ts";
import { namesTag } from "../../platform/http/cache/etags.server.ts";
import { answerFile } from "../server/answer-file.server.ts";

const Which = z.object({ photoId: z.uuid(), width: z.literal(["640", "1920"]).transform(Number).default(1920) });

/** A photo of a review. Browsers may store it, but ask each time whether they may still show it. */
export const reviewPhoto = answerFile(async (ctx, { params, request, url }) => {
  const { data: which } = Which.safeParse({ ...params, width: url.searchParams.get("width") ?? undefined });
  if (!which) throw reviewError("review_photo_not_found");
  const { bytes, contentType } = await readReviewPhoto(ctx, { ...which, width: which.width === 640 ? 640 : 1920 });
  const headers = { etag: `"${which.photoId}-${which.width}"`, "cache-control": "private, no-cache" };
  if (namesTag(request.headers.get("if-none-match") ?? undefined, headers.etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, "content-type": contentType } });
});
