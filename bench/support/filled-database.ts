import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "../../src/platform/db/migrate.server.ts";
import { fillListings } from "./fill-listings.ts";

const SHARED_BUFFERS = "2GB";

export type FilledDatabase = { url: string; fillSeconds: number; close(): Promise<void> };

/** The sizes to measure at; the command's environment may name others. */
export const SIZES = (process.env.BENCH_LISTINGS ?? "10000,100000,1000000").split(",").map(Number);

/** A database with so many listings. It goes when it is closed, unless BENCH_DATA names a directory to keep it in for the next time. */
export async function openFilledDatabase(listings: number): Promise<FilledDatabase> {
  const { BENCH_DATA: kept } = process.env;
  const dataDir = kept ? join(kept, String(listings)) : mkdtempSync(join(tmpdir(), "hearth-bench-"));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const fresh = await startEmbeddedPostgres({ dataDir, durable: false });
  const started = performance.now();
  await prepare(fresh.url, listings);
  const fillSeconds = (performance.now() - started) / 1000;
  await fresh.stop();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    url: postgres.url,
    fillSeconds,
    async close() {
      await postgres.stop();
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fills it, and gives the database the memory that an operator with many listings would give it; that needs a new start. */
async function prepare(url: string, listings: number): Promise<void> {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>("select count(*)::int as n from listing_index");
  await client.query(`alter system set shared_buffers = '${SHARED_BUFFERS}'`);
  await client.end();
  if ((rows[0]?.n ?? 0) < listings) await fillListings(url, listings);
}
