import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "../../scripts/product/claim-port.ts";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "../../src/platform/db/migrate.server.ts";
import { forgetCovers } from "../support/forget-covers.ts";
import { skipGazetteer } from "../support/gazetteer.ts";
import { copyProduct } from "../support/product-copy.ts";
import { type FoundProcess, processesAround, type ProductProcess, runProduct, runProgram } from "../support/product-process.ts";
import { type TemporaryDirectory, temporaryDirectory } from "../support/temporary-directory.ts";
import { TEST_SECRET } from "../support/test-secret.ts";

const STARTS_WITHIN_MS = 120_000;
const READY = /is ready at (\S+)(.*)/;

let clone: TemporaryDirectory;
let dataDir: string;
let port: number;

beforeAll(async () => {
  clone = await copyProduct();
  dataDir = join(clone.path, ".data");
  port = await findFreePort();
}, 120_000);

/** Every process of the clone, its database included, wherever that had to be kept. */
function living(): FoundProcess[] {
  const elsewhere = join(dataDir, "database-is-at.txt");
  const databaseHome = existsSync(elsewhere) ? readFileSync(elsewhere, "utf8").trim() : dataDir;
  return [...processesAround(clone.path), ...processesAround(databaseHome)];
}

function killAll(): void {
  for (const { pid } of living()) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      // Those that watch each other may die of the death before theirs.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

afterEach(killAll);

afterAll(() => clone.remove());

async function start(settings: Record<string, string> = {}): Promise<ProductProcess> {
  const product = runProduct(clone.path, ["start"], { PORT: String(port), ...settings });
  await product.says(READY);
  return product;
}

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

const send = (path: string, body: object) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

describe("npm start", { timeout: STARTS_WITHIN_MS }, () => {
  test("prints one line with the address and the demo sign-ins, answers, and stops everything, the database included, on SIGTERM", async () => {
    const product = await start();
    await forgetCovers(dataDir);
    const lines = product
      .output()
      .split("\n")
      .filter((line) => line.includes(`http://localhost:${port}`));
    expect(lines).toEqual([
      `Hearth & Hull is ready at http://localhost:${port} · demo sign-ins guest@demo.test, host@demo.test, agent@demo.test with password hearth-and-hull`,
    ]);
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/readyz")).status).toBe(200);
    expect((await send("/api/session", { email: "guest@demo.test", password: "hearth-and-hull" })).status).toBe(200);
    expect(living().map(({ command }) => command)).toContainEqual(expect.stringContaining("postgres"));
    product.child.kill("SIGTERM");
    expect(await product.ends()).toBe(0);
    expect(living()).toEqual([]);
  });

  test("stops everything when the terminal is closed", async () => {
    const product = await start();
    product.child.kill("SIGHUP");
    expect(await product.ends()).toBe(0);
    expect(living()).toEqual([]);
  });

  test("stops everything when Ctrl-C reaches the whole group, more than once", async () => {
    const product = await start();
    process.kill(-product.child.pid!, "SIGINT");
    process.kill(-product.child.pid!, "SIGINT");
    expect(await product.ends()).toBe(0);
    expect(living()).toEqual([]);
  });

  test("can be stopped while it is still starting", async () => {
    const product = runProduct(clone.path, ["start"], { PORT: String(port) });
    await product.says(/Starting the database/);
    product.child.kill("SIGTERM");
    expect(await product.ends()).toBe(0);
    expect(living()).toEqual([]);
  });

  test("refuses plainly a second start on the same data directory, and a taken port", async () => {
    const product = await start();
    const elsewhere = temporaryDirectory("other-data");
    const second = runProduct(clone.path, ["start"], { PORT: String(await findFreePort()) });
    const third = runProduct(clone.path, ["start"], { PORT: String(port), DATA_DIR: elsewhere.path });
    expect(await second.ends()).toBe(1);
    expect(second.output()).toContain(`Another process is already running on ${dataDir}.`);
    expect(await third.ends()).toBe(1);
    expect(third.output()).toContain(`PORT ${port} is taken by another program.`);
    expect(second.output() + third.output()).not.toMatch(/^\s+at /m);
    expect(processesAround(elsewhere.path)).toEqual([]);
    expect((await ask("/readyz")).status).toBe(200);
    product.child.kill("SIGTERM");
    await product.ends();
    elsewhere.remove();
  });
});

describe("after kill -9", { timeout: STARTS_WITHIN_MS }, () => {
  const ada = { fullName: "Ada Test", email: "ada@example.com", password: "a long enough password" };
  const adaCanSignIn = async () => (await send("/api/session", { email: ada.email, password: ada.password })).status === 200;

  async function fingerprintOfPeople(): Promise<string> {
    const client = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
    await client.connect();
    const { rows } = await client.query<{ fingerprint: string }>(
      "select md5(string_agg(p::text, ',' order by id)) as fingerprint from profiles p",
    );
    await client.end();
    return rows[0]?.fingerprint ?? "";
  }

  test("of the command, its programs end by themselves and a new start has everything", async () => {
    const product = await start();
    expect((await send("/api/accounts", ada)).status).toBe(201);
    const supervisor = living().find(({ command }) => command.includes("start.ts"));
    process.kill(supervisor!.pid, "SIGKILL");
    process.kill(product.child.pid!, "SIGKILL");
    await expect.poll(() => living().filter(({ command }) => !command.includes("postgres")), { timeout: 40_000 }).toEqual([]);
    await start();
    expect(await adaCanSignIn()).toBe(true);
  });

  test("of every process at once, a new start has everything and changes nothing", async () => {
    await start();
    const before = await fingerprintOfPeople();
    killAll();
    await start();
    expect(await adaCanSignIn()).toBe(true);
    expect(await fingerprintOfPeople()).toBe(before);
  });

  test("of npm, the rest stops cleanly", async () => {
    const npm = runProgram(clone.path, "npm", ["start"], { PORT: String(port) });
    await npm.says(READY);
    npm.child.kill("SIGKILL");
    await expect.poll(living, { timeout: 40_000 }).toEqual([]);
  });

  test("of the server or the worker, it is started again", async () => {
    const product = await start();
    for (const part of ["server", "worker"]) {
      const all = () => living().flatMap(({ command, pid }) => (command.includes(`${part}.js`) ? pid : []));
      const before = all();
      process.kill(before[0]!, "SIGKILL");
      await product.says(new RegExp(`The ${part}( \\d of \\d)? ended unexpectedly \\(SIGKILL\\); starting it again in 1 s`));
      await expect.poll(() => all().filter((pid) => pid !== before[0]).length, { timeout: 40_000 }).toBe(before.length);
      await expect.poll(async () => (await ask("/readyz").catch(() => null))?.status, { timeout: 40_000 }).toBe(200);
    }
  });
});

describe("a database that ends by itself", { timeout: STARTS_WITHIN_MS }, () => {
  const databaseFiles = () => living().flatMap(({ command }) => /postgres -D (\S+)/.exec(command)?.[1] ?? [])[0] ?? "";
  const postmaster = () => Number(readFileSync(join(databaseFiles(), "postmaster.pid"), "utf8").split("\n")[0]);
  const isReady = async () => (await ask("/readyz").catch(() => null))?.status === 200;

  const programs = () => living().flatMap(({ command, pid }) => (/(server|worker)\.js/.test(command) ? pid : []));

  /** People who register until they are told to stop; gives back the addresses of those who were told that they are registered. */
  function registerCrowd(name: string): { registered: string[]; stop(): Promise<void> } {
    const registered: string[] = [];
    const stopping = new AbortController();
    const register = async (who: number) => {
      for (let number = 0; !stopping.signal.aborted; number++) {
        const email = `${name}-${who}-${number}@example.com`;
        const body = { fullName: "Ada Test", email, password: "a long enough password" };
        if ((await send("/api/accounts", body).catch(() => null))?.status === 201) registered.push(email);
      }
    };
    const crowd = Promise.all([register(0), register(1)]);
    return {
      registered,
      async stop() {
        stopping.abort();
        await crowd;
      },
    };
  }

  test("while people register is back within 10 s with everybody who was told so; one that cannot be started ends the command", async () => {
    const product = await start();
    const before = programs();
    const told: string[] = [];
    for (const signal of ["SIGKILL", "SIGINT"] as const) {
      const crowd = registerCrowd(signal.toLowerCase());
      await expect.poll(() => crowd.registered.length, { timeout: 40_000 }).toBeGreaterThan(2);
      const former = postmaster();
      process.kill(former, signal);
      await expect.poll(async () => databaseFiles() !== "" && postmaster() !== former && (await isReady()), { timeout: 40_000 }).toBe(true);
      await crowd.stop();
      told.push(...crowd.registered);
    }
    expect(programs()).toEqual(before);
    const client = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
    await client.connect();
    const { rowCount } = await client.query("select 1 from profiles where email = any($1)", [told]);
    const { rowCount: owners } = await client.query("select 1 from pg_locks where locktype = 'advisory' and objid = 4842000 and granted");
    await client.end();
    expect({ rowCount, owners }).toEqual({ rowCount: told.length, owners: 1 });

    const [files, former] = [databaseFiles(), postmaster()];
    renameSync(files, `${files}.away`);
    process.kill(former, "SIGKILL");
    expect(await product.ends()).toBe(1);
    expect(product.output()).toContain(`There is no database in ${files} any more.`);
    expect(programs()).toEqual([]);
    renameSync(`${files}.away`, files);
  });
});

describe("settings", { timeout: STARTS_WITHIN_MS }, () => {
  test.each([
    [{ PORT: "eighty" }, /^PORT must be a whole number$/m],
    [{ APP_ORIGIN: "example.com" }, /^APP_ORIGIN must be/m],
    [{ DATABASE_URL: "postgres://127.0.0.1/hearth" }, /^SECRET is required with DATABASE_URL/m],
    [{ HOST: "192.0.2.200" }, /^HOST "192\.0\.2\.200" is not an address of this machine/m],
  ])("%o are refused by name and without a stack", async (settings: Record<string, string>, message) => {
    const refused = runProduct(clone.path, ["start"], { PORT: String(port), ...settings });
    expect(await refused.ends()).toBe(1);
    expect(refused.output()).toMatch(message);
    expect(refused.output()).not.toMatch(/^\s+at /m);
  });

  test("a site that others can reach has no demo and no readable outbox, and says so", async () => {
    const product = await start({ APP_ORIGIN: "https://stay.example.com" });
    expect(product.output()).toContain("The demo world is off, because others can reach this site.");
    expect(product.output()).toContain("Warning: the demo's people are still in this database");
    expect(READY.exec(product.output())?.[2]).toBe("");
    expect((await ask("/dev/outbox")).status).toBe(404);
    product.child.kill("SIGTERM");
    await product.ends();
  });

  test("an outside database is used as it is: no demo, no embedded database, a word about mail", async () => {
    const directory = temporaryDirectory("outside");
    const outside = await startEmbeddedPostgres({ dataDir: directory.path, durable: false });
    await migrateDatabase(outside.url);
    await skipGazetteer(outside.url);
    const settings = { DATABASE_URL: outside.url, SECRET: TEST_SECRET, LOG_LEVEL: "error", DATA_DIR: join(clone.path, "unused") };
    const product = await start(settings);
    expect(product.output()).toContain("SMTP_URL is not set");
    expect(READY.exec(product.output())?.[2]).toBe("");
    expect((await ask("/readyz")).status).toBe(200);
    expect((await send("/api/session", { email: "guest@demo.test", password: "hearth-and-hull" })).status).toBe(401);
    const worker = runProduct(clone.path, ["start", "--only", "worker"], { ...settings, PORT: String(port) });
    await worker.says(/worker is ready/);
    for (const each of [worker, product]) {
      each.child.kill("SIGTERM");
      expect(await each.ends()).toBe(0);
    }
    expect(living()).toEqual([]);
    await outside.stop();
    directory.remove();
  });

  test("one part alone needs a database that the other can reach", async () => {
    const refused = runProduct(clone.path, ["start", "--only", "worker"]);
    expect(await refused.ends()).toBe(1);
    expect(refused.output()).toContain("--only needs DATABASE_URL");
  });
});
