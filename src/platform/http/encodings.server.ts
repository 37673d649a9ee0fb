import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** What the bytes of an answer depend on beside its address. */
export const VARY = "accept-encoding, cookie";

/** An event stream is text, too, but never ends. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
const WORTH_IT_BYTES = 1024;

/** The encoding to answer in: of those that the browser accepts, the one that saves most. */
export function chooseEncoding(
  accepted: string | undefined,
  { type = "", length }: { type: string | undefined; length: number },
): Encoding {
  if (!accepted || length < WORTH_IT_BYTES || !COMPRESSIBLE.test(type)) return "identity";
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

const brotli = (bytes: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** For bytes that are sent many times. */
export function compressWell(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return bytes;
  return encoding === "br" ? brotliCompressSync(bytes, brotli(bytes, 6)) : gzipSync(bytes, { level: 6 });
}

const [brotliSoon, gzipSoon] = [promisify(brotliCompress), promisify(gzip)];

/** For bytes that are sent once: a little larger, in a fraction of the time, and while the server answers others. */
export async function compressQuickly(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  return encoding === "br" ? brotliSoon(bytes, brotli(bytes, 0)) : gzipSoon(bytes, { level: 1 });
}
