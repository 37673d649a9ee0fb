import { promisify } from "node:util";
import { inflate as inflateCallback } from "node:zlib";
import { careerError } from "./career.errors.ts";
import { plainPdfText } from "./plain-pdf-text.ts";

const inflate = promisify(inflateCallback);

const OBJECT = /\b(\d{1,10}) +\d{1,5} +obj\b|\b(\d{1,10})[\r\n\t]+\d{1,5}[\r\n\t]+obj\b/g;
const MOST_OBJECTS = 200_000;
const MOST_PACKED_OBJECTS = 2_000;
const MOST_UNPACKED = 50 * 1024 * 1024;
/** Beside pages, pictures and fonts, which are not read, a résumé has far less. */
const MOST_READ = 6 * 1024 * 1024;

const ACTS = /\/(?:JS|JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|GoToR)(?![^\s()<>[\]{}/%])/;
const HARMLESS = new Set(["GoTo", "Named"]);

/**
 * Refuses a PDF that can do something: scripts, programs to launch, files in it, and actions when it opens other than to show a page. A reader may
 * start at any object, so each is looked at for itself, also those that are packed together, within bounds.
 */
export async function requireQuietPdf(bytes: Buffer): Promise<void> {
  const text = bytes.toString("latin1");
  const objects = await unpackAll(findObjects(text));
  const byNumber = new Map(objects.map(({ number, plain }) => [number, plain]));
  for (const { plain } of objects) if (ACTS.test(plain) || actsWhenOpened(plain, byNumber)) throw careerError("resume_acts");
}

type PdfObject = { number: string; plain: string; /** Where other objects are packed in it. */ stream: string | null };

function findObjects(text: string): PdfObject[] {
  const objects: PdfObject[] = [];
  let left = MOST_READ;
  for (const found of text.matchAll(OBJECT)) {
    const { plain, end } = plainPdfText(text, found.index + found[0].length, left);
    const stream = text.startsWith("stream", end) && holdsObjects(plain) ? streamAt(text, end) : null;
    left -= end - found.index + (stream?.length ?? 0);
    if (left <= 0 || objects.length >= MOST_OBJECTS) throw careerError("resume_unreadable");
    objects.push({ number: found[1] ?? found[2] ?? "", plain, stream });
  }
  return objects;
}

function streamAt(text: string, keyword: number): string {
  const start = keyword + "stream".length + (text.startsWith("\r\n", keyword + "stream".length) ? 2 : 1);
  const end = text.indexOf("endstream", start);
  return text.slice(start, end < 0 ? undefined : end);
}

const holdsObjects = (plain: string) => /\/First\b/.test(plain) && /\/N\b/.test(plain);

/** The objects, and those that are packed in some of them. */
async function unpackAll(objects: PdfObject[]): Promise<PdfObject[]> {
  const packs = objects.filter(({ stream }) => stream !== null);
  if (packs.length > MOST_PACKED_OBJECTS) throw careerError("resume_unreadable");
  const all = [...objects];
  let left = MOST_UNPACKED;
  for (const pack of packs) {
    const content = await unpacked(pack, left);
    left -= content.length;
    all.push(...packedObjects(pack, content));
  }
  return all;
}

/** As every program packs them; what is packed in another way, or encrypted, can't be looked at. */
async function unpacked({ plain, stream }: PdfObject, most: number): Promise<string> {
  const [, filter, ...more] = plain.split("/Filter");
  if (filter === undefined) return stream ?? "";
  if (more.length > 0 || !isPlainFlate(filter) || plain.includes("/DecodeParms")) throw careerError("resume_unreadable");
  try {
    return (await inflate(Buffer.from(stream ?? "", "latin1"), { maxOutputLength: Math.max(1, most) })).toString("latin1");
  } catch {
    throw careerError("resume_unreadable");
  }
}

function isPlainFlate(filter: string): boolean {
  const value = filter.trimStart();
  const names = value.startsWith("[") ? value.slice(1, value.indexOf("]")).trim() : (/^\/\w{1,20}/.exec(value)?.[0] ?? "");
  return names === "/FlateDecode";
}

function packedObjects({ plain }: PdfObject, content: string): PdfObject[] {
  const first = Number(/\/First\s*(\d{1,9})/.exec(plain)?.[1] ?? 0);
  const numbers = content.slice(0, first).match(/\d{1,10}/g) ?? [];
  const whole = { number: "", plain: plainPdfText(content, first, content.length).plain, stream: null };
  const each = numbers.flatMap((number, at) => {
    if (at % 2 === 1) return [];
    const [start, end] = [first + Number(numbers[at + 1]), first + Number(numbers[at + 3] ?? content.length)];
    return [{ number, plain: plainPdfText(content.slice(start, end), 0, content.length).plain, stream: null }];
  });
  return [whole, ...each];
}

/** An action in place, or the object that it refers to. A destination in brackets only shows a page. */
function actsWhenOpened(plain: string, byNumber: Map<string, string>): boolean {
  const at = plain.indexOf("/OpenAction");
  if (at < 0) return false;
  const value = plain.slice(at + "/OpenAction".length).trimStart();
  if (value.startsWith("[")) return false;
  const reference = /^(\d{1,10})\s+\d{1,5}\s+R/.exec(value)?.[1];
  const action = reference === undefined ? value : (byNumber.get(reference) ?? "");
  const kind = /\/S\s*\/(\w{1,40})/.exec(action)?.[1];
  return kind !== undefined && !HARMLESS.has(kind);
}
