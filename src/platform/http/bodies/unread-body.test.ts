import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
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
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

async function send(method: string, body?: Buffer, isChunked = false) {
  const headers = body && !isChunked ? { "content-length": body.length } : {};
  const sent = request({ host: "127.0.0.1", port: server.port, method, path: "/", headers, agent });
  if (body && isChunked) for (let at = 0; at < body.length; at += MB) sent.write(body.subarray(at, at + MB));
  sent.end(isChunked ? undefined : body);
  const [incoming] = await once(sent, "response");
  return { status: incoming.statusCode, connection: incoming.headers.connection, body: await text(incoming) };
}

test.each([
  ["with its length", false],
  ["in chunks", true],
])("after a body %s that is too large, the next request on a kept connection is answered", async (_, isChunked) => {
  for (const size of [2, 3, 9, 2, 3, 9, 2, 3, 9, 2]) {
    const refused = await send("POST", Buffer.alloc(size * MB), isChunked);
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.body)).toMatchObject({ code: "body_too_large" });
    expect(await send("GET")).toMatchObject({ status: 200, body: "a page" });
  }
});

test("a body that is small enough is read, in chunks as well, and the connection is kept", async () => {
  for (const isChunked of [false, true])
    expect(await send("POST", Buffer.alloc(KB * 250), isChunked)).toMatchObject({
      status: 200,
      body: `got ${KB * 250}`,
      connection: "keep-alive",
    });
});

test("a client that means to send far too much gets the whole answer at once, and then the end of the connection", async () => {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${500 * MB}\r\n\r\n`);
  socket.write(Buffer.alloc(4 * MB));
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
    if (received.endsWith("}")) socket.end();
  });
  const [hadError] = await once(socket, "close");
  expect(hadError).toBe(false);
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
  expect(JSON.parse(received.slice(received.indexOf("\r\n\r\n")))).toMatchObject({ status: 413 });
});
