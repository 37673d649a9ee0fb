import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { somePicture } from "../../../../../tests/support/some-picture.ts";
import { anotherDevice, newPerson, type Person, visitOf } from "../../../../../tests/support/people.ts";
import { watchTestDatabase } from "../../../../../tests/support/frozen-database.ts";
import { openTestServices } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { createHttpApp } from "../../../../platform/http/http-app.server.ts";
import { createListener, listen, type RunningServer } from "../../../../platform/http/listen.server.ts";
import { PageCache } from "../../../../platform/http/cache/page-cache.server.ts";
import { clearAbandonedUploads } from "../../../../platform/http/bodies/receive-file.server.ts";
import { identifyVisitor } from "../../../accounts/index.server.ts";
import { listingApi } from "../../listing.api.server.ts";
import { addPhoto } from "../add-photo.server.ts";
import { ALL_PHOTOS } from "./photo-files.ts";
import { selectWaitingPhotos } from "../photo.queries.server.ts";

const services = await openTestServices(await openTestDatabase());
const database = watchTestDatabase(services);
const uploads = join(services.config.dataDir, "uploads");
const SHARE = 4;
const PLACES = 40;
let server: RunningServer;
let hasty: RunningServer;
const open: Socket[] = [];

async function serve(answerUploadsWithinMs?: number): Promise<RunningServer> {
  const app = createHttpApp({
    services,
    database,
    identify: identifyVisitor,
    media: async () => null,
    api: listingApi,
    pages: async () => new Response("a page"),
    isReady: () => true,
    ...(answerUploadsWithinMs && { answerUploadsWithinMs }),
  });
  const listener = createListener({ services, fetch: app.fetch, assets: new Map(), pages: new PageCache() });
  return listen(listener, { port: 0, host: "127.0.0.1" });
}

beforeAll(async () => {
  server = await serve();
  hasty = await serve(100);
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await receiving(0);
});
afterAll(() => Promise.all([server.stop(), hasty.stop()]));

/** Sends half a picture and no more: the server goes on receiving it. */
function sendHalf({ cookie }: Person, picture: Buffer, { port } = server): Socket {
  const socket = connect(port, "127.0.0.1", () => {
    const head = ["POST /api/photos HTTP/1.1", `host: 127.0.0.1:${port}`, `origin: http://127.0.0.1:${port}`, `cookie: ${cookie}`];
    socket.write([...head, "content-type: image/jpeg", `content-length: ${picture.length}`, "", ""].join("\r\n"));
    socket.write(picture.subarray(0, picture.length / 2));
  });
  socket.on("error", () => {});
  open.push(socket);
  return socket;
}

const send = ({ cookie }: Person, picture: Buffer, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${server.port}/api/photos`, {
    method: "POST",
    headers: { cookie, origin: `http://127.0.0.1:${server.port}`, "content-type": "image/jpeg", connection: "close" },
    body: new Uint8Array(picture),
    ...(signal && { signal }),
  });

const filesReceived = () => (existsSync(uploads) ? readdirSync(uploads) : []);
async function receiving(files: number): Promise<void> {
  while (filesReceived().length !== files) await nextTurn();
}

async function filesStored(): Promise<number> {
  let files = 0;
  for await (const _ of services.storage.list("public", ALL_PHOTOS)) files++;
  return files;
}

const waitingOf = async (person: Person) => {
  const visit = await visitOf(services, person);
  return selectWaitingPhotos(visit, visit.actor?.id ?? "");
};

/** Takes the decoder a while. */
const largePicture = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 40 } } })
    .jpeg({ quality: 60 })
    .toBuffer();

