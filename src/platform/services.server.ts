import { systemClock } from "./clock.ts";
import type { Config } from "./config.server.ts";
import type { Services } from "./context.server.ts";
import { openDatabase } from "./db/database.server.ts";
import { openJobSender } from "./jobs/jobs.server.ts";
import { openLog } from "./log.server.ts";
import { openNetwork } from "./outbound/network.server.ts";
import { openStorage } from "./storage/open-storage.server.ts";

export type OpenServices = Services & { close(): Promise<void> };

/** Opens what a process needs for its whole life, and says how to close it. */
export async function openServices(config: Config, name: "server" | "worker"): Promise<OpenServices> {
  const log = openLog(config, name);
  const database = openDatabase(config.database.url, { log, name });
  const jobs = await openJobSender(database.db);
  const storage = await openStorage(config);
  return { config, db: database.db, clock: systemClock, log, jobs, storage, network: openNetwork(config), close: database.close };
}
