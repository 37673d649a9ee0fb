import { Hono } from "hono";
import { expect, test } from "vitest";
import { watchTestDatabase } from "../../../tests/support/frozen-database.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { createHttpApp } from "./http-app.server.ts";
import { MediaCache } from "./cache/media-cache.server.ts";
import { type FindMedia, serveMedia } from "./media.server.ts";

const ID = "0b9c5f4e-6c0e-4f0a-9d51-0a4c6f5b2f11";
const bytes = Buffer.from("picture");

function appWith(find: FindMedia) {
  const asked: unknown[] = [];
  const app = new Hono().get(
    "/media/:photoId/:file",
    serveMedia((wanted) => {
      asked.push(wanted);
      return find(wanted);
    }, new MediaCache()),
  );
  return { asked, get: (path: string, headers: Record<string, string> = {}, method = "GET") => app.request(path, { headers, method }) };
}

const onlyOne: FindMedia = async ({ photoId, width, format }) =>
  photoId === ID && width === 480 && format === "avif" ? { bytes, contentType: "image/avif" } : null;

test("sends the photo, to be cached for a day", async () => {
  const answer = await appWith(onlyOne).get(`/media/${ID}/480.avif`);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=86400",
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    "accept-ranges": "none",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
});

test("sends it whole even when a part is asked for", async () => {
  const answer = await appWith(onlyOne).get(`/media/${ID}/480.avif`, { range: "bytes=0-2" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("picture");
});

test("says so when the browser has it already", async () => {
  const { get } = appWith(onlyOne);
  const etag = (await get(`/media/${ID}/480.avif`)).headers.get("etag") ?? "";
  const answer = await get(`/media/${ID}/480.avif`, { "if-none-match": `"other", W/${etag}` });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe("");
  expect((await get(`/media/${ID}/480.avif`, { "if-none-match": '"other"' })).status).toBe(200);
});

test("answers HEAD without the bytes", async () => {
  const answer = await appWith(onlyOne).get(`/media/${ID}/480.avif`, {}, "HEAD");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/avif");
  expect(await answer.text()).toBe("");
});

test.each([
  `/media/${ID}/481.avif`,
  `/media/${ID}/480.svg`,
  `/media/${ID}/original.webp`,
  `/media/${ID}/480.avif.exe`,
  `/media/${ID}/-480.avif`,
  `/media/${ID}/4e2.avif`,
  "/media/nobody/480.avif",
])("answers %s with a 404 that is not kept", async (path) => {
  const answer = await appWith(onlyOne).get(path, { accept: "text/html" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({ code: "not_found", status: 404 });
});

test("is answered before anybody asks who is asking", async () => {
  const services = await openTestServices(await openTestDatabase());
  const app = createHttpApp({
    services,
    database: watchTestDatabase(services),
    identify: () => Promise.reject(new Error("nobody may ask")),
    media: onlyOne,
    api: [],
    pages: () => Promise.reject(new Error("no page either")),
    isReady: () => true,
  });
  const answer = await app.request(`/media/${ID}/480.avif`, { headers: { cookie: "hearth.session_token=stolen" } });
  expect(answer.status).toBe(200);
  expect(answer.headers.has("set-cookie")).toBe(false);
  expect((await app.request("/")).status).toBe(500);
});

test("looks a hot photo up once", async () => {
  const { get, asked } = appWith(onlyOne);
  for (let n = 0; n < 3; n++) await (await get(`/media/${ID}/480.avif`)).arrayBuffer();
  expect(asked).toHaveLength(1);
});
