import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchRefusal } from "./fetch-refusal.ts";

export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

/** The whole body, unpacked. Stops as soon as it is too large, on the wire or unpacked, without holding more than that. */
export async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const decoder = decoderOf(response.headers["content-encoding"]);
  const packed = (source: AsyncIterable<Buffer>) => atMost(source, maxBytes);
  const chunks: Buffer[] = [];
  let cannotDecode = false;
  decoder?.once("error", () => (cannotDecode = response.errored === null));
  try {
    const unpacked: AsyncIterable<Buffer> = decoder ? pipeline(response, packed, decoder, () => {}) : response;
    for await (const chunk of atMost(unpacked, maxBytes)) chunks.push(chunk);
  } catch (cause) {
    if (cause instanceof FetchRefusal) throw cause;
    throw new FetchRefusal(cannotDecode ? "answer_unreadable" : "connection_failed", { cause });
  }
  return Buffer.concat(chunks);
}

async function* atMost(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

const megabytes = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

const tooLarge = (maxBytes: number) =>
  new FetchRefusal("answer_too_large", {
    message: `There's more at this address than the ${megabytes.format(maxBytes / 1e6)} MB we can read.`,
  });

function decoderOf(encoding = "identity") {
  switch (encoding.trim().toLowerCase()) {
    case "identity":
    case "":
      return null;
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "deflate":
      return createInflate();
    case "br":
      return createBrotliDecompress();
    default:
      throw new FetchRefusal("answer_unreadable");
  }
}
