import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import type { TileAddress } from "../../src/features/places/basemap/tile-address.ts";

const HEADER_BYTES = 127;
/** The header and the root directory must be within the first 16 kB. */
const MOST_ROOT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4096;
const GZIP = 2;
const BROTLI = 3;
const VECTOR_TILES = 1;

type Entry = { id: number; offset: number; length: number; run: number };

/** Collects tiles and writes them as one PMTiles archive, version 3; equal tiles are stored once. */
export class TileArchive {
  private readonly tiles = new Map<number, string>();
  private readonly contents = new Map<string, Buffer>();

  add({ z, x, y }: TileAddress, tile: Uint8Array): void {
    const key = createHash("sha256").update(tile).digest("base64");
    if (!this.contents.has(key)) this.contents.set(key, brotliCompressSync(tile));
    this.tiles.set(zxyToTileId(z, x, y), key);
  }

  write(lastZoom: number, metadata: object): Buffer {
    const { entries, data } = this.placeTiles();
    const { root, leaves } = writeDirectories(entries);
    const about = gzipSync(JSON.stringify(metadata));
    const rootAt = HEADER_BYTES;
    const aboutAt = rootAt + root.length;
    const leavesAt = aboutAt + about.length;
    const dataAt = leavesAt + leaves.length;
    const header = Buffer.alloc(HEADER_BYTES);
    header.write("PMTiles", 0, "latin1");
    header.writeUInt8(3, 7);
    const numbers = [rootAt, root.length, aboutAt, about.length, leavesAt, leaves.length, dataAt, data.length];
    const counts = [this.tiles.size, entries.length, this.contents.size];
    [...numbers, ...counts].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
    header.set([1, GZIP, BROTLI, VECTOR_TILES, 0, lastZoom], 96);
    [-180, -85, 180, 85].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
    return Buffer.concat([header, root, about, leaves, data]);
  }

  private placeTiles(): { entries: Entry[]; data: Buffer } {
    const entries: Entry[] = [];
    const offsets = new Map<string, number>();
    const parts: Buffer[] = [];
    let end = 0;
    for (const [id, key] of [...this.tiles].toSorted(([a], [b]) => a - b)) {
      const content = this.contents.get(key) ?? Buffer.alloc(0);
      const offset = offsets.get(key) ?? end;
      if (offset === end) {
        offsets.set(key, offset);
        parts.push(content);
        end += content.length;
      }
      const last = entries.at(-1);
      if (last && last.offset === offset && last.id + last.run === id) last.run++;
      else entries.push({ id, offset, length: content.length, run: 1 });
    }
    return { entries, data: Buffer.concat(parts) };
  }
}

function writeDirectories(entries: Entry[]): { root: Buffer; leaves: Buffer } {
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let first = 0; first < entries.length; first += LEAF_ENTRIES) {
    const leaf = writeDirectory(entries.slice(first, first + LEAF_ENTRIES));
    pointers.push({ id: entries[first]?.id ?? 0, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  const root = writeDirectory(pointers);
  if (root.length > MOST_ROOT_BYTES) throw new Error("The root directory is too long: raise LEAF_ENTRIES.");
  return { root, leaves: Buffer.concat(leaves) };
}

function writeDirectory(entries: Entry[]): Buffer {
  const bytes: number[] = [];
  const push = (value: number) => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  push(entries.length);
  entries.forEach(({ id }, index) => push(id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) push(run);
  for (const { length } of entries) push(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    push(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes), { level: 9 });
}
