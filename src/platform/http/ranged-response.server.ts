import { namesTag } from "./cache/etags.server.ts";

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

type File = { bytes: Uint8Array; etag: string; headers: Record<string, string> };

/** A file, or the one part of it that was asked for (RFC 9110); 304 for what the asker has. `isBegun` is false for a later part. */
export function rangedResponse(request: Request, { bytes, etag, headers }: File): { response: Response; isBegun: boolean } {
  const own = { ...headers, etag, "accept-ranges": "bytes" };
  const size = bytes.byteLength;
  if (namesTag(request.headers.get("if-none-match") ?? undefined, etag))
    return { response: new Response(null, { status: 304, headers: own }), isBegun: false };
  const ifRange = request.headers.get("if-range");
  const [, from = "", to = ""] = (ifRange === null || ifRange === etag ? RANGE.exec(request.headers.get("range") ?? "") : null) ?? [];
  if (from === "" && to === "") return { response: new Response(new Uint8Array(bytes), { headers: own }), isBegun: true };
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last || (from === "" && to === "0"))
    return { response: new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } }), isBegun: false };
  const part = new Uint8Array(bytes.subarray(first, last + 1));
  const range = { "content-range": `bytes ${first}-${last}/${size}` };
  return { response: new Response(part, { status: 206, headers: { ...own, ...range } }), isBegun: first === 0 };
}
