import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TemporaryDirectory = { path: string; remove(): void };

/** A directory of its own, that other users can enter unless a mode says otherwise. */
export function temporaryDirectory(name: string, mode = 0o755, parent = tmpdir()): TemporaryDirectory {
  const path = mkdtempSync(join(parent, `hearth-${name}-`));
  chmodSync(path, mode);
  return {
    path,
    remove() {
      const elsewhere = join(path, "database-is-at.txt");
      if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, "utf8").trim(), { recursive: true, force: true });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
