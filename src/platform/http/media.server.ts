import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { requestError } from "../errors.ts";
import type { RequestEnv } from "./request-context.server.ts";
import { cacheBytes, type CachedResponse, sizeOf } from "./cached-response.server.ts";
import { namesTag } from "./etags.server.ts";
import { problemResponse } from "./problem.server.ts";
import { NOTHING_ALLOWED } from "./security-headers.server.ts";

export type FindMedia = (photoId: string, width: number, format: string) => Promise<{ bytes: Buffer; contentType: string } | null>;

const HOT_BYTES = 32 * 1024 * 1024;
/** How long a removed photo may stay in memory; browsers may cache it longer. */
const HOT_MS = 5 * 60_000;
const FILE = /^(\d{1,5})\.(\w{1,8})$/;
const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "accept-ranges": "none",
  "content-security-policy": NOTHING_ALLOWED,
};

type MediaContext = Context<{ Bindings: RequestEnv }, "/media/:photoId/:file">;

/** Answers `/media/{photoId}/{width}.{format}`: the same bytes for ever, so nobody's session is looked at. */
export function serveMedia(find: FindMedia): (c: MediaContext) => Promise<Response> {
  const hot = new LRUCache<string, CachedResponse>({ maxSize: HOT_BYTES, ttl: HOT_MS, sizeCalculation: sizeOf });
  return async (c) => {
    const found = hot.get(c.req.path) ?? (await lookUp(c));
    if (!found) {
      const missing = problemResponse(requestError("not_found"), c.env?.requestId ?? "");
      missing.headers.set("content-security-policy", NOTHING_ALLOWED);
      return missing;
    }
    const headers = { ...found.headers, etag: found.etag };
    return namesTag(c.req.header("if-none-match"), found.etag)
      ? new Response(null, { status: 304, headers })
      : new Response(found.variants.identity as Uint8Array<ArrayBuffer>, { headers });
  };

  async function lookUp(c: MediaContext): Promise<CachedResponse | null> {
    const [, width, format] = FILE.exec(c.req.param("file")) ?? [];
    const media = width && format ? await find(c.req.param("photoId"), Number(width), format) : null;
    if (!media) return null;
    const cached = cacheBytes(media.bytes, media.contentType, HEADERS);
    hot.set(c.req.path, cached);
    return cached;
  }
}
