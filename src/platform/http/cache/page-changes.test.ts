import { setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { silentLog } from "../../../../tests/support/silent-log.ts";
import { openTestServices, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { PageCache, SHARED_PAGE } from "./page-cache.server.ts";
import { listenToDatabase } from "../../realtime/database-listener.server.ts";
import { pageChanges } from "./page-changes.server.ts";

const caches = [new PageCache(), new PageCache()];
let services: TestServices;
let listing: string;
let followers: { stop(): Promise<void> }[];

beforeAll(async () => {
  const database = await openTestDatabase();
  services = await openTestServices(database);
  listing = (await newListing(services)).id;
  followers = caches.map((cache) => listenToDatabase(database.url, [pageChanges(cache)], silentLog));
});
afterAll(() => Promise.all(followers.map((each) => each.stop())));

const page = (shows = `listing:${listing}`) => new Response("a page", { headers: { [SHARED_PAGE]: shows, "content-type": "text/html" } });
const store = (cache: PageCache, key = "/", shows?: string) => cache.store(key, page(shows), cache.beginRender());
const storeEverywhere = () => Promise.all(caches.map((cache) => store(cache)));
const foundEverywhere = () => Promise.all(caches.map((cache) => cache.find("/")));
const change = () => services.db.execute(sql`update properties set price_per_night = price_per_night + 1 where id = ${listing}`);

test("keeps nothing before it follows the changes, and pages from then on", async () => {
  await expect.poll(async () => (await storeEverywhere()).every(Boolean)).toBe(true);
  expect(await foundEverywhere()).toMatchObject([{ status: 200 }, { status: 200 }]);
});

test("a page is never found after a change that was committed before, on any server", async () => {
  for (let i = 0; i < 50; i++) {
    expect(await storeEverywhere()).not.toContain(null);
    expect(await foundEverywhere()).not.toContain(undefined);
    await change();
    expect(await foundEverywhere()).toEqual([undefined, undefined]);
  }
});

test("a change that is rolled back leaves the pages", async () => {
  await storeEverywhere();
  await services.db
    .transaction(async (tx) => {
      await tx.execute(sql`update properties set title = 'never' where id = ${listing}`);
      throw new Error("rolled back");
    })
    .catch(() => {});
  expect(await foundEverywhere()).not.toContain(undefined);
});

test("many who ask at once all get the page, and none gets it after the next change", async () => {
  const [cache] = caches as [PageCache];
  await store(cache);
  expect(await Promise.all(Array.from({ length: 100 }, () => cache.find("/")))).not.toContain(undefined);
  await change();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => cache.find("/"))))).toEqual(new Set([undefined]));
});

test("a page is never found after a change while others keep asking for it", async () => {
  const [cache] = caches as [PageCache];
  const asked = new Set<Promise<unknown>>();
  const over = new AbortController();
  const others = (async () => {
    for (; !over.signal.aborted; await turn()) asked.add(cache.find("/"));
  })();
  for (let i = 0; i < 50; i++) {
    await expect.poll(() => store(cache)).not.toBeNull();
    await change();
    expect(await cache.find("/")).toBeUndefined();
  }
  over.abort();
  await Promise.all([others, ...asked]);
});

test("a lost connection empties the cache, and it keeps pages again once the connection is back", async () => {
  await storeEverywhere();
  await services.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`,
  );
  expect(await foundEverywhere()).toEqual([undefined, undefined]);
  await expect.poll(async () => (await storeEverywhere()).every(Boolean), { timeout: 10_000 }).toBe(true);
  await change();
  expect(await foundEverywhere()).toEqual([undefined, undefined]);
});
