import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { PMTiles, type Source } from "pmtiles";
import { projectPath } from "../../../platform/project.server.ts";
import type { TileAddress } from "./tile-address.ts";

const FILE = "src/features/places/basemap/world.pmtiles";
const decompress = promisify(brotliDecompress);

/** Reads only the bytes that are asked for. The file is opened by the first tile and stays open. */
class FileOnDisk implements Source {
  private readonly path: string;
  private file: Promise<FileHandle> | undefined;
  constructor(path: string) {
    this.path = path;
  }
  getKey(): string {
    return this.path;
  }
  async getBytes(offset: number, length: number): Promise<{ data: ArrayBuffer }> {
    this.file ??= open(this.path, "r");
    const bytes = new ArrayBuffer(length);
    const { bytesRead } = await (await this.file).read(new Uint8Array(bytes), 0, length, offset);
    return { data: bytes.slice(0, bytesRead) };
  }
}

const archive = new PMTiles(new FileOnDisk(projectPath(FILE)), undefined, async (bytes) =>
  exactly(await decompress(new Uint8Array(bytes))),
);

const exactly = ({ buffer, byteOffset, byteLength }: Buffer) => new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;

/** The layers of a tile that do not change: land, borders, states, counties and the names of areas. Empty in the open sea. */
export async function readTile({ z, x, y }: TileAddress): Promise<Uint8Array> {
  const tile = await archive.getZxy(z, x, y);
  return tile ? new Uint8Array(tile.data) : new Uint8Array();
}
