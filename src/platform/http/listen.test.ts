import { afterAll, expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import type { RequestEnv } from "./exchange.server.ts";
import { createListener, listen } from "./listen.server.ts";
import { PageCache } from "./page-cache.server.ts";

const TEXT = "what only one person sees ".repeat(200);
const services = await openTestServices(await openTestDatabase());

/** An app whose only page is somebody's own. */
function answer(request: Request, { page }: RequestEnv): Response {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  headers.append("set-cookie", "one=1");
  headers.append("set-cookie", "two=2");
  if (page && request.method !== "HEAD") page.bytes = Buffer.from(TEXT);
  return new Response(null, { status: 404, headers });
}

const listener = createListener({ services, fetch: answer, assets: new Map(), pages: new PageCache() });
const server = await listen(listener, { port: 0, host: "127.0.0.1" });
afterAll(() => server.stop());

const ask = (accepted: string, method = "GET") =>
  fetch(`http://127.0.0.1:${server.port}/`, { method, headers: { "accept-encoding": accepted, connection: "close" } });

test.each(["br", "gzip", null])("a page that is kept for nobody is sent in the encoding %s, too", async (encoding) => {
  const response = await ask(encoding ?? "identity");
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("accept-encoding, cookie");
  expect(response.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(response.status).toBe(404);
  const length = Number(response.headers.get("content-length"));
  expect(encoding ? length < TEXT.length / 10 : length === TEXT.length).toBe(true);
  expect(await response.text()).toBe(TEXT);
});

test("of a page, the head alone can be asked for", async () => {
  const response = await ask("br", "HEAD");
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("");
});
