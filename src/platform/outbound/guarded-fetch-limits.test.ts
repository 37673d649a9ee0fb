import { getEventListeners, once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FixtureAnswer, type FixtureSite, startFixtureSite } from "../../../tests/support/fixture-site.ts";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { testClock } from "../../../tests/support/test-clock.ts";
import { readConfig } from "../config.server.ts";
import { AppError } from "../errors.ts";
import { guardedFetch, type GuardedFetchOptions } from "./guarded-fetch.server.ts";
import type { Network } from "./network.server.ts";

const PAGE = "www.airbnb.com/rooms/1";
const URL_OF_PAGE = `https://${PAGE}`;
const config = readConfig({});

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixtureSite({ [PAGE]: "" });
});
afterAll(() => site.stop());

const read = (address: string, options: Partial<GuardedFetchOptions> = {}, network: Network = site.network) =>
  guardedFetch({ network, config, clock: testClock(), log: silentLog }, address, {
    allowsHost: () => true,
    acceptsType: (type) => type === "text/html",
    ...options,
  });

const answers = (answer: FixtureAnswer) => site.answer(PAGE, answer);

describe("a size", () => {
  const withType = (headers: Record<string, string> = {}) => ({ "content-type": "text/html", ...headers });

  test.each([true, false])("up to the limit is read, one byte more is not (in chunks: %s)", async (chunked) => {
    const withSize = (size: number) =>
      answers((_request, response) => {
        response.writeHead(200, withType(chunked ? {} : { "content-length": String(size) }));
        response.write("a".repeat(500));
        response.end("a".repeat(size - 500));
      });
    withSize(1000);
    expect((await read(URL_OF_PAGE, { maxBytes: 1000 })).body.length).toBe(1000);
    withSize(1001);
    expect((await refusalOf(read(URL_OF_PAGE, { maxBytes: 1000 }))).code).toBe("answer_too_large");
  });

  test("that the site promises to be too large is refused before it comes", async () => {
    answers((_request, response) => response.writeHead(200, withType({ "content-length": "10000001" })).flushHeaders());
    expect(await refusalOf(read(URL_OF_PAGE))).toMatchObject({
      code: "answer_too_large",
      message: "There's more at this address than the 10 MB we can read.",
    });
  });

  test("that never ends stops at the limit", async () => {
    answers((_request, response) => {
      response.writeHead(200, withType());
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on("drain", more);
      more();
    });
    expect((await refusalOf(read(URL_OF_PAGE))).code).toBe("answer_too_large");
    await site.quiet();
  });

  const tenMegabytes = Buffer.alloc(10_000_000);
  test.each([
    // Many packed parts in a row unpack as one.
    ["gzip", Buffer.concat(Array.from({ length: 100 }, () => gzipSync(tenMegabytes)))],
    ["br", brotliCompressSync(Buffer.alloc(300_000_000), { params: { 1: 1 } })],
    ["deflate", deflateSync(Buffer.alloc(300_000_000), { level: 1 })],
  ])("of a bomb in %s stops at the limit, and memory with it", async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(3_000_000);
    answers((_request, response) => response.writeHead(200, withType({ "content-encoding": encoding })).end(bomb));
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 1);
    const { code } = await refusalOf(read(URL_OF_PAGE));
    clearInterval(watch);
    expect(code).toBe("answer_too_large");
    expect(most - before).toBeLessThan(60_000_000);
  });

  test("of nothing in endless packed parts stops at the limit on the wire", async () => {
    const nothing = Buffer.concat(Array.from({ length: 3000 }, () => gzipSync("")));
    answers((_request, response) => response.writeHead(200, withType({ "content-encoding": "gzip" })).end(nothing));
    expect((await read(URL_OF_PAGE)).body.length).toBe(0);
    expect((await refusalOf(read(URL_OF_PAGE, { maxBytes: 50_000 }))).code).toBe("answer_too_large");
  });

  test.each([
    ["garbage as gzip", "gzip", Buffer.from("this is not packed")],
    ["half of a gzip", "gzip", gzipSync("a".repeat(1000)).subarray(0, 20)],
    ["garbage as br", "br", Buffer.from("this is not packed")],
    ["an unknown packing", "zstd", Buffer.from("?")],
    ["packing in packing", "gzip, gzip", gzipSync(gzipSync("a"))],
  ])("of %s cannot be read", async (_what, encoding, body) => {
    answers((_request, response) => response.writeHead(200, withType({ "content-encoding": encoding })).end(body));
    expect((await refusalOf(read(URL_OF_PAGE))).code).toBe("answer_unreadable");
  });

  test("that is cut off in the middle is no answer", async () => {
    for (const encoding of ["identity", "gzip"]) {
      answers((request, response) => {
        response.writeHead(200, withType({ "content-length": "1000", "content-encoding": encoding }));
        response.write(gzipSync("a".repeat(1000)).subarray(0, 15), () => request.socket.destroy());
      });
      expect((await refusalOf(read(URL_OF_PAGE))).code).toBe("connection_failed");
    }
  });
});

