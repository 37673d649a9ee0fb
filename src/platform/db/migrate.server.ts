import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/pg-proxy";
import { migrate } from "drizzle-orm/pg-proxy/migrator";
import pg from "pg";
import { projectPath, projectVersion } from "../project.server.ts";
import { applySqlObjects, dropGoneObjects, openAppliedObjects } from "./apply-sql-objects.server.ts";
import { databaseErrorCode } from "./database.server.ts";
import { refuseOlderDatabase } from "./former-versions.server.ts";
import { isBeforeTables, readSqlObjects, type SqlObject } from "./sql-objects.server.ts";

const MIGRATION_LOCK = 4_842_001;
const MIGRATIONS = projectPath("db/migrations");
/** Before PostgreSQL looks for deadlocks, so that it is never a request that it ends. */
const WAIT_FOR_TABLE_MS = 500;
const PAUSE_MS = 300;
const ATTEMPTS = 50;

/**
 * Brings the tables, and the functions, views and triggers of `db/functions`, to what this code needs, all of it or nothing. Machines that start together
 * take turns, servers of the former version may go on writing meanwhile, and a database that is too old is refused.
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
    await client.query(`set lock_timeout = ${WAIT_FOR_TABLE_MS}`);
    await againWhileInUse(client, () => migrateInTransaction(client, objects, version));
  } finally {
    await client.end();
  }
}

/** Lets go of every table when one is in use, and begins again: whoever uses it may be waiting for another of them. */
async function againWhileInUse(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("begin");
      await work();
      await client.query("commit");
      return;
    } catch (error) {
      if (databaseErrorCode(error) !== "55P03" || attempt === ATTEMPTS) throw error;
      await client.query("rollback");
      await setTimeout(PAUSE_MS);
    }
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
