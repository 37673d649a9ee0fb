import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "../../src/platform/db/migrate.server.ts";
import { installJobs } from "../../src/platform/jobs/jobs.server.ts";
import { jobs } from "../../src/product.server.ts";

/** Runs with a new database of its own, which writes to disk as in production unless said otherwise. */
export async function withDatabase(work: (url: string, dataDir: string) => Promise<void>, { durable = true } = {}): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-bench-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, durable });
  try {
    await migrateDatabase(postgres.url);
    await installJobs(postgres.url, jobs);
    await work(postgres.url, dataDir);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
