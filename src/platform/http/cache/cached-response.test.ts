import { writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressAssets } from "../../../../scripts/product/compress-assets.ts";
import { temporaryDirectory } from "../../../../tests/support/temporary-directory.ts";
import { cacheBytes, sendCached } from "./cached-response.server.ts";
import { loadStaticAssets } from "../static-assets.server.ts";

const TEXT = "the same words again and again ".repeat(100);
const responses = new Map([
  ["/page", cacheBytes(Buffer.from(TEXT), "text/html; charset=utf-8", { "cache-control": "no-cache" })],
  ["/short", cacheBytes(Buffer.from("short"), "text/plain")],
  ["/picture", cacheBytes(Buffer.alloc(5000, 7), "image/webp")],
]);
const server = createServer((incoming, response) =>
  sendCached(responses.get(incoming.url ?? "")!, incoming, response, { "x-always": "yes" }),
);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => resolve({ status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) }));
    });
    sent.on("error", reject).end();
  });
}

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity", undefined],
  [`br, ${"x,".repeat(100)}`, undefined],
])("answers 'accept-encoding: %s' with %s", async (accepted, encoding) => {
  const { headers, body } = await ask("/page", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(TEXT);
});

test("does not compress what would not get smaller", async () => {
  for (const path of ["/short", "/picture"]) {
    expect((await ask(path, { "accept-encoding": "br" })).headers).not.toHaveProperty("content-encoding");
  }
});

test("answers 304 without a body to a browser that has the same bytes in the same encoding", async () => {
  const first = await ask("/page", { "accept-encoding": "br" });
  const etag = String(first.headers.etag);
  const again = await ask("/page", { "accept-encoding": "br", "if-none-match": `"other", ${etag}` });
  expect(again).toMatchObject({ status: 304, headers: { etag, "cache-control": "no-cache", "x-always": "yes" } });
  expect(again.body).toHaveLength(0);
  expect((await ask("/page", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
});

test("answers 304 when a proxy weakened the tag on its way", async () => {
  const { headers } = await ask("/page");
  expect((await ask("/page", { "if-none-match": `W/${String(headers.etag)}` })).status).toBe(304);
});

test("answers HEAD with the headers of GET and no body", async () => {
  const head = await ask("/page", {}, "HEAD");
  expect(head).toMatchObject({ status: 200, headers: { "content-length": String(TEXT.length) } });
  expect(head.body).toHaveLength(0);
});

test("built files are sent as the build compressed them", async () => {
  const { path, remove } = temporaryDirectory("assets");
  await writeFile(join(path, "app.js"), TEXT);
  await compressAssets(path);
  const assets = loadStaticAssets(path);
  remove();
  expect([...assets.keys()]).toEqual(["/app.js"]);
  const asset = assets.get("/app.js");
  expect(brotliDecompressSync(asset?.variants.br ?? Buffer.alloc(0)).toString()).toBe(TEXT);
  expect(gunzipSync(asset?.variants.gzip ?? Buffer.alloc(0)).toString()).toBe(TEXT);
});

test("a list of tags that is all spaces costs no time, and one that is too long is not read", async () => {
  const { headers } = await ask("/page");
  const spaces = " ".repeat(15_000);
  const started = performance.now();
  for (let n = 0; n < 20; n++) expect((await ask("/page", { "if-none-match": `a${spaces}a` })).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect((await ask("/page", { "if-none-match": `"a",${spaces}${String(headers.etag)}` })).status).toBe(200);
});
