import { constants, setPriority } from "node:os";
import { readConfig } from "./platform/config.server.ts";
import { wakeDelivery } from "./platform/facts/facts.server.ts";
import { workJobs } from "./platform/jobs/jobs.server.ts";
import { logConsole } from "./platform/log.server.ts";
import { tellParent, untilStopped } from "./platform/process.server.ts";
import { openServices } from "./platform/services.server.ts";
import { jobs } from "./product.server.ts";

// Page requests take priority over background work.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const stopped = untilStopped();
const config = readConfig(process.env);
const services = await openServices(config, "worker");
logConsole(services.log);
const work = await workJobs(config.database.url, services, jobs);
// Picks up what a crashed worker left behind now, not at the next sweep.
await wakeDelivery({ ...services, actor: null, request: null });
tellParent({ working: true });
services.log.info("working");
await stopped;
await work.stop();
await services.close();
process.exit(0);
