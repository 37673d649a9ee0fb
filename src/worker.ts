import { constants, setPriority } from "node:os";
import { readConfig } from "./platform/config.server.ts";
import { deliverFacts } from "./platform/facts/facts.server.ts";
import { workJobs } from "./platform/jobs/jobs.server.ts";
import { untilStopped } from "./platform/process.server.ts";
import { openServices } from "./platform/services.server.ts";
import { jobs, subscribers } from "./product.server.ts";

// Page requests take priority over background work.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const config = readConfig(process.env);
const services = await openServices(config, "worker");
// Picks up what a crashed worker left behind now, not at the next sweep.
await deliverFacts({ ...services, actor: null, request: null }, subscribers);
const work = await workJobs(config.database.url, services, jobs);
process.send?.({ working: true });
services.log.info("working");
await untilStopped();
await work.stop();
await services.close();
process.exit(0);
