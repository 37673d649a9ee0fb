import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { projectPath } from "../../src/platform/project.server.ts";

/** The tables, functions and triggers by all 57 migrations of version 0.1.0, its list of them, and ten listings of the demo world with what belongs to them. */
const FORMER = projectPath("tests/support/databases/version-0.1.0.sql.gz");

/** Makes an empty database one of version 0.1.0, or, with some migrations unapplied, one of a version before it. */
export async function fillFormerDatabase(url: string, { unapplied = 0 } = {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(gunzipSync(readFileSync(FORMER)).toString());
  await client.query(
    "delete from drizzle.__drizzle_migrations where id in (select id from drizzle.__drizzle_migrations order by created_at desc limit $1)",
    [unapplied],
  );
  await client.end();
}
