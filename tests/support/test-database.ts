import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type Database, openDatabase } from "../../src/platform/db/database.server.ts";
import { migrateDatabase } from "../../src/platform/db/migrate.server.ts";
import { installJobs } from "../../src/platform/jobs/jobs.server.ts";
import { jobs } from "../../src/product.server.ts";
import { silentLog } from "./silent-log.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

export type TestDatabase = Omit<Database, "close"> & { url: string; dataDir: string };

/** A database and a data directory of this test file's own; the database is a copy of the template. Both go after the file's last test. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { templateUrl: template } = inject("run");
  return openDatabaseFrom(databaseName(template));
}

/** As `openTestDatabase`, with the tables and nothing in them. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const database = await openBareDatabase();
  await migrateDatabase(database.url);
  await installJobs(database.url, jobs);
  return database;
}

/** As `openTestDatabase`, without even the tables. */
export const openBareDatabase = (): Promise<TestDatabase> => openDatabaseFrom("template0");

async function openDatabaseFrom(source: string): Promise<TestDatabase> {
  const { templateUrl: template, runDirectory } = inject("run");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdministrator(template, `create database ${name} template ${source}`);
  const url = withDatabase(template, name);
  const directory = temporaryDirectory("test-data", 0o755, runDirectory);
  const { close, ...database } = openDatabase(url, { log: silentLog, name: "test" });
  afterAll(async () => {
    await close();
    directory.remove();
    await asAdministrator(template, `drop database ${name} with (force)`);
  });
  return { ...database, url, dataDir: directory.path };
}

async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const databaseName = (url: string) => new URL(url).pathname.slice(1);

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
