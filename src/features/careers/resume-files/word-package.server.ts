import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { careerError } from "../career.errors.ts";
import { readAt } from "./read-at.server.ts";

const inflate = promisify(inflateRaw);

const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_ENTRIES = 5_000;
const MOST_LIST_BYTES = 2 * 1024 * 1024;
const MOST_TYPES_BYTES = 1024 * 1024;
/** What a résumé comes to when it is unpacked, pictures included. */
const MOST_UNPACKED = 150 * 1024 * 1024;
/** What is packed tighter than text can be. */
const TIGHTEST = 200;
const TYPES = "[Content_Types].xml";
const MOST_PART = 2_000;
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACROS = /macroenabled|vbaproject/i;

type Entry = { name: string; flags: number; method: number; packed: number; unpacked: number; at: number };

/**
 * Refuses a zip file that is no Word document, one with macros, and one that unpacks to far more than it should. Only its list of contents
 * and its content types are read, both bounded.
 */
export async function requireWordPackage(file: FileHandle, size: number): Promise<void> {
  const entries = await listEntries(file, size);
  requireModest(entries, size);
  const types = entries.find(({ name }) => name === TYPES);
  if (!types) throw careerError("resume_kind");
  const text = await contentOf(file, types);
  if (MACROS.test(text) || entries.some(({ name }) => MACROS.test(name))) throw careerError("resume_macros");
  const path = mainPart(text);
  if (!path || !entries.some(({ name }) => name === path)) throw careerError("resume_kind");
}

/** Where the content types say that the Word document is. */
function mainPart(types: string): string | undefined {
  const parts = types.split("<Override").map((part) => part.slice(0, Math.min(part.indexOf(">"), MOST_PART)));
  const main = parts.find((part) => part.includes(`"${WORD}"`));
  return main?.split('PartName="/')[1]?.split('"')[0];
}

function requireModest(entries: Entry[], size: number): void {
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isTight = entries.some((entry) => entry.unpacked > 1024 * 1024 && entry.unpacked > entry.packed * TIGHTEST);
  // More than the file has: the same bytes stand for several entries.
  if (packed > size || unpacked > MOST_UNPACKED || isTight) throw careerError("resume_unreadable");
}

async function listEntries(file: FileHandle, size: number): Promise<Entry[]> {
  const tailAt = Math.max(0, size - END_BYTES - MOST_COMMENT);
  const tail = await readAt(file, tailAt, size - tailAt);
  const end = tail.lastIndexOf("PK\u0005\u0006");
  if (end < 0 || tail.length - end < END_BYTES) throw careerError("resume_unreadable");
  const [count, bytes, at] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (count > MOST_ENTRIES || bytes > MOST_LIST_BYTES || at + bytes > size) throw careerError("resume_unreadable");
  const list = await readAt(file, at, bytes);
  const entries: Entry[] = [];
  for (let place = 0; entries.length < count;) {
    if (place + ENTRY_BYTES > list.length || list.readUInt32LE(place) !== 0x02014b50) throw careerError("resume_unreadable");
    const nameBytes = list.readUInt16LE(place + 28);
    entries.push({
      flags: list.readUInt16LE(place + 8),
      method: list.readUInt16LE(place + 10),
      packed: list.readUInt32LE(place + 20),
      unpacked: list.readUInt32LE(place + 24),
      at: list.readUInt32LE(place + 42),
      name: list.toString("utf8", place + ENTRY_BYTES, place + ENTRY_BYTES + nameBytes),
    });
    place += ENTRY_BYTES + nameBytes + list.readUInt16LE(place + 30) + list.readUInt16LE(place + 32);
  }
  return entries;
}

async function contentOf(file: FileHandle, { flags, method, packed, at }: Entry): Promise<string> {
  const isEncrypted = (flags & 1) === 1;
  if (isEncrypted || packed > MOST_TYPES_BYTES || (method !== 0 && method !== 8)) throw careerError("resume_unreadable");
  const local = await readAt(file, at, LOCAL_BYTES);
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== 0x04034b50) throw careerError("resume_unreadable");
  const bytes = await readAt(file, at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28), packed);
  if (method === 0) return bytes.toString("utf8");
  try {
    return (await inflate(bytes, { maxOutputLength: MOST_TYPES_BYTES })).toString("utf8");
  } catch {
    throw careerError("resume_unreadable");
  }
}
