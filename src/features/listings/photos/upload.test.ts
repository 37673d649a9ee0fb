import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { watchTestDatabase } from "../../../../tests/support/frozen-database.ts";
import { editOf, newHosting, someFields } from "../../../../tests/support/hosts.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { newKey } from "../../../../tests/support/bookings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { createHttpApp } from "../../../platform/http/http-app.server.ts";
import { createListener, listen, type RunningServer } from "../../../platform/http/listen.server.ts";
import { PageCache } from "../../../platform/http/cache/page-cache.server.ts";
import { identifyVisitor } from "../../accounts/index.server.ts";
import { listingApi } from "../listing.api.server.ts";
import { MOST_PHOTO_BYTES } from "../../../platform/images/photo-sizes.ts";
import { ALL_PHOTOS } from "./files/photo-files.ts";
import { selectPhotos, selectWaitingPhotos } from "./photo.queries.server.ts";
import type { Photo } from "./photo.schema.ts";

const services = await openTestServices(await openTestDatabase());
let server: RunningServer;
let origin: string;
let person: Person;

beforeAll(async () => {
  const app = createHttpApp({
    services,
    database: watchTestDatabase(services),
    identify: identifyVisitor,
    media: async () => null,
    api: listingApi,
    pages: async () => new Response("a page"),
    isReady: () => true,
  });
  const listener = createListener({ services, fetch: app.fetch, assets: new Map(), pages: new PageCache() });
  server = await listen(listener, { port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${server.port}`;
  person = await newPerson(services);
});
afterAll(() => server.stop());

const send = (method: string, path: string, body?: BodyInit | object, as: Person | null = person) =>
  fetch(`${origin}/api${path}`, {
    method,
    headers: {
      origin,
      // A refused upload may end its connection.
      connection: "close",
      ...(as && { cookie: as.cookie }),
      "content-type": body instanceof Uint8Array || body instanceof ReadableStream ? "application/octet-stream" : "application/json",
    },
    ...(body !== undefined && { body: body instanceof Uint8Array || body instanceof ReadableStream ? body : JSON.stringify(body) }),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  } as RequestInit);

const bytesOf = async () => new Uint8Array(await somePicture());
const waitingOf = async (who: Person) => {
  const visit = await visitOf(services, who);
  return selectWaitingPhotos(visit, visit.actor?.id ?? "");
};

async function filesThere(): Promise<number> {
  let files = 0;
  for await (const _ of services.storage.list("public", ALL_PHOTOS)) files++;
  return files;
}

describe("uploading a photo over HTTP", () => {
  test("keeps it, whatever it is called, also one of more than a megabyte", async () => {
    const large = Buffer.concat([await somePicture(), Buffer.alloc(3 * 1024 * 1024)]);
    for (const bytes of [await bytesOf(), new Uint8Array(large)]) {
      const answer = await send("POST", "/photos", bytes);
      expect(answer.status).toBe(201);
      const photo = (await answer.json()) as Photo;
      expect(photo).toMatchObject({ width: 400, height: 300, preview: expect.stringMatching(/^data:image\/webp/) });
      expect((await waitingOf(person)).map(({ id }) => id)).toContain(photo.id);
    }
  });

  test("refuses more than 5 MB in the specified words, told or not", async () => {
    const before = await filesThere();
    const refused = await send("POST", "/photos", new Uint8Array(MOST_PHOTO_BYTES + 1));
    expect([refused.status, ((await refused.json()) as { title: string }).title]).toEqual([413, "Each image must be less than 5MB"]);
    const chunk = new Uint8Array(1024 * 1024);
    // Each piece waits its turn: a stream that is always ready would keep the client from hearing that the server hung up.
    const endless = new ReadableStream({ pull: (controller) => nextTurn().then(() => controller.enqueue(chunk)) });
    // The server may hang up before the whole of it is sent, or answer in time.
    const outcome = await send("POST", "/photos", endless).then(
      ({ status }) => status,
      () => 413,
    );
    expect(outcome).toBe(413);
    expect(await filesThere()).toBe(before);
  });

  test("keeps nothing of one that is cut half-way", async () => {
    const cutter = await newPerson(services);
    const before = await filesThere();
    const picture = await somePicture();
    const head = [
      "POST /api/photos HTTP/1.1",
      `host: 127.0.0.1:${server.port}`,
      `origin: ${origin}`,
      `cookie: ${cutter.cookie}`,
      "content-type: image/jpeg",
      `content-length: ${picture.length}`,
      "",
      "",
    ].join("\r\n");
    await new Promise<void>((resolve, reject) => {
      const socket = connect(server.port, "127.0.0.1", () => {
        socket.write(head);
        socket.write(picture.subarray(0, picture.length / 2), () => socket.destroy());
      });
      socket.once("close", () => resolve()).once("error", reject);
    });
    // The next upload is answered after the server has dealt with the one before.
    expect((await send("POST", "/photos", await bytesOf())).status).toBe(201);
    expect(await waitingOf(cutter)).toEqual([]);
    expect(await filesThere()).toBe(before + 1);
  });

  test("refuses a visitor, another site, a drawing with a script in it, and a stranger's listing", async () => {
    const { listingId } = await newHosting(services);
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect((await send("POST", "/photos", await bytesOf(), null)).status).toBe(401);
    expect((await send("POST", "/photos", svg)).status).toBe(415);
    expect((await send("POST", `/listings/${listingId}/photos`, await bytesOf())).status).toBe(404);
    expect((await send("POST", "/listings/none/photos", await bytesOf())).status).toBe(400);
    const foreign = await fetch(`${origin}/api/photos`, {
      method: "POST",
      body: await bytesOf(),
      headers: { origin: "https://evil.example" },
    });
    expect(foreign.status).toBe(403);
  });

  test("other bodies stay as small as they were", async () => {
    const answer = await send("POST", "/listings", { description: "x".repeat(256 * 1024) });
    expect(answer.status).toBe(413);
  });
});

test("a listing's whole life over the API: made, saved, ordered, paused, resumed, copied, deleted", async () => {
  const first = (await (await send("POST", "/photos", await bytesOf())).json()) as Photo;
  const made = await send("POST", "/listings", { ...someFields(), photoIds: [first.id], key: newKey() });
  expect(made.status).toBe(201);
  const { listingId } = (await made.json()) as { listingId: string };
  const second = (await (await send("POST", `/listings/${listingId}/photos`, await bytesOf())).json()) as Photo;
  const visit = await visitOf(services, person);
  expect((await send("PUT", `/listings/${listingId}/photos/order`, { photoIds: [second.id, first.id] })).status).toBe(204);
  expect((await selectPhotos(visit, listingId)).map(({ id }) => id)).toEqual([second.id, first.id]);
  const edit = await editOf(visit, listingId, { title: "Saved" });
  expect((await send("PUT", `/listings/${listingId}`, edit)).status).toBe(200);
  expect((await send("PUT", `/listings/${listingId}`, edit)).status).toBe(409);
  expect(await (await send("GET", `/host/listings/${listingId}`)).json()).toMatchObject({ title: "Saved", status: "active" });
  expect((await send("POST", `/listings/${listingId}/pause`)).status).toBe(204);
  expect((await send("GET", `/listings/${listingId}`, undefined, null)).status).toBe(404);
  expect((await send("POST", `/listings/${listingId}/resumption`)).status).toBe(204);
  expect((await send("POST", `/listings/${listingId}/copies`, { key: newKey() })).status).toBe(201);
  expect((await send("DELETE", `/photos/${second.id}`)).status).toBe(204);
  expect((await send("DELETE", `/photos/${first.id}`)).status).toBe(409);
  expect(await (await send("GET", "/host/listings?type=boat")).json()).toMatchObject({ counts: { boat: 2 } });
  expect((await send("DELETE", `/listings/${listingId}`, undefined, await newPerson(services))).status).toBe(404);
  expect((await send("DELETE", `/listings/${listingId}`)).status).toBe(204);
  expect((await send("GET", `/listings/${listingId}`)).status).toBe(404);
});
