import pg from "pg";
import { readSqlObjects } from "../../src/platform/db/sql-objects.server.ts";

type Definitions = Map<string, string>;

const OWN_FUNCTION = `pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
  and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** Functions, views and triggers as PostgreSQL would write them down. */
const PROGRAMS = `select 'function ' || proname as name, string_agg(pg_get_functiondef(p.oid) || coalesce(proacl::text, ''), '' order by p.oid) as definition
    from pg_proc p where ${OWN_FUNCTION} group by proname
  union all select 'view ' || viewname, definition from pg_views where schemaname = 'public'
  union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(t.oid) || tgenabled::text
    from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal`;

const TABLES = `select 'table ' || relname as name, relkind::text || relpersistence::text || coalesce(reloptions::text, '') || coalesce(relacl::text, '') as definition
    from pg_class where relnamespace = 'public'::regnamespace
  union all select 'column ' || relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation, pg_get_expr(adbin, adrelid))
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  union all select 'constraint ' || conname || ' on ' || conrelid::regclass, concat_ws(' ', pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index ' || indexrelid::regclass, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
    from pg_index join pg_class c on c.oid = indrelid where relnamespace = 'public'::regnamespace
  union all select 'sequence ' || sequencename, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
    from pg_sequences where schemaname = 'public'
  union all select 'type ' || typname, typtype::text from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
  union all select 'text search ' || cfgname, string_agg(maptokentype || ':' || mapdict::regdictionary, ' ' order by maptokentype, mapseqno)
    from pg_ts_config join pg_ts_config_map on mapcfg = oid where cfgnamespace = 'public'::regnamespace group by cfgname
  union all select 'extension ' || extname, extversion from pg_extension`;

async function definitions(client: pg.Client, query: string): Promise<Definitions> {
  const { rows } = await client.query<{ name: string; definition: string }>(query);
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Everything that a migration can make, by name. The order of columns is not in it: nobody asks for it. */
export const readSchema = (url: string): Promise<Record<string, string>> =>
  connected(url, async (client) => Object.fromEntries([...(await definitions(client, PROGRAMS)), ...(await definitions(client, TABLES))]));

/** In what the functions, views and triggers of a database are not those of the files, one sentence each. The database stays as it is. */
export const differencesFromFiles = (url: string): Promise<string[]> =>
  connected(url, async (client) => {
    await client.query("begin");
    const live = await definitions(client, PROGRAMS);
    const files = new Map(readSqlObjects().map((object) => [object.name, object]));
    for (const { statement } of files.values()) await client.query(statement);
    const made = await definitions(client, PROGRAMS);
    await client.query("rollback");
    return [...made].flatMap(([name, definition]) => {
      const file = files.get(name)?.file;
      if (!file) return `The ${name} is in the database, and no file makes it.`;
      if (!live.has(name)) return `The ${name} of db/functions/${file} is not in the database.`;
      return live.get(name) === definition ? [] : `The ${name} in the database is not the one of db/functions/${file}.`;
    });
  });
