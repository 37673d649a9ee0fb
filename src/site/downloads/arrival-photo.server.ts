import { z } from "zod";
import { arrivalError, readOwnArrivalPhoto, readStayArrivalPhoto } from "../../features/arrival/index.server.ts";
import { namesTag } from "../../platform/http/cache/etags.server.ts";
import type { StoredFile } from "../../platform/storage/storage.server.ts";
import { answerFile } from "../server/answer-file.server.ts";

const Which = z.object({ of: z.uuid(), photoId: z.uuid(), width: z.literal(["640", "1920"]).default("1920") });
type Read = (
  ctx: Parameters<typeof readOwnArrivalPhoto>[0],
  of: string,
  which: { photoId: string; width: 640 | 1920 },
) => Promise<StoredFile>;

/** A photo of an arrival guide. Browsers may store it, but ask each time whether they may still show it. */
const photoBy = (param: "listingId" | "bookingId", read: Read) =>
  answerFile(async (ctx, { params, request, url }) => {
    const { data } = Which.safeParse({ of: params[param], photoId: params["photoId"], width: url.searchParams.get("width") ?? undefined });
    if (!data) throw arrivalError("arrival_photo_not_found");
    const width = data.width === "640" ? 640 : 1920;
    const { bytes, contentType } = await read(ctx, data.of, { photoId: data.photoId, width });
    const headers = { etag: `"${data.photoId}-${width}"`, "cache-control": "private, no-cache" };
    if (namesTag(request.headers.get("if-none-match") ?? undefined, headers.etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), { headers: { ...headers, "content-type": contentType } });
  });

export const ownArrivalPhoto = photoBy("listingId", readOwnArrivalPhoto);
export const stayArrivalPhoto = photoBy("bookingId", readStayArrivalPhoto);
