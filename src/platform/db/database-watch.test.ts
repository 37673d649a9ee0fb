import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openFreezableWay, watchTestDatabase } from "../../../tests/support/frozen-database.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { endpoint } from "../http/api.server.ts";
import { createHttpApp } from "../http/http-app.server.ts";
import { openDatabase } from "./database.server.ts";

const direct = await openTestDatabase();
const way = await openFreezableWay(direct.url);
const database = openDatabase(way.url, { log: silentLog, name: "test" });
const services = { ...(await openTestServices({ ...direct, url: way.url })), db: database.db };
afterAll(async () => {
  way.close();
  await database.close();
});

const read = () => services.db.execute(sql`select 1`);
const app = createHttpApp({
  services,
  database: watchTestDatabase(services),
  identify: async () => null,
  media: async () => (await read(), null),
  isReady: () => true,
  pages: async () => (await read(), new Response("a page")),
  api: [
    endpoint({ method: "get", path: "/things", tag: "Test", summary: "Read", run: async () => void (await read()) }),
    endpoint({ method: "get", path: "/full", tag: "Test", summary: "Write", run: async () => void (await writeToFullDisk()) }),
  ],
});
const get = async (path: string) => app.request(path);
const writeToFullDisk = () => services.db.execute(sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);

/** How long the first answer took that said so; one that was on its way before may still say the contrary. */
async function timeUntilNotReady(): Promise<number> {
  for (;;) {
    const asked = performance.now();
    if ((await get("/readyz")).status === 503) return performance.now() - asked;
  }
}

test("a frozen database is a 503 with a time to come back everywhere within 5 s, and everything works when it goes on", async () => {
  const paths = ["/", "/api/things", "/media/6e7b8f5e-8f0e-4c8e-9a54-0d3c5f1f6f10/400.webp"];
  expect((await get("/")).status).toBe(200);
  onTestFinished(way.thaw);
  way.freeze();
  const started = performance.now();
  const notReady = timeUntilNotReady();
  const answers = await Promise.all(paths.map(get));
  expect(performance.now() - started).toBeLessThan(5_000);
  for (const answer of answers) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await notReady).toBeLessThan(1_500);
  way.thaw();
  await expect.poll(async () => (await get("/readyz")).status, { timeout: 10_000 }).toBe(200);
  await expect.poll(async () => (await get("/api/things")).status, { timeout: 10_000 }).toBe(204);
});

test("a write that fails for want of space is a 503, and is not told as a fault of ours", async () => {
  const answer = await get("/api/full");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});

test.each([
  ["a database that may not be written", "default_transaction_read_only = on"],
  ["a disk that takes no file", "temp_file_limit = '0'"],
])("%s is not ready", async (_, setting) => {
  const name = new URL(direct.url).pathname.slice(1);
  const ask = async (change: string) => {
    await direct.pool.query(`set default_transaction_read_only = off; alter database ${name} ${change}`);
    await direct.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'watch' and datname = current_database()",
    );
    return expect.poll(async () => (await get("/readyz")).text(), { timeout: 5_000 });
  };
  await (await ask(`set ${setting}`)).toBe("the database cannot write");
  await (await ask(`reset ${setting.split(" ")[0]}`)).toBe("ready");
});
