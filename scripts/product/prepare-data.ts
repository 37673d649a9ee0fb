import { fillDemoWorld, hasDemoPeople } from "../../demo/demo-world.ts";
import { addPortraits } from "../../demo/add-portraits.ts";
import { addArrivalGuides } from "../../demo/arrival/add-arrival-guides.ts";
import { addResumes } from "../../demo/add-resumes.ts";
import { addEventPhotos } from "../../demo/events/add-event-photos.ts";
import { addPhotos } from "../../demo/listings/add-photos.ts";
import { fillGazetteer } from "../../src/features/places/index.server.ts";
import { systemClock } from "../../src/platform/clock.ts";
import type { Config } from "../../src/platform/config.server.ts";
import { openDatabase } from "../../src/platform/db/database.server.ts";
import { migrateDatabase } from "../../src/platform/db/migrate.server.ts";
import { installJobs, openJobSender } from "../../src/platform/jobs/jobs.server.ts";
import { openLog } from "../../src/platform/log.server.ts";
import { openStorage } from "../../src/platform/storage/open-storage.server.ts";
import { jobs } from "../../src/product.server.ts";
import type { Say } from "./say.ts";

/** Brings the database to what this code needs, with the gazetteer, and the demo world where it is wanted and not there yet. */
export async function prepareData(config: Config, say: Say): Promise<void> {
  const { url } = config.database;
  await migrateDatabase(url);
  await installJobs(url, jobs);
  const database = openDatabase(url, { log: openLog(config, "start"), max: 2, name: "prepare" });
  const tools = { db: database.db, clock: systemClock, storage: await openStorage(config) };
  try {
    await fillGazetteer(tools, undefined, () => say("Filling the gazetteer"));
    if (!config.demo) {
      if (await hasDemoPeople(tools)) say("Warning: the demo's people are still in this database, and everyone knows their password");
      return;
    }
    await fillDemoWorld(tools, () => say("Filling the demo world"));
    await addPhotos({ ...tools, jobs: await openJobSender(database.db) });
    await addPortraits(tools);
    await addEventPhotos(tools);
    await addResumes(tools);
    await addArrivalGuides({ ...tools, config });
  } finally {
    await database.close();
  }
}
