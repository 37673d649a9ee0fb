import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";

/** An answer that is ready as bytes: it is compressed once per encoding and knows when the browser already has it. */
export type KeptBytes = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  variants: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  heads: Partial<Record<Encoding, Head>>;
};

type Head = Record<string, string | number> & { etag: string };

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

export function keepBytes(body: Buffer, type: string, headers: Record<string, string> = {}, status = 200): KeptBytes {
  return {
    status,
    headers: { ...headers, "content-type": type },
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    variants: { identity: body },
    heads: {},
  };
}

export const sizeOf = (kept: KeptBytes): number => kept.variants.identity.length * 2;

/** Sends the bytes, or 304 when the browser has them. Written to the socket directly: this is the hottest path. */
export function sendKept(kept: KeptBytes, request: IncomingMessage, response: ServerResponse, extra: Record<string, string>): void {
  const encoding = chooseEncoding(kept, request.headers["accept-encoding"]);
  const head = (kept.heads[encoding] ??= headOf(kept, encoding));
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).some((known) => known.replace(/^W\//, "") === head.etag)) {
    response.writeHead(304, { ...extra, ...head }).end();
    return;
  }
  const body = variantOf(kept, encoding);
  const headers: Record<string, string | number> = { ...extra, ...head, "content-length": body.length };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(kept.status, headers).end(request.method === "HEAD" ? undefined : body);
}

const headOf = ({ headers, etag }: KeptBytes, encoding: Encoding): Head => ({
  ...headers,
  etag: encoding === "identity" ? etag : `${etag.slice(0, -1)}-${encoding}"`,
  vary: "accept-encoding, cookie",
});

function chooseEncoding(kept: KeptBytes, accepted: string | undefined): Encoding {
  if (!accepted || kept.variants.identity.length < 1024 || !COMPRESSIBLE.test(kept.headers["content-type"] ?? "")) return "identity";
  const known = preferences.get(accepted) ?? readPreference(accepted);
  if (preferences.size >= 100) preferences.clear();
  preferences.set(accepted, known);
  return known;
}

/** Browsers send one of a few texts, so each is read once. */
const preferences = new Map<string, Encoding>();

function readPreference(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return [name.trim(), q ? Number(q.slice(2)) : 1];
    }),
  );
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  if (weight("br") > 0 && weight("br") >= weight("gzip")) return "br";
  return weight("gzip") > 0 ? "gzip" : "identity";
}

function variantOf(kept: KeptBytes, encoding: Encoding): Buffer {
  const { identity } = kept.variants;
  return (kept.variants[encoding] ??=
    encoding === "br"
      ? brotliCompressSync(identity, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
        })
      : gzipSync(identity, { level: 6 }));
}
