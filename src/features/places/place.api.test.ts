import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { watchTestDatabase } from "../../../tests/support/frozen-database.ts";
import { SMALL_GAZETTEER } from "../../../tests/support/gazetteer.ts";
import { openTestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { createHttpApp } from "../../platform/http/http-app.server.ts";
import { fillGazetteer } from "./gazetteer/fill-gazetteer.server.ts";
import { placeApi } from "./place.api.server.ts";

let app: ReturnType<typeof createHttpApp>;
beforeAll(async () => {
  const services = await openTestServices(await openTestDatabase());
  await fillGazetteer(services, SMALL_GAZETTEER);
  app = createHttpApp({
    services,
    database: watchTestDatabase(services),
    identify: async () => null,
    media: async () => null,
    api: placeApi,
    pages: async () => new Response(),
    isReady: () => true,
  });
});

const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe("GET /api/places", () => {
  test("answers with places", async () => {
    const response = await get("/api/places?text=friday%20h&limit=1");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([{ label: "Friday Harbor, Washington, United States" }]);
  });

  test.each(["", "?text=", "?text=%20", `?text=${"a".repeat(101)}`, "?text=a&limit=11", "?text=a&limit=x"])(
    "explains what is wrong with %j",
    async (query) => {
      const response = await get(`/api/places${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "invalid_input", fields: expect.any(Object) });
    },
  );

  test.each(["%00", "%25", "_", "%27%3B--", "%ED%A0%80", "%F0%9F%8F%96"])("takes %s for text", async (text) => {
    expect((await get(`/api/places?text=${text}`)).status).toBe(200);
  });
});

describe("GET /api/places/water", () => {
  test("says that a place is on land, and where the water is", async () => {
    const response = await get("/api/places/water?latitude=41.4859&longitude=-71.3145");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      isOnLand: true,
      metersToWater: expect.any(Number),
      nearest: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
  });

  test.each([
    "",
    "?latitude=1",
    "?latitude=&longitude=2",
    "?latitude=91&longitude=0",
    "?latitude=0&longitude=180.1",
    "?latitude=NaN&longitude=x",
  ])("refuses %j", async (query) => {
    const response = await get(`/api/places/water${query}`);
    expect(response.status).toBe(400);
    expect(Object.values(((await response.json()) as { fields: object }).fields)[0]).toBe("Please enter a place on Earth.");
  });
});

describe("GET /api/places/tiles", () => {
  test("answers with a tile that may be cached", async () => {
    const response = await get("/api/places/tiles/6/10/22", { "accept-encoding": "gzip, br" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
    expect(response.headers.get("cache-control")).toContain("public");
    expect(gunzipSync(await response.arrayBuffer()).includes("Seattle")).toBe(true);
  });

  test("answers uncompressed if the client takes nothing else", async () => {
    const response = await get("/api/places/tiles/6/10/22");
    expect(response.headers.has("content-encoding")).toBe(false);
    expect(Buffer.from(await response.arrayBuffer()).includes("Seattle")).toBe(true);
  });

  test.each(["11/0/0", "3/8/0", "-1/0/0", "a/b/c", "1/0/1.5"])("has no tile %s", async (path) => {
    expect((await get(`/api/places/tiles/${path}`)).status).toBe(400);
  });
});
