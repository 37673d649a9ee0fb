import { drizzle } from "drizzle-orm/pg-proxy";
import { migrate } from "drizzle-orm/pg-proxy/migrator";
import pg from "pg";
import { projectPath, projectVersion } from "../project.server.ts";
import { applySqlObjects, dropGoneObjects, openAppliedObjects } from "./apply-sql-objects.server.ts";
import { refuseOlderDatabase } from "./former-versions.server.ts";
import { isBeforeTables, readSqlObjects, type SqlObject } from "./sql-objects.server.ts";

const MIGRATION_LOCK = 4_842_001;
const MIGRATIONS = projectPath("db/migrations");

/**
 * Brings the tables, and the functions, views and triggers of `db/functions`, to what this code needs, all of it or nothing. Machines that start together
 * take turns, and a database that is too old is refused.
 */
export async function migrateDatabase(url: string, { objects = readSqlObjects(), version = projectVersion() } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    // A function may name another that is made after it.
    await client.query("set check_function_bodies = off");
    await refuseOlderDatabase(client, MIGRATIONS);
    await client.query("begin");
    await migrateInTransaction(client, objects, version);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

async function migrateInTransaction(client: pg.Client, objects: SqlObject[], version: string): Promise<void> {
  const applied = await openAppliedObjects(client, version);
  if (!applied) return;
  await applySqlObjects(client, objects.filter(isBeforeTables), applied);
  await runMigrations(client);
  await applySqlObjects(
    client,
    objects.filter((object) => !isBeforeTables(object)),
    applied,
  );
  await dropGoneObjects(client, objects, applied);
}

/** By the migrator that leaves the transaction to us; the one for a connection would commit its own. */
async function runMigrations(client: pg.Client): Promise<void> {
  const db = drizzle(async (text, params) => ({ rows: (await client.query(text, params)).rows }));
  await migrate(
    db,
    async (statements) => {
      for (const statement of statements) await client.query(statement);
    },
    { migrationsFolder: MIGRATIONS },
  );
}
