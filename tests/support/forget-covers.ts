import { PgBoss } from "pg-boss";
import { photoVariantsWanted } from "../../src/features/listings/photos/photo.queues.ts";
import { findEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";

/** Leaves the covers of a running product's demo to be made when they are asked for: all of them take a processor for two minutes. */
export async function forgetCovers(dataDir: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: (await findEmbeddedPostgres(dataDir)) ?? "",
    supervise: false,
    schedule: false,
    migrate: false,
    max: 1,
  });
  await boss.start();
  try {
    await boss.deleteQueuedJobs(photoVariantsWanted.name);
  } finally {
    await boss.stop({ graceful: false });
  }
}
