import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { findFreePort } from "../../scripts/product/claim-port.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { nextMessage } from "../support/child-program.ts";
import { editOf, newHosting } from "../support/hosts.ts";
import { type LateNotices, openLateNotices } from "../support/late-notices.ts";
import { newListing } from "../support/listings.ts";
import { openTestServices, type TestServices } from "../support/test-ctx.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { TEST_SECRET } from "../support/test-secret.ts";

type Server = { child: ChildProcess; origin: string };

let services: TestServices;
let late: LateNotices;
let servers: Server[];
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
  servers = await Promise.all([startServer(database.dataDir), startServer(database.dataDir)]);
}, 120_000);

afterAll(async () => {
  for (const { child } of servers) {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  }
  await late.close();
});

/** No notice reaches it by itself, so it must ask whether it has heard of every change. */
async function startServer(dataDir: string): Promise<Server> {
  const { PATH = "", HOME = "" } = process.env;
  const port = await findFreePort();
  const settings = {
    EMBEDDED_DATABASE_URL: late.url,
    DATA_DIR: dataDir,
    SECRET: TEST_SECRET,
    DEMO: "off",
    LOG_LEVEL: "error",
    PORT: String(port),
  };
  const child = fork(projectPath("build/server/server.js"), { execArgv: [], env: { PATH, HOME, NODE_ENV: "production", ...settings } });
  await nextMessage(child);
  return { child, origin: `http://127.0.0.1:${port}` };
}

const read = async ({ origin }: Server, path: string) => (await fetch(origin + path)).text();

/** What each server answers to the very next request for the page. */
const readEverywhere = (path: string) => Promise.all(servers.map((server) => read(server, path)));

const answeredFromCache = async (server: Server) =>
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
  const { origin } = servers[index] as Server;
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
