import { Gauge, Registry } from "prom-client";
import type { Services } from "../context.server.ts";
import { countFacts } from "../facts/facts.server.ts";
import { countFailures } from "../failures/failures.server.ts";
import { readQueueFigures } from "../jobs/job-figures.server.ts";

const registry = new Registry();

const failures = new Gauge({
  name: "failures",
  help: "What a task could not do, or found wrong; it is tried again at the task's next run",
  labelNames: ["task"],
  registers: [registry],
});

const facts = new Gauge({
  name: "facts",
  help: "Facts that wait for their delivery, and such as were given up and wait for staff",
  labelNames: ["state"],
  registers: [registry],
});

const jobs = new Gauge({
  name: "jobs",
  help: "Jobs that are due and wait, such as failed and will be tried again, and such as were given up",
  labelNames: ["queue", "state"],
  registers: [registry],
});

const oldestJob = new Gauge({
  name: "jobs_oldest_waiting_seconds",
  help: "For how long the oldest job that waits has been due",
  labelNames: ["queue"],
  registers: [registry],
});

/** The figures that the workers leave in the database, whichever server is asked. */
export async function readGauges(services: Services): Promise<string> {
  failures.reset();
  for (const { task, count } of await countFailures(services)) failures.set({ task }, count);
  const { waiting, failed } = await countFacts(services);
  facts.set({ state: "waiting" }, waiting);
  facts.set({ state: "failed" }, failed);
  jobs.reset();
  oldestJob.reset();
  for (const { queue, oldestWaitingSeconds, ...counts } of await readQueueFigures(services)) {
    for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
    oldestJob.set({ queue }, oldestWaitingSeconds);
  }
  return registry.metrics();
}
