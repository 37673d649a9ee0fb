import { fillDemoWorld } from "../../../demo/demo-world.ts";
import { fillGazetteer } from "../../../src/features/places/index.server.ts";
import { systemClock } from "../../../src/platform/clock.ts";
import { openDatabase } from "../../../src/platform/db/database.server.ts";
import { startEmbeddedPostgres } from "../../../src/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "../../../src/platform/db/migrate.server.ts";
import { installJobs } from "../../../src/platform/jobs/jobs.server.ts";
import { untilStopped } from "../../../src/platform/process.server.ts";
import { jobs } from "../../../src/product.server.ts";
import { SMALL_GAZETTEER } from "../gazetteer.ts";
import { silentLog } from "../silent-log.ts";
import { temporaryDirectory } from "../temporary-directory.ts";
import type { TestRun } from "../test-cluster.ts";

/** Runs the template database, with a small gazetteer and the demo world without its photos, until whoever asked for it is gone. */
const stopped = untilStopped();
const directory = temporaryDirectory("test-database");
const cluster = await startEmbeddedPostgres({ dataDir: directory.path, durable: false });
try {
  await migrateDatabase(cluster.url);
  await installJobs(cluster.url, jobs);
  const database = openDatabase(cluster.url, { log: silentLog, name: "template" });
  await fillGazetteer(database, SMALL_GAZETTEER);
  await fillDemoWorld({ db: database.db, clock: systemClock });
  await database.close();
  process.send?.({ templateUrl: cluster.url, runDirectory: directory.path } satisfies TestRun);
  await stopped;
} finally {
  await cluster.stop();
  directory.remove();
}
process.exit();
