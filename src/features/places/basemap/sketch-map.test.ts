import { beforeAll, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { openTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../gazetteer/fill-gazetteer.server.ts";
import { sketchMap } from "./sketch-map.server.ts";

const SIZE = { width: 236, height: 92 };
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillGazetteer(database, SMALL_GAZETTEER);
});

const numbersIn = (paths: string[]) => paths.flatMap((path) => (path.match(/-?[\d.]+/g) ?? []).map(Number));

test("a harbor has land and water in its box, and the names of towns around", async () => {
  const { land, names, ...size } = await sketchMap(database, { latitude: 48.535, longitude: -123.014 }, SIZE);
  expect(size).toMatchObject(SIZE);
  expect(land.length).toBeGreaterThan(0);
  for (const number of numbersIn(land)) {
    expect(number).toBeGreaterThanOrEqual(-4);
    expect(number).toBeLessThanOrEqual(SIZE.width + 4);
  }
  for (const { x, y } of names) expect(x > 0 && x < SIZE.width && y > 0 && y < SIZE.height).toBe(true);
});

test("the open sea is empty, also where the map begins again", async () => {
  for (const longitude of [-140, 179.999])
    expect(await sketchMap(database, { latitude: -40, longitude }, SIZE)).toMatchObject({ land: [], rivers: [], names: [] });
});

test("a place far inland is all land", async () => {
  const { land } = await sketchMap(database, { latitude: 39.5, longitude: -98.35 }, SIZE);
  const corners = numbersIn(land);
  expect(Math.min(...corners)).toBe(-4);
  expect(Math.max(...corners)).toBe(SIZE.width + 4);
});
