import pg from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { DEMO_PASSWORD } from "../../demo/sign-ins.ts";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { findFreePort } from "../../scripts/product/claim-port.ts";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { fillFormerDatabase } from "../support/former-database.ts";
import { skipGazetteer } from "../support/gazetteer.ts";
import { type ProductProcess, runProduct } from "../support/product-process.ts";
import { differencesFromFiles } from "../support/schema.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const STARTS_WITHIN_MS = 120_000;

beforeAll(() => buildProduct(() => {}), STARTS_WITHIN_MS);

/** A data directory as an earlier version left it when it was stopped. */
async function leftBehind(unapplied: number): Promise<string> {
  const directory = temporaryDirectory("upgraded");
  onTestFinished(() => directory.remove());
  const database = await startEmbeddedPostgres({ dataDir: directory.path });
  await fillFormerDatabase(database.url, { unapplied });
  await skipGazetteer(database.url);
  await database.stop();
  return directory.path;
}

function start(dataDir: string, port: number): ProductProcess {
  const product = runProduct(projectPath(), ["start"], { DATA_DIR: dataDir, PORT: String(port), DEMO: "off" });
  onTestFinished(async () => {
    product.child.kill("SIGTERM");
    await product.ends();
  });
  return product;
}

async function count(dataDir: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(
    `select (select count(*)::int from profiles) as people, (select count(*)::int from properties) as listings, (select count(*)::int from bookings) as bookings,
      (select count(*)::int from occupied_nights) as nights, (select sum(amount)::int from ledger_entries where account = 'guest') as paid`,
  );
  await client.end();
  return rows[0];
}

test(
  "the data directory of the former version goes on: its people sign in, its listings are found, its books add up",
  { timeout: STARTS_WITHIN_MS },
  async () => {
    const dataDir = await leftBehind(0);
    const port = await findFreePort();
    await start(dataDir, port).says(/is ready at/);
    const site = `http://127.0.0.1:${port}`;
    expect(await count(dataDir)).toMatchObject({ people: 180, listings: 10, bookings: 72, nights: 362 });
    const session = await fetch(`${site}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "host@demo.test", password: DEMO_PASSWORD }),
    });
    expect(session.status).toBe(200);
    const found = (await (await fetch(`${site}/api/listings`)).json()) as { listings: unknown[] };
    expect(found.listings).not.toEqual([]);
    expect(await differencesFromFiles((await findEmbeddedPostgres(dataDir)) ?? "")).toEqual([]);
  },
);

test(
  "an older data directory is refused in one sentence that names the version to start first",
  { timeout: STARTS_WITHIN_MS },
  async () => {
    const product = start(await leftBehind(3), await findFreePort());
    expect(await product.ends()).toBe(1);
    expect(product.output()).toContain(
      'This database is older than version 0.1.0 left it, and nothing was changed in it. Start version 0.1.0 with it once, then this one ("Upgrade" in docs/operating.md).',
    );
    expect(product.output()).not.toMatch(/\n\s+at /);
  },
);
