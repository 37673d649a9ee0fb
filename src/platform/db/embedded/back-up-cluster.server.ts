import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { layOutCluster } from "./cluster-layout.server.ts";
import { copyFiles } from "./copy-files.server.ts";

/** PostgreSQL makes these anew; its manual says to leave them out of a base backup. */
const MADE_ANEW =
  /^(postmaster\.(pid|opts)|pg_(dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans|wal)\/.+|(.*\/)?pgsql_tmp[^/]*)$/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies the running database as it is at the end of the copying, without stopping anyone: a base backup by PostgreSQL's low-level functions,
 * with the part of the log that makes it whole.
 */
export async function backUpCluster(dataDir: string, url: string, target: string): Promise<void> {
  const { data } = layOutCluster(dataDir, () => {});
  const client = new pg.Client({ connectionString: url, application_name: "backup" });
  await client.connect();
  try {
    // The slot keeps the log from being reused until it is copied; it goes with the connection.
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [`backup_${process.pid}`]);
    await client.query("select pg_backup_start('backup', fast => true)");
    await copyFiles(data, target, { leaveBehind: (path) => MADE_ANEW.test(path) });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(wait_for_archive => false)");
    await writeFile(join(target, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
    await copyFiles(join(data, "pg_wal"), join(target, "pg_wal"), { leaveBehind: (path) => !WAL_SEGMENT.test(path) });
  } finally {
    await client.end();
  }
}
