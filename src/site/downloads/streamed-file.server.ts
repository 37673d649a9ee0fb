import { ReadableStream as WebStream } from "node:stream/web";

const PIECE_LENGTH = 32_768;

/** A file that is sent while it is read: the first piece is there before the answer begins, so that a refusal can still be told. */
export async function streamedFile(name: string, contentType: string, text: AsyncGenerator<string>): Promise<Response> {
  const pieces = inPieces(text);
  const first = await pieces.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* pieces;
  }
  return new Response(WebStream.from(all()) as ReadableStream, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}

async function* inPieces(text: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = "";
  for await (const part of text) {
    waiting += part;
    if (waiting.length < PIECE_LENGTH) continue;
    yield encoder.encode(waiting);
    waiting = "";
  }
  if (waiting) yield encoder.encode(waiting);
}

type Entry = [name: string, value: unknown];

/** An object as JSON, entry by entry; one whose value can only be read in time is written as a list, item by item. */
export async function* jsonText(entries: Entry[]): AsyncGenerator<string> {
  yield "{";
  for (const [index, [name, value]] of entries.entries()) {
    yield `${index === 0 ? "" : ","}\n  ${JSON.stringify(name)}: `;
    if (isList(value)) yield* listText(value);
    else yield indented(value, "  ");
  }
  yield "\n}\n";
}

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n    ";
  for await (const item of items) {
    yield before + indented(item, "    ");
    before = ",\n    ";
  }
  yield before.startsWith("[") ? "[]" : "\n  ]";
}

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

const indented = (value: unknown, by: string): string => (JSON.stringify(value, null, 2) ?? "null").replaceAll("\n", `\n${by}`);
