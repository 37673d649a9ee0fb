import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { watchTestDatabase } from "../../../../tests/support/frozen-database.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { createHttpApp } from "../http-app.server.ts";
import { createListener, listen } from "../listen.server.ts";
import { PageCache } from "../cache/page-cache.server.ts";

const KB = 1024;
const MB = 1024 * KB;
const services = await openTestServices(await openTestDatabase());
const app = createHttpApp({
  services,
  database: watchTestDatabase(services),
  identify: async () => null,
  media: async () => null,
  api: [],
  pages: async (sent) => new Response(sent.method === "POST" ? `got ${(await sent.text()).length}` : "a page"),
  isReady: () => true,
});
const server = await listen(createListener({ services, fetch: app.fetch, assets: new Map(), pages: new PageCache() }), {
  port: 0,
  host: "127.0.0.1",
});
afterAll(() => server.stop());

async function send(method: string, body?: Buffer, isChunked = false) {
  const headers = body && !isChunked ? { "content-length": body.length } : {};
  const sent = request({ host: "127.0.0.1", port: server.port, method, path: "/", headers });
  // The connection ends while it is still sending; the answer is there by then.
  sent.on("error", () => {});
  if (body && isChunked) for (let at = 0; at < body.length; at += MB) sent.write(body.subarray(at, at + MB));
  sent.end(isChunked ? undefined : body);
  const [incoming] = await once(sent, "response");
  return { status: incoming.statusCode, body: await text(incoming) };
}

test.each([
  ["with its length", false],
  ["in chunks", true],
])("a body %s that is too large is refused in words, and the next request is answered", async (_, isChunked) => {
  for (const size of [2, 3, 9]) {
    const refused = await send("POST", Buffer.alloc(size * MB), isChunked);
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.body)).toMatchObject({ code: "body_too_large" });
    expect(await send("GET")).toMatchObject({ status: 200, body: "a page" });
  }
});

test("a body that is small enough is read, in chunks as well", async () => {
  for (const isChunked of [false, true])
    expect(await send("POST", Buffer.alloc(KB * 250), isChunked)).toEqual({ status: 200, body: `got ${KB * 250}` });
});
