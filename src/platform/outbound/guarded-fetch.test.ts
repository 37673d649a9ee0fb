import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FixtureAnswer, type FixtureSite, startFixtureSite } from "../../../tests/support/fixture-site.ts";
import { refusalOf } from "../../../tests/support/refusal-of.ts";
import { selfSignedCertificate } from "../../../tests/support/self-signed-certificate.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { testClock } from "../../../tests/support/test-clock.ts";
import { readConfig } from "../config.server.ts";
import { openLog } from "../log.server.ts";
import { guardedFetch, type GuardedFetchOptions } from "./guarded-fetch.server.ts";
import { type Network, openNetwork } from "./network.server.ts";

const PAGE = "www.airbnb.com/rooms/1";
const URL_OF_PAGE = `https://${PAGE}?secret=token`;
const config = readConfig({ APP_ORIGIN: "https://stay.example.com" });

let site: FixtureSite;
beforeAll(async () => {
  site = await startFixtureSite({ [PAGE]: "<h1>Cabin</h1>" }, { moreHosts: ["www.airbnb.de", "evil.test"] });
});
afterAll(() => site.stop());

const depsOn = (network: Network = site.network) => ({ network, config, clock: testClock(), log: silentLog });

const read = (address: string, options: Partial<GuardedFetchOptions> = {}, network?: Network) =>
  guardedFetch(depsOn(network), address, {
    allowsHost: (host) => /^www\.airbnb\.(com|de)$/.test(host),
    acceptsType: (type) => type === "text/html",
    ...options,
  });

const answers = (answer: FixtureAnswer) => site.answer(PAGE, answer);

describe("a page", () => {
  test("comes as bytes, with what the next request needs", async () => {
    answers((_request, response) =>
      response
        .writeHead(200, { "content-type": "Text/HTML; charset=utf-8", etag: '"1"', "last-modified": "Mon, 16 Nov 2026 08:00:00 GMT" })
        .end("<h1>Cabin</h1>"),
    );
    const { status, url, headers, body } = await read(URL_OF_PAGE);
    expect({ status, url: url.href, body: body.toString() }).toEqual({ status: 200, url: URL_OF_PAGE, body: "<h1>Cabin</h1>" });
    expect(headers).toEqual({
      etag: '"1"',
      lastModified: "Mon, 16 Nov 2026 08:00:00 GMT",
      contentType: "Text/HTML; charset=utf-8",
      retryAfterSeconds: null,
    });
  });

  test("is asked for honestly, without cookies or a referrer", async () => {
    answers((_request, response) => response.writeHead(200, { "content-type": "text/html", "set-cookie": "a=b" }).end());
    await read(URL_OF_PAGE, { headers: { accept: "text/html" } });
    await read(URL_OF_PAGE, { headers: { accept: "text/html" } });
    expect(site.requests.at(-1)?.headers).toEqual({
      host: "www.airbnb.com",
      connection: "close",
      accept: "text/html",
      "accept-encoding": "gzip, deflate, br",
      "user-agent": "Hearth-Hull/1.0 (+https://stay.example.com)",
    });
  });

  test.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ] as const)("is unpacked from %s", async (encoding, pack) => {
    answers((_request, response) =>
      response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).end(pack("<h1>Boat</h1>")),
    );
    expect((await read(URL_OF_PAGE)).body.toString()).toBe("<h1>Boat</h1>");
  });

  test("that did not change is 304, without a body", async () => {
    answers((request, response) => response.writeHead(request.headers["if-none-match"] === '"1"' ? 304 : 500, { etag: '"1"' }).end());
    const { status, body, headers } = await read(URL_OF_PAGE, { headers: { "if-none-match": '"1"' } });
    expect({ status, size: body.length, etag: headers.etag }).toEqual({ status: 304, size: 0, etag: '"1"' });
  });

  test.each([
    ["no HTTP", "SSH-2.0-OpenSSH_9.9\r\n"],
    ["an endless head", `HTTP/1.1 200 OK\r\nX-Long: ${"a".repeat(100_000)}\r\n\r\n`],
  ])("that is %s cannot be read", async (_what, bytes) => {
    answers((request) => request.socket.end(bytes));
    expect((await refusalOf(read(URL_OF_PAGE))).code).toBe("answer_unreadable");
  });

  test("is refused as 304 when nobody asked for changes", async () => {
    answers((_request, response) => response.writeHead(304).end());
    expect(await refusalOf(read(URL_OF_PAGE))).toMatchObject({ code: "answer_failed", httpStatus: 304 });
  });

  test.each([
    ["120", 120],
    ["Mon, 16 Nov 2026 08:01:00 GMT", 60],
    ["soon", null],
  ])("that fails says when to come back: %s", async (retryAfter, seconds) => {
    answers((_request, response) => response.writeHead(503, { "retry-after": retryAfter }).end());
    const deps = { ...depsOn(), clock: { now: () => new Date("2026-11-16T08:00:00Z") } };
    const fetched = guardedFetch(deps, URL_OF_PAGE, { allowsHost: () => true, acceptsType: () => true });
    expect(await refusalOf(fetched)).toMatchObject({
      code: "answer_failed",
      message: "This site answered with an error (503).",
      httpStatus: 503,
      retryAfterSeconds: seconds,
    });
  });

  test.each([undefined, "application/json", "text/html-like", "image/png"])("of the wrong kind is refused unread: %s", async (type) => {
    answers((_request, response) => response.writeHead(200, type ? { "content-type": type } : {}).write("endless"));
    expect((await refusalOf(read(URL_OF_PAGE))).code).toBe("answer_wrong_kind");
  });
});

