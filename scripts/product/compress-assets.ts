import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];
const TEXT = /\.(css|js|mjs|json|svg|txt|webmanifest)$/;
const WORTH_IT_BYTES = 1024;

/** Puts a Brotli and a gzip file beside every built text file, as small as they get, so that the server never compresses them. */
export async function compressAssets(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < WORTH_IT_BYTES) return;
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await packBrotli(bytes, { params: size }));
      await writeFile(`${file}.gz`, await packGzip(bytes, { level: 9 }));
    }),
  );
}
