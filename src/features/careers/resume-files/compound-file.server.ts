import type { FileHandle } from "node:fs/promises";
import { careerError } from "../career.errors.ts";
import { readAt } from "./read-at.server.ts";

/** The file format of Word before 2007, which spreadsheets and installers use too ([MS-CFB]): what it holds stands in its directory. */
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const END_OF_CHAIN = 0xfffffffe;
const MOST_DIRECTORY_SECTORS = 512;
const IN_HEADER = 109;

/** Whether it holds a Word document. Refuses one with macros, and a file whose directory can't be followed. */
export async function isWordFile(file: FileHandle, size: number): Promise<boolean> {
  const names = await directoryOf(file, size);
  if (!names.has("worddocument")) return false;
  if (names.has("macros") || names.has("_vba_project")) throw careerError("resume_macros");
  return true;
}

async function directoryOf(file: FileHandle, size: number): Promise<Set<string>> {
  const header = await readAt(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) throw careerError("resume_unreadable");
  const sectorBytes = { 9: 512, 12: 4096 }[header.readUInt16LE(30)];
  if (!sectorBytes) throw careerError("resume_unreadable");
  const names = new Set<string>();
  const seen = new Set<number>();
  for (let sector = header.readUInt32LE(48); sector !== END_OF_CHAIN; sector = await nextSector(file, header, sectorBytes, sector)) {
    if (seen.has(sector) || seen.size >= MOST_DIRECTORY_SECTORS || (sector + 1) * sectorBytes >= size)
      throw careerError("resume_unreadable");
    seen.add(sector);
    const bytes = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) addName(names, bytes.subarray(at, at + ENTRY_BYTES));
  }
  return names;
}

function addName(names: Set<string>, entry: Buffer): void {
  const length = entry.readUInt16LE(64);
  const isUsed = entry.readUInt8(66) !== 0;
  if (isUsed && length >= 2 && length <= 64) names.add(entry.toString("utf16le", 0, length - 2).toLowerCase());
}

/** The sector after this one, as the allocation table says. */
async function nextSector(file: FileHandle, header: Buffer, sectorBytes: number, sector: number): Promise<number> {
  const perTable = sectorBytes / 4;
  const table = await tableSector(file, header, sectorBytes, Math.floor(sector / perTable));
  return readNumber(file, (table + 1) * sectorBytes + (sector % perTable) * 4);
}

/** Where a part of the allocation table is: the header names the first ones, a chain of sectors the others. */
async function tableSector(file: FileHandle, header: Buffer, sectorBytes: number, index: number): Promise<number> {
  if (index < IN_HEADER) return header.readUInt32LE(76 + index * 4);
  const perSector = sectorBytes / 4 - 1;
  let rest = index - IN_HEADER;
  let sector = header.readUInt32LE(68);
  for (; rest >= perSector; rest -= perSector) sector = await readNumber(file, (sector + 1) * sectorBytes + perSector * 4);
  return readNumber(file, (sector + 1) * sectorBytes + rest * 4);
}

async function readNumber(file: FileHandle, place: number): Promise<number> {
  const bytes = await readAt(file, place, 4);
  if (bytes.length < 4) throw careerError("resume_unreadable");
  return bytes.readUInt32LE(0);
}
