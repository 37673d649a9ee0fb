import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compressWell, type Encoding, VARY } from "./encodings.server.ts";
import { namesTag } from "./etags.server.ts";

/** An answer that is ready as bytes: it is compressed once per encoding and knows when the browser already has it. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  variants: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  heads: Partial<Record<Encoding, Head>>;
};

type Head = Record<string, string | number> & { etag: string };

export function cacheBytes(body: Buffer, type: string, headers: Record<string, string> = {}, status = 200): CachedResponse {
  return {
    status,
    headers: { ...headers, "content-type": type },
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    variants: { identity: body },
    heads: {},
  };
}

export const sizeOf = (cached: CachedResponse): number => cached.variants.identity.length * 2;

/** Sends the bytes, or 304 when the browser has them. Written to the socket directly: this is the hottest path. */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  extra: Record<string, string>,
): void {
  const { identity } = cached.variants;
  const encoding = chooseEncoding(request.headers["accept-encoding"], { type: cached.headers["content-type"], length: identity.length });
  const head = (cached.heads[encoding] ??= headOf(cached, encoding));
  if (namesTag(request.headers["if-none-match"], head.etag)) {
    response.writeHead(304, { ...extra, ...head }).end();
    return;
  }
  const body = (cached.variants[encoding] ??= compressWell(identity, encoding));
  const headers: Record<string, string | number> = { ...extra, ...head, "content-length": body.length };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(cached.status, headers).end(request.method === "HEAD" ? undefined : body);
}

const headOf = ({ headers, etag }: CachedResponse, encoding: Encoding): Head => ({
  ...headers,
  etag: encoding === "identity" ? etag : `${etag.slice(0, -1)}-${encoding}"`,
  vary: VARY,
});
