import { beforeAll, describe, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../../places/index.server.ts";
import { popularPlaces } from "./popular-places.server.ts";
import { suggestSearches } from "./suggest-searches.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  await fillGazetteer(services, SMALL_GAZETTEER);
});

const suggest = (text: string, limit = 7) => suggestSearches(testCtx(services), { text, limit });

describe("popular places", () => {
  test("are the towns with the most listings, with what a search for them finds", async () => {
    for (let index = 0; index < 12; index++) await newListing(services, { city: "Busyham", country: "Atlantis" });
    const [first, ...others] = await popularPlaces(testCtx(services));
    expect(first).toMatchObject({ kind: "town", label: "Busyham, Atlantis", name: "Busyham", count: 12 });
    expect(others.length).toBe(4);
  });
});

describe("suggested searches", () => {
  test("begin with towns that have listings, and say how many", async () => {
    await newListing(services, { city: "Seaquay", state: "WA", country: "United States" });
    await newListing(services, { city: "Seaquay", state: "WA", country: "United States" });
    const [first, ...others] = (await suggest("seaq")).filter(({ kind }) => kind === "town");
    expect(first).toMatchObject({ label: "Seaquay, Washington, United States", name: "Seaquay", count: 2 });
    expect(others).toEqual([]);
    await newListing(services, { city: "SeaTac", state: "WA", country: "United States" });
    const all = await suggest("sea");
    expect(all.filter(({ name }) => name === "SeaTac")).toMatchObject([{ kind: "town", count: 1 }]);
    const kinds = all.map(({ kind }) => kind);
    expect(kinds.lastIndexOf("town")).toBeLessThan(kinds.indexOf("place"));
  });

  test("keep towns of one name in two states apart", async () => {
    await newListing(services, { city: "Portland", state: "ME", country: "United States" });
    const labels = (await suggest("portland")).map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(["Portland, Maine, United States", "Portland, Oregon, United States"]);
  });

  test("find a town by a later word of its name, with or without accents", async () => {
    await newListing(services, { city: "Port Zöllern", state: "", country: "Atlantis" });
    expect((await suggest("zoll")).map(({ label }) => label)).toContain("Port Zöllern, Atlantis");
    expect((await suggest("port zö")).map(({ label }) => label)).toContain("Port Zöllern, Atlantis");
  });

  test("name regions, say where they are, and put those with listings first", async () => {
    await newListing(services, { title: "On Como", latitude: 45.99, longitude: 9.26 });
    expect((await suggest("lake com")).find(({ kind }) => kind === "region")).toMatchObject({
      label: "Lake Como",
      note: "Italy",
      count: 1,
    });
    const regions = (await suggest("lak")).filter(({ kind }) => kind === "region");
    const counts = regions.map(({ count }) => count ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("say why a region is suggested under another name", async () => {
    expect((await suggest("bodens")).find(({ kind }) => kind === "region")).toMatchObject({
      label: "Lake Constance",
      note: "Germany, Austria and Switzerland, also called bodensee",
    });
  });

  test("say why a place is suggested under another name", async () => {
    const place = (await suggest("san juan isl")).find(({ kind }) => kind === "place");
    expect(place).toMatchObject({ label: "Friday Harbor, Washington, United States", note: "San Juan Islands" });
  });

  test.each([
    ["boa", "Boats"],
    ["hot t", "Hot tub"],
    ["jacuz", "Hot tub"],
    ["pet fr", "Pets allowed"],
  ])("%j may become the wish %j", async (text, label) => {
    await newListing(services, { type: "boat", category: "Boat", amenities: ["Hot tub"], petsAllowed: true });
    const [first] = await suggest(text);
    expect(first).toMatchObject({ kind: "wish", label });
    expect(first?.count).toBeGreaterThan(0);
  });

  test("are no more than asked for, each once", async () => {
    const found = await suggest("po", 3);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  test.each(["%", "'", "_", "\\", "&&", "۝", "a".repeat(100)])("%j is only text", async (text) => {
    await expect(suggest(text)).resolves.toEqual(expect.any(Array));
  });
});
