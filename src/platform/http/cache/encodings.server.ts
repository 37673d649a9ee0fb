import type { IncomingMessage } from "node:http";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";

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

/** The answer, compressed if whoever asks can read that and it is smaller then. Downloads are compressed while they are being read. */
export async function compressed(response: Response, { method, headers }: IncomingMessage): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (method === "HEAD" || !response.body || response.headers.has("content-encoding") || !COMPRESSIBLE.test(type)) return response;
  const body = response.headers.has("content-disposition") ? response.body : Buffer.from(await response.arrayBuffer());
  const length = body instanceof Buffer ? body.length : Number.POSITIVE_INFINITY;
  const encoding = chooseEncoding(headers["accept-encoding"], { type, length });
  const answer = new Response(encoding === "identity" ? body : await pack(body, encoding), response);
  answer.headers.set("vary", VARY);
  if (encoding !== "identity") answer.headers.set("content-encoding", encoding);
  return answer;
}

const FAST = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }, gzip: { level: 1 } };
const inOneGo = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A little larger than well compressed, in a fraction of the time. Of a download every part that is ready goes out at once. */
async function pack(body: ReadableStream | Buffer<ArrayBuffer>, encoding: Exclude<Encoding, "identity">): Promise<BodyInit> {
  if (body instanceof Buffer) return new Uint8Array(await inOneGo[encoding](body, FAST[encoding]));
  const packer =
    encoding === "br"
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...FAST.br })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, ...FAST.gzip });
  // A visitor who leaves early ends both streams; nobody needs to know.
  return Readable.toWeb(pipeline(Readable.fromWeb(body as WebStream), packer, () => {})) as ReadableStream;
}
