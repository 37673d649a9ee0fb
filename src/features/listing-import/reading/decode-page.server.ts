export type PageBytes = Uint8Array | string | AsyncIterable<Uint8Array>;

/** Most pages are one piece: a script that comes in several has to be put together. */
const CHUNK = 1_048_576;
/** A page names its encoding near its beginning. */
const HEAD = 4096;

/** The page's text in pieces, by its byte order mark or its own word about its encoding. */
export async function* decodePage(page: PageBytes): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head: Uint8Array = new Uint8Array(0);
  for await (const bytes of piecesOf(page)) {
    if (typeof bytes === "string") {
      yield bytes;
      continue;
    }
    if (decoder) {
      yield decoder.decode(bytes, { stream: true });
      continue;
    }
    head = head.length === 0 ? bytes : joined(head, bytes);
    if (head.length < HEAD) continue;
    decoder = decoderFor(head);
    yield decoder.decode(head, { stream: true });
  }
  decoder ??= decoderFor(head);
  if (head.length > 0) yield head.length < HEAD ? decoder.decode(head) : decoder.decode();
}

async function* piecesOf(page: PageBytes): AsyncGenerator<Uint8Array | string> {
  if (typeof page === "string" || page instanceof Uint8Array) {
    for (let start = 0; start < page.length; start += CHUNK)
      yield typeof page === "string" ? page.slice(start, start + CHUNK) : page.subarray(start, start + CHUNK);
  } else yield* page;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function decoderFor(head: Uint8Array): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder("utf-16le");
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder("utf-16be");
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return new TextDecoder();
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD)).toString("latin1");
  const label = /charset\s{0,5}=\s{0,5}["']?([\w:.-]{2,30})/i.exec(start)?.[1] ?? "utf-8";
  try {
    // A page that can say utf-16 in ASCII letters isn't utf-16.
    return new TextDecoder(/^utf-?16/i.test(label) ? "utf-8" : label);
  } catch {
    return new TextDecoder();
  }
}
