import type { IncomingMessage } from "node:http";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { LRUCache } from "lru-cache";
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** What the bytes of an answer depend on beside its address. */
export const VARY = "accept-encoding, cookie";

/** An event stream is text, too, but never ends. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
const WORTH_IT_BYTES = 1024;
const LONGEST_PREFERENCE = 200;

/** The encoding to answer in: of those that the browser accepts, the one that saves most. */
export function chooseEncoding(
  accepted: string | undefined,
  { type = "", length }: { type: string | undefined; length: number },
): Encoding {
  if (!accepted || accepted.length > LONGEST_PREFERENCE || length < WORTH_IT_BYTES || !COMPRESSIBLE.test(type)) return "identity";
  const known = preferences.get(accepted) ?? readPreference(accepted);
  preferences.set(accepted, known);
  return known;
}

/** Browsers send one of a few texts, so each is read once. */
const preferences = new LRUCache<string, Encoding>({ max: 100 });

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

const brotli = (bytes: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** For bytes that are sent many times. */
export function compressWell(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return bytes;
  return encoding === "br" ? brotliCompressSync(bytes, brotli(bytes, 6)) : gzipSync(bytes, { level: 6 });
}

/** The answer, compressed if whoever asks can read that and it is smaller then. Pages are compressed while they are still being rendered, and downloads while they are being read. */
export async function compressed(response: Response, { method, headers }: IncomingMessage): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (method === "HEAD" || !response.body || response.headers.has("content-encoding") || !COMPRESSIBLE.test(type)) return response;
  const isStreamed = type.startsWith("text/html") || response.headers.has("content-disposition");
  const body = isStreamed ? response.body : Buffer.from(await response.arrayBuffer());
  const length = body instanceof Buffer ? body.length : Number.POSITIVE_INFINITY;
  const encoding = chooseEncoding(headers["accept-encoding"], { type, length });
  const answer = new Response(encoding === "identity" ? body : pack(body, encoding), response);
  answer.headers.set("vary", VARY);
  if (encoding !== "identity") answer.headers.set("content-encoding", encoding);
  return answer;
}

/** A little larger than well compressed, in a fraction of the time. Every part that is ready goes out at once. */
function pack(body: ReadableStream | Buffer, encoding: Exclude<Encoding, "identity">): ReadableStream {
  const packer =
    encoding === "br"
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 1 });
  const source = body instanceof Buffer ? Readable.from([body]) : Readable.fromWeb(body as WebStream);
  // A visitor who leaves early ends both streams; nobody needs to know.
  return Readable.toWeb(pipeline(source, packer, () => {})) as ReadableStream;
}
