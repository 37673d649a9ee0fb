import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { newListing, occupy } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { fillGazetteer } from "../../places/gazetteer/fill-gazetteer.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { findListings } from "../results/find-listings.server.ts";
import { findPins } from "./find-pins.server.ts";
import { MapQuery } from "./map.schema.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const look = (query: Record<string, unknown>) => findPins(testCtx(services), MapQuery.parse(query));
const CLOSE = 14;

async function countOf(query: Record<string, unknown>): Promise<number> {
  const { pins, clusters } = await look(query);
  return pins.length + clusters.reduce((sum, { count }) => sum + count, 0);
}

describe("a part of the map", () => {
  const FJORD = "5.0,60.0,5.6,60.6";

  beforeAll(async () => {
    const place = { city: "Kartby", type: "property" as const };
    const add = (title: string, latitude: number, longitude: number, more = {}) =>
      newListing(services, { title, latitude, longitude, ...place, ...more });
    await add("North house", 60.5, 5.1);
    await add("South house", 60.1, 5.1, { pricePerNight: 90_000, capacity: 2 });
    await add("Neighbor A", 60.3, 5.5);
    await add("Neighbor B", 60.3001, 5.5001, { amenities: ["WiFi"] });
    await add("Elsewhere", 40, -70);
    const taken = await add("Taken house", 60.4, 5.3);
    await occupy(services, taken.id, "2031-05-02", "2031-05-03");
  });

  test("shows what is in it, close ones as a cluster with their number", async () => {
    const { pins, clusters } = await look({ q: "Kartby", view: FJORD, zoom: 9 });
    expect(pins.map(({ title }) => title).toSorted()).toEqual(["North house", "South house", "Taken house"]);
    expect(clusters).toMatchObject([{ count: 2, isCapped: false, box: { south: 60.3, north: 60.3001 } }]);
  });

  test("splits a cluster from near", async () => {
    const { pins, clusters } = await look({ q: "Kartby", view: FJORD, zoom: 20 });
    expect(pins).toHaveLength(5);
    expect(clusters).toEqual([]);
  });

  test("has the price for the dates, and not what is taken then", async () => {
    const { pins } = await look({ view: FJORD, zoom: CLOSE, checkIn: "2031-05-01", checkOut: "2031-05-04" });
    const titles = pins.map(({ title }) => title);
    expect(titles).toContain("North house");
    expect(titles).not.toContain("Taken house");
    expect(pins[0]?.stay?.nights).toBe(3);
  });

  test.each([
    {},
    { q: "Kartby" },
    { q: "kartbi" },
    { type: "boat" },
    { guests: "4" },
    { maxPrice: "500" },
    { amenities: "WiFi" },
    { checkIn: "2031-05-01", checkOut: "2031-05-04" },
    { q: "Kartby", box: "5.0,60.2,5.6,60.6" },
    { q: "nowhere at all" },
  ])("counts as many as the list has for %j", async (query) => {
    const { box = FJORD } = query as { box?: string };
    const { listings } = await findListings(testCtx(services), SearchQuery.parse({ ...query, box }));
    for (const zoom of [1, 6, CLOSE]) expect(await countOf({ ...query, view: FJORD, zoom })).toBe(listings.length);
  });

  test("shows nothing outside the area that is searched", async () => {
    expect(await countOf({ box: "5.0,60.45,5.6,60.6", view: FJORD, zoom: 9 })).toBe(1);
    expect(await countOf({ box: "100,0,110,10", view: FJORD, zoom: 9 })).toBe(0);
  });

  test("is all around the world, too", async () => {
    expect(await countOf({ q: "Kartby", view: "-180,-85,180,85", zoom: 1 })).toBe(6);
  });
});

test("without a view, the answer is where the results are", async () => {
  await newListing(services, { title: "Left", city: "Breitstadt", latitude: 10, longitude: 170 });
  await newListing(services, { title: "Right", city: "Breitstadt", latitude: -10, longitude: -170 });
  await newListing(services, { title: "Unknown", city: "Breitstadt", latitude: null, longitude: null });
  expect(await look({ q: "Breitstadt" })).toEqual({ pins: [], clusters: [], extent: { west: 170, east: -170, south: -10, north: 10 } });
  expect((await look({ q: "zzzzqqq" })).extent).toBeNull();
});

test("without a view, a region that was named is shown whole, with listings or without", async () => {
  const lofoten = { west: 12.6, south: 67.7, east: 15.2, north: 68.6 };
  expect((await look({ q: "Lofoten" })).extent).toEqual(lofoten);
  await newListing(services, { title: "Rorbu", city: "Reine", latitude: 67.93, longitude: 13.09 });
  expect((await look({ q: "Lofoten" })).extent).toEqual(lofoten);
});

test("without a view, a town that has no listing is shown", async () => {
  await fillGazetteer(services, SMALL_GAZETTEER);
  expect((await look({ q: "Seaside" })).extent).toEqual({ west: -123.9226, east: -123.9226, south: 45.9932, north: 45.9932 });
});

describe("many listings", () => {
  const COUNT = 1600;
  const VIEW = "-60.4,-30.4,-59.6,-29.6";

  beforeAll(async () => {
    const { id } = await newListing(services, { title: "Model", city: "Vielstadt", latitude: -30, longitude: -60 });
    const [model] = await services.db.select().from(properties).where(eq(properties.id, id));
    if (!model) throw new Error("the listing is gone");
    const copies = Array.from({ length: COUNT - 1 }, (_, i) => ({
      ...model,
      id: randomUUID(),
      latitude: -30.001 + ((i % 40) - 20) / 60,
      longitude: -60 + (Math.floor(i / 40) - 20) / 60,
    }));
    for (let first = 0; first < copies.length; first += 400) await services.db.insert(properties).values(copies.slice(first, first + 400));
  });

  test("beyond the limit are counted as far as it goes, and say so", async () => {
    const { clusters } = await look({ view: VIEW, zoom: 8 });
    expect(clusters.length).toBeGreaterThan(1);
    expect(clusters.every(({ isCapped }) => isCapped)).toBe(true);
  });

  test("are all counted as soon as the view is small enough", async () => {
    const box = "-60.1,-30.1,-59.9,-29.9";
    const { pins, clusters } = await look({ view: box, zoom: 10 });
    expect(clusters.some(({ isCapped }) => isCapped)).toBe(false);
    const [row] = (
      await services.db.execute<{ n: number }>(
        "select count(*)::int as n from listing_index where latitude between -30.1 and -29.9 and longitude between -60.1 and -59.9",
      )
    ).rows;
    expect(pins.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(row?.n);
  });

  test("that are apart have a price for the first forty, and are dots beyond", async () => {
    const { pins, clusters } = await look({ view: "-60.1,-30.1,-59.9,-29.9", zoom: CLOSE });
    expect(pins).toHaveLength(40);
    expect(clusters.filter(({ count }) => count === 1).length).toBeGreaterThan(40);
  });
});

test.each([{ view: "1,2,3" }, { view: "0,10,1,5" }, { zoom: "near" }, { zoom: "99" }, { guests: "none" }])("%j is refused", (query) => {
  expect(MapQuery.safeParse(query).success).toBe(false);
});
