import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { openTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../gazetteer/fill-gazetteer.server.ts";
import { TilePath } from "../place.schema.ts";
import { boxOf, clipLine, clipRing } from "./clip.ts";
import { drawLand } from "./draw-land.server.ts";
import { drawTile } from "./draw-tile.server.ts";
import { areaOf, EXTENT } from "./vector-tile.server.ts";

const PUGET_SOUND = { z: 6, x: 10, y: 22 };
const OPEN_SEA = { z: 6, x: 5, y: 32 };
const MICHIGAN = { z: 6, x: 16, y: 23 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillGazetteer(database, SMALL_GAZETTEER);
});

const layer = (tile: Parameters<typeof drawLand>[0], name: string) => drawLand(tile).find((each) => each.name === name)?.features ?? [];

describe("a tile", () => {
  test("names its layers and the towns in it", async () => {
    const text = gunzipSync(await drawTile(database, PUGET_SOUND)).toString("latin1");
    for (const word of ["land", "states", "places", "Seattle", "Friday Harbor"]) expect(text).toContain(word);
    expect(text).not.toContain("Petersburg");
  });

  test("of the open sea is empty", async () => {
    expect(gunzipSync(await drawTile(database, OPEN_SEA))).toHaveLength(0);
  });

  test("knows nothing far beyond its sides", () => {
    const coordinates = layer(PUGET_SOUND, "land").flatMap(({ geometry }) => (geometry.kind === "polygon" ? geometry.rings.flat() : []));
    expect(coordinates.length).toBeGreaterThan(100);
    expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(-EXTENT / 16);
    expect(Math.max(...coordinates)).toBeLessThanOrEqual(EXTENT + EXTENT / 16);
  });

  test("shows counties only from near", () => {
    expect(layer(PUGET_SOUND, "counties")).toEqual([]);
    expect(layer({ z: 8, x: 40, y: 89 }, "counties")).not.toEqual([]);
  });

  test("has the Great Lakes, and the land in them", () => {
    expect(layer(MICHIGAN, "great-lakes")).not.toEqual([]);
    expect(layer(MICHIGAN, "lake-shores")).not.toEqual([]);
    expect(layer(PUGET_SOUND, "lake-shores")).toEqual([]);
  });

  test("holds most of the dry land of the world at the least zoom", () => {
    const share =
      layer({ z: 0, x: 0, y: 0 }, "land").reduce(
        (sum, { geometry }) => sum + (geometry.kind === "polygon" ? Math.abs(areaOf(geometry.rings[0] ?? [])) : 0),
        0,
      ) /
      2 /
      EXTENT ** 2;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.6);
  });
});

test.each([
  { z: "11", x: "0", y: "0" },
  { z: "3", x: "8", y: "0" },
  { z: "-1", x: "0", y: "0" },
  { z: "a", x: "0", y: "0" },
  { z: "1", x: "0.5", y: "0" },
])("there is no tile %j", (path) => {
  expect(TilePath.safeParse(path).success).toBe(false);
});

const BOX = { minX: 0, minY: 0, maxX: 10, maxY: 10 };

test("a ring that covers the box is cut to the box", () => {
  const ring = [-5, -5, 15, -5, 15, 15, -5, 15];
  expect(Math.abs(areaOf([...clipRing(ring, boxOf(ring), BOX)]))).toBe(200);
});

test("a ring outside the box leaves nothing", () => {
  const ring = [20, 20, 30, 20, 30, 30];
  expect(clipRing(ring, boxOf(ring), BOX)).toHaveLength(0);
});

test("a line that leaves the box and comes back is two", () => {
  const line = [-5, 2, 5, 2, 5, 15, 8, 15, 8, 5];
  expect(clipLine(line, boxOf(line), BOX).map((part) => [...part])).toEqual([
    [0, 2, 5, 2, 5, 10],
    [8, 10, 8, 5],
  ]);
});