describe("many uploads at once", () => {
  test("one person's share is refused at once when it is used up, and nobody else's", async () => {
    const [greedy, other] = [await newPerson(services), await newPerson(services)];
    const picture = await somePicture();
    for (let n = 0; n < SHARE; n++) sendHalf(greedy, picture);
    await receiving(SHARE);
    const refused = await send(greedy, picture);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ title: expect.stringContaining("too many files at once") });
    expect((await send(other, picture)).status).toBe(201);
    expect(await waitingOf(greedy)).toEqual([]);
  });

  test("everybody is refused at once when the line is full, and served again when it is not", async () => {
    const picture = await somePicture();
    const people = await Promise.all(Array.from({ length: PLACES / SHARE }, () => newPerson(services)));
    for (const person of people) for (let n = 0; n < SHARE; n++) sendHalf(person, picture);
    await receiving(PLACES);
    const late = await newPerson(services);
    const refused = await send(late, picture);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
    expect(await waitingOf(late)).toEqual([]);
    for (const socket of open.splice(0)) socket.destroy();
    await receiving(0);
    expect((await send(late, picture)).status).toBe(201);
    expect(await waitingOf(late)).toHaveLength(1);
  });

  test("a person's share is the same with a second session", async () => {
    const person = await newPerson(services);
    const picture = await somePicture();
    for (let n = 0; n < SHARE; n++) sendHalf(person, picture);
    await receiving(SHARE);
    expect((await send(await anotherDevice(services, person), picture)).status).toBe(429);
  });

  test("a small photo does not stand behind large ones", async () => {
    const [one, two, other] = [await newPerson(services), await newPerson(services), await newPerson(services)];
    const large = await largePicture();
    const finished: string[] = [];
    const all = [one, two].map(async (person) => (await send(person, large)).status === 201 && finished.push("large"));
    await receiving(2);
    expect((await send(other, await somePicture())).status).toBe(201);
    expect(finished.length).toBeLessThan(2);
    await Promise.all(all);
    expect(finished).toEqual(["large", "large"]);
  });
});

describe("when nobody waits anymore", () => {
  test("what is received too slowly is given up and leaves nothing", async () => {
    const slow = await newPerson(services);
    const before = await filesStored();
    const socket = sendHalf(slow, await somePicture(), hasty);
    const [answer] = (await new Promise((resolve) => socket.once("data", (chunk) => resolve(chunk.toString().split("\r\n"))))) as string[];
    expect(answer).toMatch(/503/);
    await receiving(0);
    expect(await waitingOf(slow)).toEqual([]);
    expect(await filesStored()).toBe(before);
  });

  test("an upload that is dropped while it is worked on is not stored, and its retry is stored once", async () => {
    const [first, person] = [await newPerson(services), await newPerson(services)];
    const large = await largePicture();
    const before = await filesStored();
    const ahead = send(first, large);
    await receiving(1);
    const gone = new AbortController();
    const dropped = send(person, large, gone.signal).catch(() => "dropped");
    await receiving(2);
    gone.abort();
    expect(await dropped).toBe("dropped");
    expect((await ahead).status).toBe(201);
    await receiving(0);
    expect(await waitingOf(person)).toEqual([]);
    expect(await filesStored()).toBe(before + 1);
    expect((await send(person, large)).status).toBe(201);
    expect(await waitingOf(person)).toHaveLength(1);
    expect(await filesStored()).toBe(before + 2);
  });

  test("the verb stores nothing, whenever they leave", async () => {
    const person = await newPerson(services);
    const visit = await visitOf(services, person);
    const before = await filesStored();
    for (const left of ["before", "while it is put into storage"]) {
      const gone = new AbortController();
      if (left === "before") gone.abort();
      const put: typeof visit.storage.put = async (...given) => {
        gone.abort();
        await visit.storage.put(...given);
      };
      const adding = addPhoto(
        { ...visit, storage: { ...visit.storage, put } },
        { listingId: null, picture: await somePicture(), signal: gone.signal },
      );
      await expect(adding).rejects.toMatchObject({ code: "timed_out" });
    }
    expect(await waitingOf(person)).toEqual([]);
    expect(await filesStored()).toBe(before);
  });
});

test("pixels are counted before anything is decoded: after 1,500 megapixels in five minutes the rest has to wait", async () => {
  const person = await newPerson(services);
  const visit = await visitOf(services, person);
  // A header that tells of 48 megapixels over a body that does not decode costs next to nothing.
  const claim = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: "#123" } })
    .jpeg({ quality: 10 })
    .toBuffer();
  const cut = claim.subarray(0, 2000);
  const outcomes: string[] = [];
  for (let n = 0; n < 33; n++)
    await addPhoto(visit, { listingId: null, picture: cut }).catch((error: { code: string }) => outcomes.push(error.code));
  expect(outcomes.filter((code) => code === "photo_unreadable")).toHaveLength(31);
  expect(outcomes.slice(31)).toEqual(["too_many_requests", "too_many_requests"]);
  services.clock.advance(300);
  expect((await send(person, await somePicture())).status).toBe(201);
});

test("what a killed server had received is cleared away at the next start, but not what is being received", async () => {
  mkdirSync(uploads, { recursive: true });
  for (const name of ["old", "fresh"]) writeFileSync(join(uploads, name), "half");
  utimesSync(join(uploads, "old"), new Date(0), new Date(0));
  await clearAbandonedUploads(services.config, Date.now());
  expect(filesReceived()).toEqual(["fresh"]);
  await clearAbandonedUploads(services.config, Date.now() + 600_000);
  expect(filesReceived()).toEqual([]);
});