describe("time", () => {
  test("runs out when no answer comes", async () => {
    answers(() => {});
    expect((await refusalOf(read(URL_OF_PAGE, { timeLimitMs: 100 }))).code).toBe("answer_too_slow");
    await site.quiet();
  });

  test("runs out when the site drips", async () => {
    let drops = 0;
    answers((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => (drops++, response.write("a")), 5);
      response.on("close", () => clearInterval(drip));
    });
    expect((await refusalOf(read(URL_OF_PAGE, { timeLimitMs: 200 }))).code).toBe("answer_too_slow");
    expect(drops).toBeGreaterThan(3);
    await site.quiet();
  });

  test("runs out over all redirects together", async () => {
    answers((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: URL_OF_PAGE }).end(), 60);
    });
    expect((await refusalOf(read(URL_OF_PAGE, { timeLimitMs: 150 }))).code).toBe("answer_too_slow");
  });

  test("runs out when the secure connection is never made", async () => {
    const silent = createServer((socket) => socket.resume());
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    const network: Network = { ...site.network, find: async () => ({ addresses: ["127.0.0.1"], port }), mayReach: () => true };
    expect((await refusalOf(read(URL_OF_PAGE, { timeLimitMs: 100 }, network))).code).toBe("answer_too_slow");
    await once(silent.close(), "close");
  });
});

describe("whoever gives up", () => {
  test("before, while waiting for a connection, or in the middle gets no answer and leaves nothing behind", async () => {
    const gone = AbortSignal.abort();
    await expect(read(URL_OF_PAGE, { signal: gone })).rejects.toMatchObject({ code: "timed_out" });

    const connections = pLimit(1);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    answers(() => arrive());
    const first = new AbortController();
    const second = new AbortController();
    const running = read(URL_OF_PAGE, { signal: first.signal, connections });
    const waiting = read(URL_OF_PAGE, { signal: second.signal, connections });
    await arrived;
    second.abort();
    await expect(waiting).rejects.toThrow(AppError);
    first.abort();
    await expect(running).rejects.toMatchObject({ code: "timed_out" });
    await site.quiet();
    expect([...getEventListeners(first.signal, "abort"), ...getEventListeners(second.signal, "abort")]).toEqual([]);
    answers("next");
    expect((await read(URL_OF_PAGE, { connections })).body.toString()).toBe("next");
  });
});

describe("many at once", () => {
  test("keep to their number of connections, and leave none", async () => {
    await site.quiet();
    site.connections.most = 0;
    const waiting: (() => void)[] = [];
    let open = 0;
    answers((_request, response) => {
      waiting.push(() => response.writeHead(200, { "content-type": "text/html" }).end("ok"));
      if (++open >= 10) for (const finish of waiting.splice(0)) finish();
    });
    const connections = pLimit(10);
    const { signal } = new AbortController();
    const fetched = await Promise.all(Array.from({ length: 40 }, () => read(URL_OF_PAGE, { connections, signal })));
    expect(fetched.map(({ body }) => body.toString())).toEqual(Array.from({ length: 40 }, () => "ok"));
    await site.quiet();
    expect(site.connections).toEqual({ now: 0, most: 10 });
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
