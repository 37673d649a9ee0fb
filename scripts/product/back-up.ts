import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "../../src/platform/config.server.ts";
import { backUpCluster } from "../../src/platform/db/embedded/back-up-cluster.server.ts";
import { copyFiles } from "../../src/platform/db/embedded/copy-files.server.ts";
import { findEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { requireNoCluster, restoreCluster } from "../../src/platform/db/embedded/restore-cluster.server.ts";
import { completeEnvironment, openProductDatabase } from "./open-database.ts";
import { LAST_BACKUP } from "../../src/platform/last-backup.ts";
import { Refusal } from "./say.ts";

/**
 * Copies the embedded database, the stored files and the secret into a new directory, beside the running product or without it.
 * Refuses a database of DATABASE_URL and a directory that is there.
 */
export async function backUp(env: NodeJS.ProcessEnv, directory: string): Promise<void> {
  const { dataDir } = readEmbedded(env);
  const target = resolve(directory);
  if (existsSync(target)) throw new Refusal(`${target} exists already. Name a directory that doesn't.`);
  const running = await findEmbeddedPostgres(dataDir);
  if (!running && !existsSync(join(dataDir, "secret"))) throw new Refusal(`There is nothing to back up in ${dataDir}.`);
  const database = running ? { ...completeEnvironment(env, running), close: async () => {} } : await openProductDatabase(env, () => {});
  const partial = `${target}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true, mode: 0o700 });
    await backUpCluster(dataDir, database.config.database.url, join(partial, "postgres"));
  } finally {
    await database.close();
  }
  await writeFile(join(partial, "secret"), `${database.config.secret}\n`, { mode: 0o600 });
  const { storage } = database.config;
  if (storage.kind === "directory") await copyFiles(storage.directory, join(partial, "storage"));
  await rename(partial, target);
  await writeFile(join(dataDir, LAST_BACKUP), "");
  console.log(`${dataDir} is backed up in ${target}.`);
  if (storage.kind === "s3") console.log("The buckets of STORAGE_URL are not in it.");
}

/** Puts a backup into an empty data directory. Refuses one that has a database, and a directory that is no whole backup. */
export async function restoreBackup(env: NodeJS.ProcessEnv, directory: string): Promise<void> {
  const { dataDir, storage } = readEmbedded(env);
  const source = resolve(directory);
  const isWhole = ["postgres/backup_label", "secret"].every((name) => existsSync(join(source, name)));
  if (!isWhole || source.endsWith(".partial")) throw new Refusal(`${source} is not a backup.`);
  requireNoCluster(dataDir);
  if (storage.kind === "directory") await copyFiles(join(source, "storage"), storage.directory);
  await copyFiles(source, dataDir, { leaveBehind: (path) => path !== "secret" });
  await restoreCluster(dataDir, join(source, "postgres"));
  console.log(`${source} is restored to ${dataDir}.`);
}

function readEmbedded(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env);
  if (config.database.kind === "external")
    throw new Refusal("This is for the embedded database. Back up the one of DATABASE_URL with pg_dump; docs/operating.md says how.");
  return config;
}
