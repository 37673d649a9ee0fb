import { randomUUID } from "node:crypto";
import { constants, readdirSync, rmSync, statSync } from "node:fs";
import { copyFile, mkdir, open, opendir, readFile, rename, rm, rmdir, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Bucket, Storage, StoredKey } from "./storage.server.ts";
import { checkContentType, checkKey, checkPrefix, contentTypeOf, isStorageKey } from "./storage-key.server.ts";

const ABANDONED_AFTER_MS = 3600_000;

/** Files under the directory, by bucket. A file is written elsewhere first and then moved into place. */
export function openDirectoryStorage(directory: string): Storage {
  const incoming = join(directory, ".incoming");
  clearAbandoned(incoming);
  const pathOf = (bucket: Bucket, key: string) => (checkKey(key), join(directory, bucket, key));

  async function writeWhole(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const unfinished = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true });
    try {
      await write(unfinished);
      await moveInto(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    async put(bucket, key, content, contentType) {
      const path = pathOf(bucket, key);
      checkContentType(key, contentType);
      const data = content instanceof Uint8Array ? content : content.stream;
      await writeWhole(path, (unfinished) => writeFile(unfinished, data, { flush: true }));
    },

    async get(bucket, key) {
      const bytes = await unlessMissing(readFile(pathOf(bucket, key)));
      return bytes && { bytes, contentType: contentTypeOf(key) };
    },

    async stream(bucket, key) {
      const file = await unlessMissing(open(pathOf(bucket, key)));
      const found = await file?.stat();
      if (file && found?.isFile()) return { stream: file.createReadStream(), length: found.size, contentType: contentTypeOf(key) };
      await file?.close();
      return null;
    },

    async copy(bucket, from, to) {
      const [source, target] = [pathOf(bucket, from), pathOf(bucket, to)];
      const found = await unlessMissing(stat(source));
      if (!found?.isFile()) return false;
      await writeWhole(target, (unfinished) => copyFile(source, unfinished, constants.COPYFILE_FICLONE));
      return true;
    },

    async remove(bucket, keys) {
      keys.forEach(checkKey);
      const root = join(directory, bucket);
      for (const key of keys) {
        await unlessMissing(unlink(join(root, key)));
        await dropEmptyParents(root, join(root, key));
      }
    },

    list(bucket, prefix) {
      checkPrefix(prefix);
      return walk(join(directory, bucket), prefix.slice(0, prefix.lastIndexOf("/") + 1), prefix);
    },
  };
}

/** Somebody may remove the empty folder between making it and moving into it: then it is made again. */
async function moveInto(from: string, to: string, attempts = 5): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (attempts === 0 || codeOf(error) !== "ENOENT") throw error;
    await moveInto(from, to, attempts - 1);
  }
}

async function dropEmptyParents(root: string, path: string): Promise<void> {
  for (let folder = dirname(path); folder.length > root.length; folder = dirname(folder)) {
    try {
      await rmdir(folder);
    } catch {
      return;
    }
  }
}

async function* walk(root: string, folder: string, prefix: string): AsyncGenerator<StoredKey> {
  const entries = await unlessMissing(opendir(join(root, folder)));
  if (!entries) return;
  for await (const entry of entries) {
    const key = folder + entry.name;
    if (entry.isDirectory() && (key.startsWith(prefix) || prefix.startsWith(`${key}/`))) yield* walk(root, `${key}/`, prefix);
    if (!entry.isFile() || !key.startsWith(prefix) || !isStorageKey(key)) continue;
    const found = await unlessMissing(stat(join(root, key)));
    if (found) yield { key, modifiedAt: found.mtime };
  }
}

/** What a process left that was killed while it wrote. */
function clearAbandoned(incoming: string): void {
  try {
    for (const name of readdirSync(incoming)) {
      const path = join(incoming, name);
      if (Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER_MS) rmSync(path, { force: true });
    }
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(String(codeOf(error)))) return null;
    throw error;
  }
}
