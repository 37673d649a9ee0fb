import { chown, copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

type CopyOptions = {
  /** Which paths, counted from the root of the copy, stay behind with all that is in them. */
  leaveBehind?: (path: string) => boolean;
  owner?: { uid: number; gid: number } | null;
};

/** Copies the files of a directory that may be in use: what vanishes meanwhile is not missed. Directories are for their owner only. */
export async function copyFiles(from: string, to: string, { leaveBehind = () => false, owner = null }: CopyOptions = {}): Promise<void> {
  const copy = async (path: string) => {
    const target = join(to, path);
    await mkdir(target, { recursive: true, mode: 0o700 });
    if (owner) await chown(target, owner.uid, owner.gid);
    for (const entry of await orGone(readdir(join(from, path), { withFileTypes: true }), [])) {
      const inner = join(path, entry.name);
      if (leaveBehind(inner)) continue;
      if (entry.isDirectory()) await copy(inner);
      else if (entry.isFile()) await copyOne(inner);
    }
  };
  const copyOne = async (path: string) => {
    const isThere = await orGone(
      copyFile(join(from, path), join(to, path)).then(() => true),
      false,
    );
    if (isThere && owner) await chown(join(to, path), owner.uid, owner.gid);
  };
  await copy("");
}

async function orGone<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return otherwise;
    throw error;
  }
}
