import type pg from "pg";
import type { SqlObject } from "./sql-objects.server.ts";

/** What version 0.1.0 has in its databases and no file makes. */
const LEFT_BY_FORMER_VERSION = ["function stay_fits"];

/** What the files made in this database so far, by name, with the hash of its text. */
export type AppliedObjects = Map<string, string>;

/** Begins, or goes on with, the list of applied objects. Null if a later version wrote it: an older one that is started again leaves everything as it is. */
export async function openAppliedObjects(client: pg.Client, version: string): Promise<AppliedObjects | null> {
  await client.query("create schema if not exists drizzle");
  await client.query("create table if not exists drizzle.sql_objects (name text primary key, hash text not null)");
  await client.query("create table if not exists drizzle.sql_objects_version (version text not null)");
  const { rows: versions } = await client.query<{ version: string }>("select version from drizzle.sql_objects_version");
  if (versions.some((written) => written.version.localeCompare(version, "en", { numeric: true }) > 0)) return null;
  if (versions[0]?.version !== version) {
    await client.query("delete from drizzle.sql_objects_version");
    await client.query("insert into drizzle.sql_objects_version (version) values ($1)", [version]);
  }
  const { rows } = await client.query<{ name: string; hash: string }>("select name, hash from drizzle.sql_objects");
  return new Map(rows.length > 0 ? rows.map(({ name, hash }) => [name, hash]) : LEFT_BY_FORMER_VERSION.map((name) => [name, ""]));
}

/** Makes what changed since it was applied last, or is not there any more. What didn't change is not locked. */
export async function applySqlObjects(client: pg.Client, objects: SqlObject[], applied: AppliedObjects): Promise<void> {
  const live = await liveObjects(client);
  for (const { name, hash, statement, file } of objects) {
    if (applied.get(name) === hash && live.has(name)) continue;
    try {
      await client.query(statement);
    } catch (error) {
      throw new Error(`db/functions/${file} could not be applied: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    await client.query(
      "insert into drizzle.sql_objects (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash",
      [name, hash],
    );
  }
}

/** Drops what was applied once and no file makes any more: triggers before views, and these before functions. */
export async function dropGoneObjects(client: pg.Client, objects: SqlObject[], applied: AppliedObjects): Promise<void> {
  const made = new Set(objects.map(({ name }) => name));
  const gone = [...applied.keys()].filter((name) => !made.has(name));
  for (const name of ["trigger ", "view ", "function "].flatMap((kind) => gone.filter((one) => one.startsWith(kind)))) {
    await client.query(`drop ${name.replace(" ", " if exists ")}`);
    await client.query("delete from drizzle.sql_objects where name = $1", [name]);
  }
}

async function liveObjects(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select 'function ' || proname as name from pg_proc where pronamespace = 'public'::regnamespace
     union all select 'view ' || viewname from pg_views where schemaname = 'public'
     union all select 'trigger ' || tgname || ' on ' || relname from pg_trigger join pg_class on pg_class.oid = tgrelid
       where relnamespace = 'public'::regnamespace and not tgisinternal`,
  );
  return new Set(rows.map(({ name }) => name));
}
