import { fillDemoWorld } from "../../db/demo/demo-world.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { Config } from "../../src/platform/config.server.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { migrateDatabase } from "../../src/platform/db/migrate.server.ts";
import { installJobs } from "../../src/platform/jobs/jobs.server.ts";
import { openLog } from "../../src/platform/log.server.ts";
import { jobs } from "../../src/product.server.ts";
import type { Say } from "./say.ts";

/** Brings the database to what this code needs, and fills the demo world where it is wanted and not there yet. */
export async function prepareData(config: Config, say: Say): Promise<void> {
  const { url } = config.database;
  await migrateDatabase(url);
  await installJobs(url, jobs);
  if (!config.demo) return;
  const database = openDatabase(url, { log: openLog(config, "start"), max: 1, name: "demo" });
  try {
    await fillDemoWorld({ db: database.db, clock: systemClock }, () => say("Filling the demo world"));
  } finally {
    await database.close();
  }
}
