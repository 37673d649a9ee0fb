import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAgent } from "../../../tests/support/chats.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { profiles, sessions } from "../../features/accounts/account.tables.server.ts";
import { dismissSupportAgent } from "../../features/accounts/index.server.ts";
import { transact } from "../db/database.server.ts";
import { type DatabaseListener, listenToDatabase } from "./database-listener.server.ts";
import type { LiveEvent } from "./live-event.ts";
import { LiveStreams } from "./live-streams.server.ts";
import { publishLive } from "./publish-live.server.ts";

let database: TestDatabase;
let services: TestServices;
let listener: DatabaseListener;
let server: Server;
let streams: LiveStreams;
const texts = new Map<string, string>();

type Page = { events: LiveEvent[]; socket: Socket; isOver: boolean };
type Owner = { personId: string; sessionId: string; isSupport: boolean };
let owner: Owner;

beforeAll(async () => {
  database = await openTestDatabase();
  services = await openTestServices(database);
  const readers = { message: async ({ id }: { id: string }) => texts.get(id) ?? null };
  streams = new LiveStreams({ readers, clock: services.clock, log: silentLog });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const follower = streams.follower();
  const connected: typeof follower.connected = (catchUp) => {
    follower.connected(catchUp);
    resolve();
  };
  listener = listenToDatabase(database.url, [{ ...follower, connected }], silentLog);
  server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", connection: "close" });
    streams.open(response, { ...owner, expiresAt: new Date(services.clock.now().getTime() + 3_600_000) });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await listening;
});
afterAll(async () => {
  streams.stop();
  await listener.stop();
  server.close();
});

async function openPage(who: Partial<Owner> = {}): Promise<Page> {
  owner = { personId: randomUUID(), sessionId: randomUUID(), isSupport: false, ...who };
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1", () => socket.write("GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n"));
  const page: Page = { events: [], socket, isOver: false };
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString();
    page.events = [...text.matchAll(/data: (\{.*\})/g)].map(([, json = ""]) => JSON.parse(json) as LiveEvent);
  });
  socket.on("error", () => {}).on("close", () => (page.isOver = true));
  await expect.poll(() => page.events.length).toBeGreaterThan(0);
  return page;
}

const heard = (page: Page) => page.events.filter(({ type }) => type !== "missed" && type !== "silent");

test("an event reaches all pages of a person and of nobody else, with what its reader found", async () => {
  const ada = randomUUID();
  const [first, second, other] = [await openPage({ personId: ada }), await openPage({ personId: ada }), await openPage()];
  const text = "字".repeat(4_000);
  texts.set("a", text);
  await publishLive(services, { to: [`person:${ada}`], type: "message", id: "a", number: 7 });
  for (const page of [first, second]) await expect.poll(() => heard(page)).toEqual([{ type: "message", id: "a", number: 7, data: text }]);
  expect(heard(other)).toEqual([]);
});

test("events come in the order of their commits, and none of a transaction that is rolled back", async () => {
  const ada = randomUUID();
  const page = await openPage({ personId: ada });
  const tell = (number: number) => ({ to: [`person:${ada}` as const], type: "typing", id: "t", number });
  await transact(services, async (tx) => {
    await publishLive(tx, tell(1));
    throw new Error("rolled back");
  }).catch(() => {});
  for (let number = 2; number < 30; number++) await publishLive(services, tell(number));
  await expect.poll(() => heard(page).length).toBe(28);
  expect(heard(page).map(({ number }) => number)).toEqual(Array.from({ length: 28 }, (_, i) => i + 2));
});

test("what is for support reaches agents alone, once", async () => {
  const ada = randomUUID();
  const [agent, person] = [await openPage({ personId: ada, isSupport: true }), await openPage()];
  await publishLive(services, { to: ["support", `person:${ada}`], type: "chat", id: "c" });
  await expect.poll(() => heard(agent)).toEqual([{ type: "chat", id: "c" }]);
  expect(heard(person)).toEqual([]);
});

test("what is for everyone reaches every open page once", async () => {
  const pages = [await openPage({ isSupport: true }), await openPage()];
  await publishLive(services, { to: ["everyone"], type: "chat-answers", id: "" });
  for (const page of pages) await expect.poll(() => heard(page)).toEqual([{ type: "chat-answers", id: "" }]);
});

test("signing out, a role that changes and a deleted account end the streams", async () => {
  const { actor } = await visitOf(services, await newPerson(services));
  if (!actor) throw new Error("nobody is signed in");
  const session = { personId: actor.id, sessionId: actor.sessionId };
  const page = await openPage(session);
  await services.db.delete(sessions).where(eq(sessions.id, session.sessionId));
  await expect.poll(() => page.isOver).toBe(true);

  for (const change of [{ supportRole: "agent" }, { supportRole: null }]) {
    const other = await openPage(session);
    await services.db.update(profiles).set(change).where(eq(profiles.id, session.personId));
    await expect.poll(() => other.isOver).toBe(true);
  }
});

const loseListener = () =>
  services.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`,
  );

test("a dismissed agent hears nothing more, however the role was taken", async () => {
  const agent = await newAgent(services);
  const page = await openPage({ personId: agent.actor.id, isSupport: true });
  await dismissSupportAgent(testCtx(services), agent.email);
  await publishLive(services, { to: ["support"], type: "chat", id: "c" });
  await expect.poll(() => page.isOver).toBe(true);
  expect(heard(page)).toEqual([]);
});

test("a role that was taken while the database was not heard ends the stream, too", async () => {
  const page = await openPage({ isSupport: true });
  await loseListener();
  await expect.poll(() => page.events.map(({ type }) => type)).toEqual(["missed", "silent"]);
  await expect.poll(() => page.isOver, { timeout: 10_000 }).toBe(true);
  await publishLive(services, { to: ["support"], type: "chat", id: "c" });
  expect(heard(page)).toEqual([]);
  const again = await openPage();
  expect(again.events).toMatchObject([{ type: "missed" }]);
});

test("ten thousand dropped streams leave no stream and no listener behind", { timeout: 120_000 }, async () => {
  const left = () => ({
    streams: streams.size,
    serverListeners: server.eventNames().reduce((sum, name) => sum + server.listenerCount(name), 0),
    processListeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  });
  // The first ones fill what is kept for all.
  await dropStreams(500);
  const before = left();
  for (let dropped = 0; dropped < 10_000; dropped += 500) await dropStreams(500);
  expect(left()).toEqual(before);
});

/** Opens so many at once, and cuts them off as a lost connection does. */
async function dropStreams(count: number): Promise<void> {
  const before = streams.size;
  const { port } = server.address() as AddressInfo;
  owner = { personId: randomUUID(), sessionId: randomUUID(), isSupport: true };
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, "127.0.0.1", () => socket.write("GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n"));
    return socket.on("error", () => {}).resume();
  });
  await expect.poll(() => streams.size, { timeout: 10_000 }).toBe(before + count);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => streams.size, { timeout: 10_000 }).toBe(before);
}
