import { once } from "node:events";
import type { TestProject } from "vitest/node";
import { forkProgram, nextMessage } from "./child-program.ts";

export type TestRun = {
  /** The database that every test database is a copy of: migrated, with its queues and the demo world. */
  templateUrl: string;
  /** Gone after the run, with whatever the tests left in it. */
  runDirectory: string;
};

declare module "vitest" {
  interface ProvidedContext {
    run: TestRun;
  }
}

/** Starts one PostgreSQL for the whole test run, in a process of its own, so that it stops even if the run is broken off. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const keeper = forkProgram("keep-template", []);
  project.provide("run", (await nextMessage(keeper)) as TestRun);
  return async () => {
    const gone = once(keeper, "exit");
    keeper.kill();
    await gone;
  };
}
