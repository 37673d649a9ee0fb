import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { projectPath } from "../project.server.ts";

const MIGRATION_LOCK = 4_842_001;

/** Brings the schema to what this code needs. Machines that start together take turns; nothing is ever undone. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    await migrate(drizzle(client), { migrationsFolder: projectPath("db/migrations") });
  } finally {
    await client.end();
  }
}
