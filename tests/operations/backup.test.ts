import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/sign-ins.ts";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { findFreePort } from "../../scripts/product/claim-port.ts";
import { keptSecret } from "../../scripts/product/kept-secret.ts";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { layPreparedData } from "../support/prepared-data.ts";
import { somePicture } from "../support/some-picture.ts";
import { type ProductProcess, runProduct } from "../support/product-process.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const host = { email: "host@demo.test", password: DEMO_PASSWORD };
const late = { fullName: "Late Test", email: "late@example.com", password: "a long enough password" };
const PROMISES = [
  "profiles",
  "credentials",
  "bookings",
  "occupied_nights",
  "ledger_movements",
  "ledger_entries",
  "reviews",
  "property_photos",
];

const origin = temporaryDirectory("backed-up");
// Where root runs the product, the database's user cannot enter this one, so that the database has to live elsewhere.
const other = temporaryDirectory("restored", 0o700);
const shelf = temporaryDirectory("shelf", 0o700);
const backup = join(shelf.path, "monday");

let server: ServerProcess;
let restored: ProductProcess | undefined;

/** What was backed up is stopped for good. */
let stopOrigin = async () => {};

beforeAll(async () => {
  await buildProduct(() => {});
  await layPreparedData(origin.path);
  const database = await startEmbeddedPostgres({ dataDir: origin.path });
  stopOrigin = database.stop;
  server = await startServer(database.url, origin.path, { SECRET: keptSecret(origin.path) });
  stopOrigin = async () => {
    stopOrigin = async () => {};
    await server.stop();
    await database.stop();
  };
}, 180_000);

afterAll(async () => {
  restored?.child.kill("SIGTERM");
  await restored?.ends();
  await stopOrigin();
  for (const directory of [origin, other, shelf]) directory.remove();
});

/** Starts the whole product, without a demo, as an operator would after a disaster. */
async function startRestored(): Promise<string> {
  const port = await findFreePort();
  restored = runProduct(projectPath(), ["start"], { DATA_DIR: other.path, PORT: String(port), DEMO: "off" });
  await restored.says(/is ready at/);
  return `http://127.0.0.1:${port}`;
}

async function query(dataDir: string, text: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows[0] ?? {};
}

/** Before the product goes on with its work, such as payouts that are due. */
async function fingerprintsAtRest(dataDir: string): Promise<Record<string, unknown>> {
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    return await fingerprints(dataDir);
  } finally {
    await database.stop();
  }
}

async function admin(dataDir: string, ...command: string[]): Promise<{ code: number | null; output: string }> {
  const program = runProduct(projectPath(), ["admin", ...command], { DATA_DIR: dataDir });
  return { code: await program.ends(), output: program.output() };
}

const post = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const fingerprints = (dataDir: string) => {
  const parts = PROMISES.map(
    (table) => `(select count(*) || ' ' || md5(string_agg(t::text, ',' order by t::text)) from ${table} t) as ${table}`,
  );
  return query(dataDir, `select ${parts.join(", ")}`);
};

const listPhoto = async (cookie: string) => {
  const { id } = await query(
    origin.path,
    `select p.id from properties p join profiles h on h.id = p.host_id where h.email = '${host.email}' limit 1`,
  );
  const answer = await fetch(`${server.origin}/api/listings/${String(id)}/photos`, {
    method: "POST",
    headers: { "content-type": "image/jpeg", origin: server.origin, cookie },
    body: new Uint8Array(await somePicture()),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};

async function readPhoto(site: string, id: string): Promise<Buffer> {
  const answer = await fetch(`${site}/media/${id}/480.webp`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Writes one numbered row after another until it is told to stop; gives back the last number that was committed. */
async function writeOn(dataDir: string): Promise<{ last(): number; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
  await client.connect();
  await client.query("create table rehearsal (n int primary key, filling text not null)");
  let last = 0;
  const stopping = new AbortController();
  const written = (async () => {
    while (!stopping.signal.aborted) {
      await client.query("insert into rehearsal select n, repeat(md5(n::text), 100) from (values ($1::int)) v (n)", [last + 1]);
      last++;
    }
  })();
  return {
    last: () => last,
    async stop() {
      stopping.abort();
      await written;
      await client.end();
    },
  };
}

test("a backup that was taken under load, restored to another data directory, has its people, photos, bookings and money", async () => {
  const signIn = await fetch(`${server.origin}/api/session`, post(host));
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const photoId = await listPhoto(cookie);
  const picture = await readPhoto(server.origin, photoId);
  const promised = await fingerprints(origin.path);
  for (const table of PROMISES) expect({ table, rows: promised[table] }).toEqual({ table, rows: expect.stringMatching(/^[1-9]/) });

  const writer = await writeOn(origin.path);
  await expect.poll(writer.last, { timeout: 40_000 }).toBeGreaterThan(100);
  const acknowledged = writer.last();
  expect(await admin(origin.path, "backup", backup)).toEqual({ code: 0, output: `${origin.path} is backed up in ${backup}.\n` });
  await writer.stop();
  expect((await fetch(`${server.origin}/api/accounts`, post(late))).status).toBe(201);
  await stopOrigin();

  expect(await admin(other.path, "restore", backup)).toEqual({ code: 0, output: `${backup} is restored to ${other.path}.\n` });
  expect(await fingerprintsAtRest(other.path)).toEqual(promised);
  const site = await startRestored();
  const rows = await query(other.path, "select count(*)::int as count, max(n) as last from rehearsal");
  expect(rows.count).toBe(rows.last);
  expect(rows.last).toBeGreaterThanOrEqual(acknowledged);
  expect((await readPhoto(site, photoId)).equals(picture)).toBe(true);
  // The cookie is signed with the secret.
  expect(await (await fetch(`${site}/api/session`, { headers: { cookie } })).json()).toMatchObject({ user: { email: host.email } });
  expect((await fetch(`${site}/api/session`, post(host))).status).toBe(200);
  expect((await fetch(`${site}/api/session`, post(late))).status).toBe(401);

  expect(await admin(other.path, "restore", backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is already a database in"),
  });
  expect(await admin(other.path, "backup", backup)).toMatchObject({ code: 1, output: expect.stringContaining("exists already") });
  restored?.child.kill("SIGTERM");
  expect(await restored?.ends()).toBe(0);
}, 240_000);

test("the stopped product is backed up, too, and is stopped afterwards", { timeout: 120_000 }, async () => {
  const tuesday = join(shelf.path, "tuesday");
  expect((await admin(other.path, "backup", tuesday)).code).toBe(0);
  expect(["postgres/PG_VERSION", "secret", "storage"].map((name) => existsSync(join(tuesday, name)))).toEqual([true, true, true]);
  expect(await findEmbeddedPostgres(other.path)).toBeNull();
});

test("refuses what is no backup, what has no data, and a database of somebody else", { timeout: 120_000 }, async () => {
  const empty = join(shelf.path, "empty");
  mkdirSync(empty);
  expect(await admin(empty, "restore", empty)).toEqual({ code: 1, output: `${empty} is not a backup.\n` });
  expect(await admin(empty, "backup", join(empty, "copy"))).toEqual({ code: 1, output: `There is nothing to back up in ${empty}.\n` });
  writeFileSync(join(empty, "secret"), "");
  expect((await admin(empty, "restore", empty)).code).toBe(1);
  const outside = runProduct(projectPath(), ["admin", "backup", empty], {
    DATABASE_URL: "postgres://127.0.0.1/none",
    SECRET: "s".repeat(32),
  });
  expect(await outside.ends()).toBe(1);
  expect(outside.output()).toContain("with pg_dump");
});
