import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { editOf, newHosting } from "../support/hosts.ts";
import { type LateNotices, openLateNotices } from "../support/late-notices.ts";
import { newListing } from "../support/listings.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { openTestServices, type TestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";

let services: TestServices;
let late: LateNotices;
let servers: ServerProcess[];
let pages: Record<"home" | "search" | "listing", string>;
let listingId: string;

beforeAll(async () => {
  await buildProduct(() => {});
  const database = await openTestDatabase();
  services = await openTestServices(database);
  const listing = await newListing(services, { title: "Both of us", city: "Twotown", createdAt: new Date("2035-01-01") });
  listingId = listing.id;
  pages = { home: "/", search: "/search?q=Twotown", listing: `/properties/${listing.id}` };
  late = await openLateNotices(database.url);
  // No notice reaches them by itself, so they must ask whether they have heard of every change.
  servers = await Promise.all([startServer(late.url, database.dataDir), startServer(late.url, database.dataDir)]);
}, 120_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  await late.close();
});

const read = async ({ origin }: ServerProcess, path: string) => (await fetch(origin + path)).text();

/** What each server answers to the very next request for the page. */
const readEverywhere = (path: string) => Promise.all(servers.map((server) => read(server, path)));

const answeredFromCache = async (server: ServerProcess) =>
  Number(/^http_requests_total\{kind="cached-page",[^}]*\} (\d+)/m.exec(await read(server, "/metrics"))?.[1] ?? 0);

/** Asks until the answer comes from what the server keeps. */
async function beKeptEverywhere(path: string): Promise<void> {
  for (const server of servers) {
    const before = await answeredFromCache(server);
    await expect.poll(async () => (await read(server, path)) && answeredFromCache(server)).toBeGreaterThan(before);
  }
}

test.each(["home", "search", "listing"] as const)(
  "the %s page shows a change made in the database with the next request, on both servers",
  async (page) => {
    await beKeptEverywhere(pages[page]);
    const title = `Both of us on ${page}`;
    await services.db.execute(sql`update properties set title = ${title} where id = ${listingId}`);
    for (const text of await readEverywhere(pages[page])) expect(text).toContain(title);
  },
);

test.each([
  ["first", 0],
  ["second", 1],
] as const)("what a host saves on the %s server is in the next answer of both", async (name, index) => {
  const { origin } = servers[index] as ServerProcess;
  const { host, visit, listingId: own } = await newHosting(services);
  await beKeptEverywhere(`/properties/${own}`);
  const title = `Saved on the ${name}`;
  const saved = await fetch(`${origin}/api/listings/${own}`, {
    method: "PUT",
    headers: { "content-type": "application/json", cookie: host.cookie, origin },
    body: JSON.stringify(await editOf(visit, own, { title })),
  });
  expect(saved.status).toBe(200);
  for (const text of await readEverywhere(`/properties/${own}`)) expect(text).toContain(title);
});
