import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { createListener, listen } from "./listen.server.ts";
import { PageCache } from "./cache/page-cache.server.ts";

const TEXT = "what only one person sees ".repeat(200);
const services = await openTestServices(await openTestDatabase());

const OTHERS: Record<string, () => Response> = {
  "/json": () => Response.json({ text: TEXT }),
  "/short": () => Response.json({ text: "short" }),
  "/pdf": () => new Response(TEXT, { headers: { "content-type": "application/pdf" } }),
  "/done": () => new Response(gzipSync(TEXT), { headers: { "content-type": "application/json", "content-encoding": "gzip" } }),
  "/events": () => new Response(TEXT, { headers: { "content-type": "text/event-stream" } }),
};

/** An app with one page, which is somebody's own, and other answers. */
function answer(request: Request): Response {
  const other = OTHERS[new URL(request.url).pathname];
  if (other) return other();
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  headers.append("set-cookie", "one=1");
  headers.append("set-cookie", "two=2");
  return new Response(request.method === "HEAD" ? null : TEXT, { status: 404, headers });
}

const listener = createListener({ services, fetch: answer, assets: new Map(), pages: new PageCache() });
const server = await listen(listener, { port: 0, host: "127.0.0.1" });
afterAll(() => server.stop());

const ask = (accepted: string, method = "GET", path = "/") =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers: { "accept-encoding": accepted, connection: "close" } });

function send(port: number, request: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  return socket;
}

test.each(["br", "gzip", null])("a page that is kept for nobody is sent in the encoding %s, too", async (encoding) => {
  const response = await ask(encoding ?? "identity");
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("accept-encoding, cookie");
  expect(response.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(TEXT);
});

test.each(["Host: a\r\nHost: a\r\n", "host: a\r\nx: y\r\nHOST: b\r\n"])("a request with two hosts is refused: %j", async (hosts) => {
  const answered = await text(send(server.port, `GET /short HTTP/1.1\r\n${hosts}\r\nGET /short HTTP/1.1\r\nHost: a\r\n\r\n`));
  expect(answered.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 400"]);
  const alone = await text(send(server.port, "GET /short HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
  expect(alone).toMatch(/^HTTP\/1\.1 200/);
});

test("of a page, the head alone can be asked for", async () => {
  const response = await ask("br", "HEAD");
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("");
});

test.each(["br", "gzip", null])("data is sent in the encoding %s", async (encoding) => {
  const response = await ask(encoding ?? "identity", "GET", "/json");
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.json()).toEqual({ text: TEXT });
});

test.each([
  ["/short", null],
  ["/pdf", null],
  ["/events", null],
  ["/done", "gzip"],
])("%s is sent as it is", async (path, encoding) => {
  const response = await ask("br, gzip", "GET", path);
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(await response.text()).toMatch(/short|what only one person sees $/);
});
