import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { EmbeddedPostgresError, layOutCluster } from "./cluster-layout.server.ts";
import { copyFiles } from "./copy-files.server.ts";

/** Where the database of the data directory is or would be. Refuses when there is one. */
export function requireNoCluster(dataDir: string): void {
  const { data } = layOutCluster(dataDir, () => {});
  if (existsSync(data)) throw new EmbeddedPostgresError(`There is already a database in ${data}. Restore into an empty DATA_DIR.`);
}

/** Puts a copied database where the data directory's is expected, owned by the user that runs it. The next start makes it whole. */
export async function restoreCluster(dataDir: string, source: string): Promise<void> {
  requireNoCluster(dataDir);
  const { data, identity } = layOutCluster(dataDir, () => {});
  const partial = `${data}.partial-${process.pid}`;
  await rm(partial, { recursive: true, force: true });
  await copyFiles(source, partial, { owner: identity });
  await rename(partial, data);
}
