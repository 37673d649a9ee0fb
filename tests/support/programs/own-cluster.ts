import { startEmbeddedPostgres } from "../../../src/platform/db/embedded/embedded-postgres.server.ts";

/** Owns the cluster in the given directory until it is killed. */
const cluster = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "", durable: true });
process.send?.(cluster.url);
process.once("disconnect", () => process.exit());
