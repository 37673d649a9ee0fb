import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "../src/platform/db/migrate.server.ts";
import { installJobs } from "../src/platform/jobs/jobs.server.ts";
import { jobs } from "../src/product.server.ts";
import { compareCommits } from "./support/booking-commits.ts";
import { raceForNights } from "./support/booking-races.ts";
import { openBookingWorld } from "./support/booking-world.ts";
import { printComparisons } from "./support/measure.ts";

export const name = "bookings";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10_000);

/** Booking commits beside the same SQL sent bare, and many rounds of many clients who want the same nights. */
export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-bench-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  try {
    await migrateDatabase(postgres.url);
    await installJobs(postgres.url, jobs);
    const world = await openBookingWorld(postgres.url);
    printComparisons("bookings", "own SQL by pg", "product", [await compareCommits(world)], "/s");
    const races = await raceForNights(world, ROUNDS);
    console.log(`\n${ROUNDS} rounds of 16 to 50 clients for the same nights; times in ms`);
    console.table([races]);
    await world.close();
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
