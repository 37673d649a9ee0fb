import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { forkProgram, nextMessage } from "./child-program.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database that every test database is a copy of: migrated, with its queues and the demo world. */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for the whole test run, in a process of its own, so that it stops even if the run is broken off. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const keeper = forkProgram("keep-template", []);
  project.provide("templateUrl", String(await nextMessage(keeper)));
  return async () => {
    const gone = once(keeper, "exit");
    keeper.kill();
    await gone;
  };
}
