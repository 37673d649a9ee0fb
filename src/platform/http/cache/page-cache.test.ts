import { describe, expect, test } from "vitest";
import { testClock } from "../../../../tests/support/test-clock.ts";
import { EVERYTHING, PageCache, SHARED_PAGE, SHARED_UNTIL } from "./page-cache.server.ts";

const page = (shows: string, text = "a page") => new Response(text, { headers: { [SHARED_PAGE]: shows, "content-type": "text/html" } });
const store = (cache: PageCache, key: string, shows: string) => cache.store(key, page(shows), cache.beginRender());

describe("a change", () => {
  test("empties the pages that show what changed, and no others", async () => {
    const cache = new PageCache();
    await store(cache, "auto /", "newest listing:a listing:b");
    await store(cache, "auto /properties/a", "listing:a nights:a");
    await store(cache, "auto /properties/c", "listing:c nights:c");
    cache.empty("nights:a");
    expect(await cache.find("auto /properties/a")).toBeUndefined();
    expect(await cache.find("auto /")).toBeDefined();
    cache.empty("listing:b");
    expect(await cache.find("auto /")).toBeUndefined();
    expect(await cache.find("auto /properties/c")).toBeDefined();
    cache.empty(EVERYTHING);
    expect(await cache.find("auto /properties/c")).toBeUndefined();
  });

  test("during a render keeps a page that shows it from being stored, and only that one", async () => {
    const cache = new PageCache();
    const render = cache.beginRender();
    cache.empty("listing:a");
    expect(await cache.store("auto /a", page("listing:a"), render)).toBeNull();
    expect(await cache.store("auto /b", page("listing:b"), render)).not.toBeNull();
    cache.endRender(render);
    expect(await store(cache, "auto /a", "listing:a")).not.toBeNull();
  });
});

test("what a page shows ends by itself, and the page with it", async () => {
  const clock = testClock("2027-06-01T12:00:00Z");
  const cache = new PageCache(clock);
  const response = page("nights:a");
  response.headers.set(SHARED_UNTIL, "2027-06-01T12:15:00.000Z");
  const stored = await cache.store("auto /a", response, cache.beginRender());
  expect(stored?.headers).not.toHaveProperty(SHARED_UNTIL);
  await store(cache, "auto /b", "nights:b");
  clock.advance(15 * 60 - 1);
  expect(await cache.find("auto /a")).toBeDefined();
  clock.advance(1);
  expect(await cache.find("auto /a")).toBeUndefined();
  expect(await cache.find("auto /b")).toBeDefined();
});

describe("many who ask for a page that is not there", () => {
  const asking = async (cache: PageCache, render: () => Promise<unknown>) =>
    (await Promise.all(Array.from({ length: 20 }, () => cache.findOrRender("auto /", render)))).filter((found) => found !== undefined);

  test("get the one that the first of them renders", async () => {
    const cache = new PageCache();
    await store(cache, "auto /", "newest");
    cache.empty("newest");
    let renders = 0;
    const found = await asking(cache, async () => {
      renders += 1;
      await store(cache, "auto /", "newest");
    });
    expect([renders, found.length]).toEqual([1, 19]);
  });

  test("do not wait for each other where pages are not shared", async () => {
    const cache = new PageCache();
    let [running, most] = [0, 0];
    await asking(cache, async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    });
    expect(most).toBe(20);
  });

  test("render it themselves when the first one fails", async () => {
    const cache = new PageCache();
    await store(cache, "auto /", "newest");
    cache.empty("newest");
    let renders = 0;
    const failed = await Promise.allSettled(
      Array.from({ length: 3 }, () =>
        cache.findOrRender("auto /", async () => {
          renders += 1;
          throw new Error("no database");
        }),
      ),
    );
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(renders).toBe(3);
  });
});

test("what is answered to one person is never stored", async () => {
  const cache = new PageCache();
  const render = cache.beginRender();
  expect(await cache.store("auto /", new Response("mine"), render)).toBeNull();
  const withCookie = page("newest");
  withCookie.headers.append("set-cookie", "session_token=1");
  expect(await cache.store("auto /", withCookie, render)).toBeNull();
  expect(cache.keyOf({ method: "GET", url: "/", headers: { cookie: "hearth.session_token=1" } })).toBeNull();
});

test("visitors who read times differently do not share a page", () => {
  const keyOf = (language: string) => new PageCache().keyOf({ method: "GET", url: "/", headers: { "accept-language": language } });
  expect(keyOf("de-DE")).not.toBe(keyOf("en-US"));
  expect(keyOf("de-DE")).toBe(keyOf("fr-FR"));
});
