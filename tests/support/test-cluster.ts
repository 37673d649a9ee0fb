import type { TestProject } from "vitest/node";
import { readConfig } from "../../src/platform/config.server.ts";
import { startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { prepareData } from "../../scripts/product/prepare-data.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import { TEST_SECRET } from "./test-secret.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database that every test database is a copy of: migrated, with its queues and the demo world. */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL for the whole test run. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const directory = temporaryDirectory("test-database");
  const cluster = await startEmbeddedPostgres({ dataDir: directory.path, durable: false });
  await prepareData(readConfig({ EMBEDDED_DATABASE_URL: cluster.url, SECRET: TEST_SECRET, LOG_LEVEL: "silent" }), () => {});
  project.provide("templateUrl", cluster.url);
  return async () => {
    await cluster.stop();
    directory.remove();
  };
}
