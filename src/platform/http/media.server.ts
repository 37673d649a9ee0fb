import type { Context, Next } from "hono";
import type { Ctx } from "../context.server.ts";
import { requestError } from "../errors.ts";
import type { PageTag } from "../page-tags.ts";
import { cacheBytes, type CachedResponse } from "./cache/cached-response.server.ts";
import { namesTag } from "./cache/etags.server.ts";
import type { MediaCache } from "./cache/media-cache.server.ts";
import { problemResponse } from "./problem.server.ts";
import type { RequestEnv } from "./request-context.server.ts";
import { NOTHING_ALLOWED } from "./security-headers.server.ts";

export type WantedMedia = { photoId: string; width: number; format: string };
type Media = { bytes: Buffer; contentType: string };
/** What everyone may see; the tag names what it belongs to. */
export type FindMedia = (wanted: WantedMedia) => Promise<(Media & { tag?: PageTag }) | null>;
export type FindHiddenMedia = (ctx: Ctx, wanted: WantedMedia) => Promise<Media | null>;

const FILE = /^(\d{1,5})\.(\w{1,8})$/;
const COMMON = { "accept-ranges": "none", "content-security-policy": NOTHING_ALLOWED };
/** The bytes never change, but a listing can be taken down: browsers and proxies ask again after a day. */
const PUBLIC = { ...COMMON, "cache-control": "public, max-age=86400" };
const HIDDEN = { ...COMMON, "cache-control": "private, no-store" };

type MediaEnv = { Bindings: RequestEnv; Variables: { ctx: Ctx } };
type MediaContext = Context<MediaEnv, "/media/:photoId/:file">;

/** Answers `/media/{photoId}/{width}.{format}` without looking at anyone's session. What not everyone may see is left to the next handler, if someone may be signed in. */
export function serveMedia(find: FindMedia, cache: MediaCache): (c: MediaContext, next: Next) => Promise<Response | void> {
  return async (c, next) => {
    const found = cache.find(c.req.path) ?? (await cache.store(c.req.path, () => lookUp(c)));
    if (!found) return c.req.header("cookie")?.includes("session_token=") ? next() : missing(c);
    const headers = { ...found.headers, etag: found.etag };
    return namesTag(c.req.header("if-none-match"), found.etag)
      ? new Response(null, { status: 304, headers })
      : new Response(found.variants.identity as Uint8Array<ArrayBuffer>, { headers });
  };

  async function lookUp(c: MediaContext): Promise<{ file: CachedResponse; tag: PageTag | undefined } | null> {
    const wanted = wantedBy(c);
    const media = wanted && (await find(wanted));
    return media && { file: cacheBytes(media.bytes, media.contentType, PUBLIC), tag: media.tag };
  }
}

/** Answers the same addresses for those who may see what others may not. */
export const serveHiddenMedia =
  (find: FindHiddenMedia) =>
  async (c: MediaContext): Promise<Response> => {
    const wanted = wantedBy(c);
    const media = wanted && (await find(c.get("ctx"), wanted));
    if (!media) return missing(c);
    return new Response(media.bytes as Uint8Array<ArrayBuffer>, { headers: { ...HIDDEN, "content-type": media.contentType } });
  };

function wantedBy(c: MediaContext): WantedMedia | null {
  const [, width, format] = FILE.exec(c.req.param("file")) ?? [];
  return width && format ? { photoId: c.req.param("photoId"), width: Number(width), format } : null;
}

function missing(c: MediaContext): Response {
  const answer = problemResponse(requestError("not_found"), c.env?.requestId ?? "");
  answer.headers.set("content-security-policy", NOTHING_ALLOWED);
  return answer;
}
