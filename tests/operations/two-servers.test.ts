import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { findFreePort } from "../../scripts/product/claim-port.ts";
import { keepPhoto } from "../../src/features/listings/photos/keep-photo.server.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { nextMessage } from "../support/child-program.ts";
import { newListing } from "../support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../support/test-ctx.ts";
import { openTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { TEST_SECRET } from "../support/test-secret.ts";

type Server = { child: ChildProcess; origin: string };

let services: TestServices;
let servers: Server[];
let pages: Record<"home" | "search" | "listing", string>;
let listingId: string;

beforeAll(async () => {
  await buildProduct(() => {});
  const database = await openTestDatabase();
  services = await openTestServices(database);
  const listing = await newListing(services, { title: "Both of us no. 0", city: "Twotown", createdAt: new Date("2035-01-01") });
  listingId = listing.id;
  pages = { home: "/", search: "/search?q=Twotown", listing: `/properties/${listing.id}` };
  servers = await Promise.all([startServer(database), startServer(database)]);
}, 120_000);

afterAll(async () => {
  for (const { child } of servers) {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  }
});

async function startServer({ url, dataDir }: TestDatabase): Promise<Server> {
  const { PATH = "", HOME = "" } = process.env;
  const port = await findFreePort();
  const settings = {
    EMBEDDED_DATABASE_URL: url,
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

describe.each(["home", "search", "listing"] as const)("the %s page", (page) => {
  test("shows a change made in the database with the next request, on both servers", async () => {
    for (let i = 1; i <= 5; i++) {
      await beKeptEverywhere(pages[page]);
      const title = `Both of us no. ${i} on ${page}`;
      await services.db.execute(sql`update properties set title = ${title} where id = ${listingId}`);
      for (const text of await readEverywhere(pages[page])) expect(text).toContain(title);
    }
  });
});

test("a verb's change is in the next answer of both servers too", async () => {
  await beKeptEverywhere(pages.listing);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#933" } })
    .png()
    .toBuffer();
  await keepPhoto(testCtx(services), { propertyId: listingId, bytes, position: 0, description: "A door that both of us painted" });
  for (const text of await readEverywhere(pages.listing)) expect(text).toContain("A door that both of us painted");
});
