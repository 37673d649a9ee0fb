import { Gauge, Registry } from "prom-client";
import type { Services } from "../context.server.ts";
import { countFacts } from "../facts/facts.server.ts";
import { countFailures } from "../failures/failures.server.ts";

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

/** The figures that the workers leave in the database, whichever server is asked. */
export async function readGauges(services: Services): Promise<string> {
  failures.reset();
  for (const { task, count } of await countFailures(services)) failures.set({ task }, count);
  const { waiting, failed } = await countFacts(services);
  facts.set({ state: "waiting" }, waiting);
  facts.set({ state: "failed" }, failed);
  return registry.metrics();
}