describe("a product started with the settings of a fixture site", () => {
  test("reads from it", async () => {
    answers("fixture");
    expect((await read(URL_OF_PAGE, {}, openNetwork(readConfig(site.settings)))).body.toString()).toBe("fixture");
  });
});

describe("a redirect", () => {
  const redirectTo = (location: string) => answers((_request, response) => response.writeHead(302, { location }).end());

  test("is followed inside the platform, to a path and to another of its domains", async () => {
    redirectTo("/rooms/2?b=c");
    site.answer("www.airbnb.com/rooms/2", (_request, response) =>
      response.writeHead(301, { location: "https://www.airbnb.de/rooms/3" }).end(),
    );
    site.answer("www.airbnb.de/rooms/3", "<h1>Hütte</h1>");
    const { url, body } = await read(URL_OF_PAGE);
    expect([url.href, body.toString()]).toEqual(["https://www.airbnb.de/rooms/3", "<h1>Hütte</h1>"]);
  });

  test.each([
    ["https://evil.test/", "redirect_not_allowed"],
    ["//evil.test/", "redirect_not_allowed"],
    ["https://www.airbnb.com.evil.test/", "redirect_not_allowed"],
    ["http://www.airbnb.com/rooms/2", "address_not_https"],
    ["https://www.airbnb.com:8443/", "address_with_port"],
    ["https://www.airbnb.com@evil.test/", "address_with_password"],
    ["https://127.0.0.1/", "redirect_not_allowed"],
    ["file:///etc/passwd", "address_not_https"],
    ["https://[", "address_unreadable"],
  ])("to %s is refused: %s", async (location, code) => {
    redirectTo(location);
    const before = site.requests.length;
    expect((await refusalOf(read(URL_OF_PAGE))).code).toBe(code);
    expect(site.requests.length).toBe(before + 1);
  });

  test.each([
    "https://127.0.0.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::1]/",
    "https://0x7f.1/",
    "https://[64:ff9b::7f00:1]/",
  ])("to the private address %s is refused even where every host is allowed", async (location) => {
    redirectTo(location);
    expect((await refusalOf(read(URL_OF_PAGE, { allowsHost: () => true }))).code).toBe("address_private");
  });

  test("is followed five times and no more", async () => {
    let asked = 0;
    let last = 5;
    answers((_request, response) => {
      if (asked++ < last) response.writeHead(307, { location: URL_OF_PAGE }).end();
      else response.writeHead(200, { "content-type": "text/html" }).end("there");
    });
    expect((await read(URL_OF_PAGE)).body.toString()).toBe("there");
    [asked, last] = [0, Number.POSITIVE_INFINITY];
    expect((await refusalOf(read(URL_OF_PAGE))).code).toBe("too_many_redirects");
    expect(asked).toBe(6);
  });
});

describe("an address", () => {
  test.each([
    ["http://www.airbnb.com/", "address_not_https"],
    ["https://evil.test/", "host_not_allowed"],
    ["https://airbnb.com.evil.test/", "host_not_allowed"],
    ["https://nowhere.test/", "host_unknown"],
    ["https://127.0.0.1/", "address_private"],
    ["https://2130706433/", "address_private"],
    ["https://[::ffff:127.0.0.1]/", "address_private"],
    ["https://[fd00:ec2::254]/", "address_private"],
    ["webcal://169.254.169.254/", "address_private"],
  ])("%s is refused: %s", async (address, code) => {
    const allowsHost = (host: string) => !host.endsWith("evil.test");
    expect((await refusalOf(read(address, { allowsHost }))).code).toBe(code);
  });
});

