import { asc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { gazetteer, places } from "../place.tables.server.ts";
import { fillGazetteer } from "./fill-gazetteer.server.ts";

const { db } = await openTestDatabase();
const rows = () => db.select().from(places).orderBy(asc(places.id));
const indexes = async () => (await db.execute(sql`select indexdef from pg_indexes where tablename = 'places' order by indexdef`)).rows;

beforeEach(async () => {
  await db.execute(sql`truncate places, gazetteer`);
});

test("fills every place under each of its names, with its indexes", async () => {
  const before = await indexes();
  await fillGazetteer({ db }, SMALL_GAZETTEER);
  const named = SMALL_GAZETTEER.places().flatMap(({ name, otherNames }) => [name, ...otherNames]);
  expect(await rows()).toHaveLength(named.length);
  expect(await indexes()).toEqual(before);
  expect(before.length).toBeGreaterThan(4);
});

test("names prominent towns on the map before others, and ZIP codes never", async () => {
  await fillGazetteer({ db }, SMALL_GAZETTEER);
  const zooms = new Map((await rows()).map(({ searchName, labelZoom }) => [searchName, labelZoom]));
  expect(zooms.get("seattle")).toBe(3);
  expect(zooms.get("seatac")).toBeGreaterThan(8);
  expect(zooms.get("98250")).toBeNull();
  expect(zooms.get("san juan islands")).toBeNull();
});

/** The small gazetteer, and how often it was read. */
function counted() {
  const readings = { count: 0 };
  const read = () => {
    readings.count++;
    return SMALL_GAZETTEER.places();
  };
  return { readings, source: { ...SMALL_GAZETTEER, places: read } };
}

test("does not read the places again when they are there", async () => {
  const { readings, source } = counted();
  let starts = 0;
  for (let turn = 0; turn < 3; turn++) await fillGazetteer({ db }, source, () => void starts++);
  expect(readings.count).toBe(1);
  expect(starts).toBe(1);
});

test("servers that start together fill it once", async () => {
  const { readings, source } = counted();
  await Promise.all([1, 2, 3, 4].map(() => fillGazetteer({ db }, source)));
  expect(readings.count).toBe(1);
  expect(await db.select({ version: gazetteer.version }).from(gazetteer)).toEqual([{ version: "small" }]);
});

test("another version replaces the one before", async () => {
  await fillGazetteer({ db }, SMALL_GAZETTEER);
  await fillGazetteer({ db }, { version: "smaller", places: () => SMALL_GAZETTEER.places().slice(0, 1) });
  expect((await rows()).map(({ name }) => name)).toEqual(["Seattle"]);
  expect(await db.select({ version: gazetteer.version }).from(gazetteer)).toEqual([{ version: "smaller" }]);
});

test("what cannot be read leaves everything as it was", async () => {
  await fillGazetteer({ db }, SMALL_GAZETTEER);
  const before = await rows();
  const broken = {
    version: "broken",
    places: () => {
      throw new Error("unreadable");
    },
  };
  await expect(fillGazetteer({ db }, broken)).rejects.toThrow("unreadable");
  expect(await rows()).toEqual(before);
});
