import { gunzipSync } from "node:zlib";
import { classifyRings, VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { beforeAll, describe, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { openTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../gazetteer/fill-gazetteer.server.ts";
import { mercatorX, mercatorY } from "../mercator.ts";
import { TilePath } from "../place.schema.ts";
import { drawTile } from "./draw-tile.server.ts";
import { LAST_TILE_ZOOM, tileExtent, type TileAddress } from "./tile-address.ts";

const WORLD = { z: 0, x: 0, y: 0 };
const PUGET_SOUND = { z: 6, x: 10, y: 22 };
const OPEN_SEA = { z: 6, x: 5, y: 32 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillGazetteer(database, SMALL_GAZETTEER);
});

const readTile = async (tile: TileAddress) => new VectorTile(new PbfReader(gunzipSync(await drawTile(database, tile)))).layers;

type Point = { x: number; y: number };

async function featuresOf(tile: TileAddress, name: string) {
  const layer = (await readTile(tile))[name];
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).filter((feature) => feature !== undefined);
}

const polygonsOf = async (tile: TileAddress, name: string): Promise<Point[][][]> =>
  (await featuresOf(tile, name)).flatMap((feature) => classifyRings(feature.loadGeometry()));

const namesIn = async (tile: TileAddress, name: string) => (await featuresOf(tile, name)).map(({ properties }) => properties.name);

/** Whether the layer covers a place, as the tile of this zoom draws it. */
async function covers(name: string, latitude: number, longitude: number, z = 8): Promise<boolean> {
  const [x, y] = [mercatorX(longitude) * 2 ** z, mercatorY(latitude) * 2 ** z];
  const polygons = await polygonsOf({ z, x: Math.floor(x), y: Math.floor(y) }, name);
  const point = { x: (x % 1) * tileExtent(z), y: (y % 1) * tileExtent(z) };
  return polygons.some((rings) => rings.filter((ring) => isInside(ring, point)).length === 1);
}

function isInside(ring: readonly Point[], { x, y }: Point): boolean {
  return ring.reduce((inside, a, index) => {
    const b = ring.at(index - 1) ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside;
  }, false);
}

const areaOf = (ring: readonly Point[]) =>
  Math.abs(ring.reduce((sum, a, index) => sum + a.x * (ring.at(index - 1)?.y ?? 0) - (ring.at(index - 1)?.x ?? 0) * a.y, 0) / 2);

describe("a tile", () => {
  test("names its layers and the towns in it", async () => {
    expect(Object.keys(await readTile(PUGET_SOUND))).toEqual(expect.arrayContaining(["land", "states", "places"]));
    expect(await namesIn(PUGET_SOUND, "places")).toEqual(expect.arrayContaining(["Seattle", "Friday Harbor"]));
    expect(await namesIn(PUGET_SOUND, "places")).not.toContain("St. Petersburg");
  });

  test("places a town where it is", async () => {
    const seattle = (await featuresOf({ z: 9, x: 82, y: 178 }, "places")).find(({ properties }) => properties.name === "Seattle");
    const { geometry } = seattle?.toGeoJSON(82, 178, 9) ?? {};
    expect(geometry).toMatchObject({ type: "Point", coordinates: [expect.closeTo(-122.332, 3), expect.closeTo(47.606, 3)] });
  });

  test("names harbors, marinas and beaches from near, harbors in the water that it draws", async () => {
    const newport = { z: 9, x: Math.floor(mercatorX(-71.32) * 512), y: Math.floor(mercatorY(41.48) * 512) };
    const near = await featuresOf(newport, "shore-places");
    expect(near.map(({ properties }) => properties)).toEqual(
      expect.arrayContaining([
        { name: "Newport Yachting Center", kind: "marina" },
        { name: "Easton’s Beach", kind: "beach" },
      ]),
    );
    const marina = near
      .find(({ properties }) => properties.name === "Newport Yachting Center")
      ?.toGeoJSON(newport.x, newport.y, 9).geometry;
    if (marina?.type !== "Point") throw new Error("no marina");
    const [longitude = 0, latitude = 0] = marina.coordinates;
    expect(await covers("land", latitude, longitude, LAST_TILE_ZOOM)).toBe(false);
    expect(await namesIn({ z: 8, x: newport.x >> 1, y: newport.y >> 1 }, "shore-places")).toEqual([]);
  });

  test("of the open sea is empty", async () => {
    expect(await readTile(OPEN_SEA)).toEqual({});
  });

  test("knows nothing far beyond its sides", async () => {
    const points = (await polygonsOf(PUGET_SOUND, "land")).flat(2).flatMap(({ x, y }) => [x, y]);
    expect(points.length).toBeGreaterThan(100);
    expect(Math.min(...points)).toBeGreaterThanOrEqual(-tileExtent(6) / 16);
    expect(Math.max(...points)).toBeLessThanOrEqual((tileExtent(6) * 17) / 16);
  });

  test("shows counties only from near", async () => {
    expect(await featuresOf(PUGET_SOUND, "counties")).toEqual([]);
    expect(await featuresOf({ z: 8, x: 40, y: 89 }, "counties")).not.toEqual([]);
  });

  test("names countries and states from afar", async () => {
    expect(await namesIn({ z: 2, x: 0, y: 1 }, "country-names")).toContain("United States of America");
    expect(await namesIn({ z: 4, x: 2, y: 5 }, "state-names")).toContain("Washington");
    expect(await namesIn({ z: 8, x: 40, y: 89 }, "state-names")).toEqual([]);
  });

  test("holds the dry land of the world at the first zoom", async () => {
    const outlines = (await polygonsOf(WORLD, "land")).map(([outline = []]) => outline);
    const share = outlines.reduce((sum, outline) => sum + areaOf(outline), 0) / tileExtent(0) ** 2;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.6);
  });
});

