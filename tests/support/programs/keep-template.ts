import { prepareData } from "../../../scripts/product/prepare-data.ts";
import { readConfig } from "../../../src/platform/config.server.ts";
import { startEmbeddedPostgres } from "../../../src/platform/db/embedded/embedded-postgres.server.ts";
import { untilStopped } from "../../../src/platform/process.server.ts";
import { temporaryDirectory } from "../temporary-directory.ts";
import type { TestRun } from "../test-cluster.ts";
import { TEST_SECRET } from "../test-secret.ts";

/** Runs the template database until whoever asked for it is gone, however that ends. */
const stopped = untilStopped();
const directory = temporaryDirectory("test-database");
const cluster = await startEmbeddedPostgres({ dataDir: directory.path, durable: false });
const settings = { EMBEDDED_DATABASE_URL: cluster.url, DATA_DIR: directory.path, SECRET: TEST_SECRET, LOG_LEVEL: "silent" };
try {
  await prepareData(readConfig(settings), () => {});
  process.send?.({ templateUrl: cluster.url, runDirectory: directory.path } satisfies TestRun);
  await stopped;
} finally {
  await cluster.stop();
  directory.remove();
}
process.exit();