describe("a name", () => {
  /** Listens where nobody should come, and keeps what it was sent. */
  async function listenSecretly(address: string, port: number): Promise<{ server: Server; visits: Socket[]; heard: Buffer[] }> {
    const visits: Socket[] = [];
    const heard: Buffer[] = [];
    const server = createServer((socket) => {
      visits.push(socket.on("data", (data) => heard.push(data)).on("error", () => {}));
    });
    await once(server.listen(port, address), "listening");
    return { server, visits, heard };
  }

  test.each([
    ["first", ["127.0.0.2", "127.0.0.1"]],
    ["last", ["127.0.0.1", "127.0.0.2"]],
  ])("with a private address, %s, is read from its public one", async (_where, addresses) => {
    const { server, visits } = await listenSecretly("127.0.0.2", site.port);
    answers("public");
    const network = { ...site.network, find: async () => ({ addresses, port: site.port }) };
    expect((await read(URL_OF_PAGE, {}, network)).body.toString()).toBe("public");
    expect(visits).toEqual([]);
    server.close();
  });

  test("that answers differently the second time is refused then", async () => {
    const { server, visits } = await listenSecretly("127.0.0.2", site.port);
    const places = ["127.0.0.1", "127.0.0.2"];
    const network = { ...site.network, find: async () => ({ addresses: [places.shift() ?? ""], port: site.port }) };
    answers((_request, response) => response.writeHead(302, { location: "/rooms/2" }).end());
    expect((await refusalOf(read(URL_OF_PAGE, {}, network))).code).toBe("address_private");
    expect(places).toEqual([]);
    expect(visits).toEqual([]);
    server.close();
  });

  test("is asked for once a connection, so that nothing can change between the check and the connection", async () => {
    let asked = 0;
    const find = async () => ({ addresses: asked++ === 0 ? ["127.0.0.1"] : ["127.0.0.2"], port: site.port });
    answers("same");
    expect((await read(URL_OF_PAGE, {}, { ...site.network, find })).body.toString()).toBe("same");
    expect(asked).toBe(1);
  });

  test("whose connection ends up at a private address after all is not sent a byte", async () => {
    const { server, visits, heard } = await listenSecretly("127.0.0.1", 0);
    const { port } = server.address() as AddressInfo;
    let checks = 0;
    const network: Network = {
      ...site.network,
      find: async () => ({ addresses: ["127.0.0.1"], port }),
      mayReach: (address, at) => checks++ === 0 || site.network.mayReach(address, at),
    };
    const closed = once(server, "connection").then(([socket]) => once(socket as Socket, "close"));
    expect((await refusalOf(read(URL_OF_PAGE, {}, network))).code).toBe("address_private");
    await closed;
    expect([visits.length, heard, checks]).toEqual([1, [], 2]);
    server.close();
  });

  test("of the wrong certificate, an expired one, or one that nobody vouches for is refused", async () => {
    const wrongName = await startFixtureSite({ [PAGE]: "" }, { certificate: selfSignedCertificate(["other.example"]) });
    const expired = await startFixtureSite(
      { [PAGE]: "" },
      { certificate: selfSignedCertificate(["www.airbnb.com"], new Date(Date.now() - 1000)) },
    );
    const unknown = { ...wrongName.network, ca: site.network.ca };
    for (const network of [wrongName.network, expired.network, unknown]) {
      expect((await refusalOf(read(URL_OF_PAGE, {}, network))).code).toBe("tls_failed");
    }
    expect(wrongName.requests).toEqual([]);
    await Promise.all([wrongName.quiet(), expired.quiet()]);
    await Promise.all([wrongName.stop(), expired.stop()]);
  });

  test("where nobody listens is refused", async () => {
    const gone = await startFixtureSite({ [PAGE]: "" });
    await gone.stop();
    expect((await refusalOf(read(URL_OF_PAGE, {}, gone.network))).code).toBe("connection_failed");
  });

  test("that is never found stops at the limit", async () => {
    const network = { ...site.network, find: () => new Promise<never>(() => {}) };
    expect((await refusalOf(read(URL_OF_PAGE, { timeLimitMs: 50 }, network))).code).toBe("answer_too_slow");
  });
});

describe("the log", () => {
  test("names the host, never the path or the query", async () => {
    const lines: string[] = [];
    const log = openLog({ logLevel: "debug" }, "server", { write: (line) => void lines.push(line) });
    const options = { allowsHost: () => true, acceptsType: () => true };
    const deps = { ...depsOn(), log };
    answers("fine");
    await guardedFetch(deps, URL_OF_PAGE, options);
    answers((request) => request.socket.destroy());
    const failed = await refusalOf(guardedFetch(deps, URL_OF_PAGE, options));
    answers((_request, response) => response.writeHead(302, { location: "https://[/rooms/token" }).end());
    const astray = await refusalOf(guardedFetch(deps, URL_OF_PAGE, options));
    log.error({ err: failed }, "later");
    log.error({ err: astray }, "later");
    expect(lines.length).toBe(5);
    expect(lines.join("\n")).toContain("www.airbnb.com");
    expect(lines.join("\n")).not.toMatch(/rooms|token/);
  });
});