test.each([
  ["in Lake Michigan", 43.5, -87, false],
  ["in Lake Superior", 47.7, -88, false],
  ["in Lake Tahoe", 39.1, -120.04, false],
  ["in Lake Geneva", 46.45, 6.5, false],
  ["in Lake Victoria", -1, 33, false],
  ["in Chicago", 41.88, -87.75, true],
  ["on Manitoulin Island", 45.75, -82.2, true],
  ["in Kansas", 38.5, -98.5, true],
  ["west of the date line", 67, 178, true],
  ["east of the date line", 66.5, -175, true],
  ["at the south pole", -82, 60, true],
  ["on the other side of the pole", -82, -120, true],
  ["in the middle of Europe", 50, 10, true],
  ["in the Pacific", 0, -150, false],
  ["in the Caspian Sea", 42, 50.5, false],
] as const)("land %s: %j %j, %j", async (_where, latitude, longitude, isLand) => {
  expect(await covers("land", latitude, longitude)).toBe(isLand);
});

describe("the tiles that close zooms are drawn from", () => {
  test.each([
    ["San Diego Bay off Coronado", 32.698, -117.158, false],
    ["Coronado beside it", 32.69, -117.185, true],
    ["the sea off La Jolla", 32.86, -117.3, false],
    ["Thames Street in Newport", 41.4859, -71.3145, true],
    ["the harbor of Newport", 41.4845, -71.3255, false],
    ["Lake Como north of Bellagio", 46.02, 9.27, false],
    ["the hills above Bellagio", 45.95, 9.26, true],
    ["the Hudson off Manhattan", 40.735, -74.018, false],
    ["Central Park", 40.782, -73.965, true],
    ["the Columbia off Astoria", 46.22, -123.8, false],
    ["the channel between Hvar and Brač", 43.24, 16.6, false],
    ["Hvar", 43.17, 16.6, true],
  ] as const)("know %s: %j %j, land %j", async (_where, latitude, longitude, isLand) => {
    expect(await covers("land", latitude, longitude, LAST_TILE_ZOOM)).toBe(isLand);
  });
});

test.each([
  { z: "10", x: "0", y: "0" },
  { z: "3", x: "8", y: "0" },
  { z: "-1", x: "0", y: "0" },
  { z: "a", x: "0", y: "0" },
  { z: "1", x: "0.5", y: "0" },
])("there is no tile %j", (path) => {
  expect(TilePath.safeParse(path)).toMatchObject({ success: false, error: { issues: [{ message: "Unknown tile." }] } });
});
