import { beforeAll, describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { testClock } from "../../../../tests/support/test-clock.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { showResults } from "../results/show-results.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = { ...(await openTestServices(await openTestDatabase())), clock: testClock("2030-03-10T12:00:00Z") };
});

const show = (q: string, more: Record<string, string> = {}) =>
  showResults(testCtx(services), new URLSearchParams({ q, ...more }), "2030-03-09");
const titles = async (q: string, more: Record<string, string> = {}) => (await show(q, more)).results.listings.map(({ title }) => title);

describe("kinds of homes", () => {
  test("are what the host says, or else what the title calls it", async () => {
    const city = "Kindsworth";
    await newListing(services, { city, title: "Sea garden", homeKind: "villa" });
    await newListing(services, { city, title: "The old villa" });
    await newListing(services, { city, title: "Room in a villa", homeKind: "room" });
    await newListing(services, { city, title: "Plain house" });
    expect((await titles("villa in Kindsworth")).toSorted()).toEqual(["Sea garden", "The old villa"]);
    expect(await titles("private room Kindsworth")).toEqual(["Room in a villa"]);
    expect((await titles("Kindsworth", { homeKinds: "villa,room" })).toSorted()).toEqual([
      "Room in a villa",
      "Sea garden",
      "The old villa",
    ]);
    const { summary } = await show("villa in Kindsworth");
    expect(summary).toMatchObject({ total: 2, homeKinds: { villa: 2, room: 1, chalet: 0 } });
  });

  test("a houseboat may be a home or a boat", async () => {
    const city = "Floatham";
    await newListing(services, { city, title: "Moored", homeKind: "houseboat" });
    await newListing(services, { city, title: "Wide houseboat", type: "boat", category: "Boat" });
    await newListing(services, { city, title: "Sloop", type: "boat", category: "Boat" });
    expect((await titles("houseboat in Floatham")).toSorted()).toEqual(["Moored", "Wide houseboat"]);
  });

  test("a boat is refused one", async () => {
    await expect(newListing(services, { type: "boat", category: "Boat", homeKind: "villa" })).rejects.toThrow();
  });
});

describe("what suits families", () => {
  test("welcomes kids, has a crib or a high chair, and two bedrooms", async () => {
    const home = { city: "Familton", bedrooms: 2, amenities: ["Crib"], houseRules: ["Kids welcome"] };
    await newListing(services, { ...home, title: "Fits" });
    await newListing(services, { ...home, title: "High chair", amenities: ["high chair"], houseRules: ["Children are welcome"] });
    await newListing(services, { ...home, title: "One bedroom", bedrooms: 1 });
    await newListing(services, { ...home, title: "Nothing for kids", amenities: ["WiFi"] });
    await newListing(services, { ...home, title: "Unwelcome", houseRules: ["Kids are not welcome"] });
    await newListing(services, { ...home, title: "Silent", houseRules: [] });
    expect((await titles("Familton", { families: "true" })).toSorted()).toEqual(["Fits", "High chair"]);
    expect((await titles("family friendly home in Familton")).toSorted()).toEqual(["Fits", "High chair"]);
    expect((await show("Familton")).summary.facts.families).toBe(2);
  });
});

describe("countries", () => {
  test("are found by any of their names", async () => {
    for (const q of ["Italy", "Italia", "italien", "villa in Italy"]) {
      const { listings } = (await show(q)).results;
      expect(listings.length, q).toBeGreaterThan(0);
      expect(new Set(listings.map(({ country }) => country)), q).toEqual(new Set(["Italy"]));
    }
  });

  test("without anything offer their neighbors", async () => {
    const { results, instead } = await show("villa in Portugal");
    expect(results.listings).toEqual([]);
    expect(instead?.neighbors.map(({ label, query }) => [label, query.q])).toEqual([
      ["Spain", "villa in Spain"],
      ["France", "villa in France"],
    ]);
  });

  test("where the filters leave nothing offer their neighbors, too", async () => {
    const { instead } = await show("villa with pool in Croatia");
    expect(instead?.neighbors.map(({ label }) => label)).toContain("Italy");
  });
});

describe("seas and coasts", () => {
  test.each([
    ["Mediterranean", ["Positano", "Hvar", "Palma", "Corfu", "Cassis"]],
    ["Adriatic", ["Hvar"]],
    ["Gulf Coast", ["Galveston", "St. Petersburg"]],
    ["New England", ["Camden", "Newport", "Burlington"]],
    ["Great Lakes", ["Duluth", "Traverse City"]],
    ["Norwegian coast", ["Bergen", "Svolvær"]],
  ])("%s finds what lies there", async (q, expected) => {
    const cities = new Set<string>();
    for (const type of ["property", "boat"])
      for (const sort of ["recommended", "newest", "price-low", "price-high", "rating"])
        for (const { city } of (await show(q, { type, sort })).results.listings) cities.add(city);
    for (const city of expected) expect(cities).toContain(city);
    expect(cities).not.toContain("Seattle");
  });
});

describe("when and who", () => {
  test("a family's whole wish is understood", async () => {
    const { readings, results } = await show("villa with a pool in Italy, July, 2 adults, 2 children");
    expect(readings.map(({ label }) => label)).toEqual(["Villas", "Pool", "Italy", "A week in July", "2 adults", "2 children"]);
    expect(results.listings.map(({ title }) => title)).toContain("Casa del Vento");
    for (const { capacity, country, stay } of results.listings) {
      expect([capacity >= 4, country, stay?.checkIn.slice(0, 7), stay?.nights]).toEqual([true, "Italy", "2030-07", 7]);
    }
  });

  test("a month that is over is next year's", async () => {
    const { results } = await show("homes in February");
    expect(results.listings[0]?.stay?.checkIn.slice(0, 7)).toBe("2031-02");
  });

  test("chosen dates win over a month in words", async () => {
    const { results, readings } = await show("homes in July", { checkIn: "2030-05-04", checkOut: "2030-05-06" });
    expect(results.listings[0]?.stay).toMatchObject({ checkIn: "2030-05-04", nights: 2 });
    expect(readings.map(({ label }) => label)).toEqual(["Homes"]);
  });
});

describe("words that say little", () => {
  test.each(["family", "weekend getaway", "near the water", "a place for the weekend"])("%j shows everything", async (q) => {
    expect((await show(q)).summary.total).toBe((await show("")).summary.total);
  });

  test("are words again where a title has them", async () => {
    await newListing(services, { title: "Holiday place" });
    expect(await titles("Holiday place")).toEqual(["Holiday place"]);
  });

  test.each(["pool near water", "yacht for a day", "villa", "Italy villa", "family", "Mediterranean"])("%j finds something", async (q) => {
    expect((await show(q)).summary.total).toBeGreaterThan(1);
  });

  test.each(["Tomás", "qqxxyyzz", "yacht for a dayy in qqq"])("%j is nowhere, so nothing is near it", async (q) => {
    expect((await show(q)).instead?.nearby ?? []).toEqual([]);
  });
});

describe("bad input", () => {
  test.each([
    "villa' OR '1'='1",
    "'; DROP TABLE listing_index; --",
    "فيلا مع مسبح",
    "🏡🏖️",
    '"""',
    "%_\\",
    "\u202Evilla",
    "a ".repeat(100),
    "𝕊𝕖𝕒",
  ])("no. %# is only text", async (q) => {
    await expect(show(q)).resolves.toMatchObject({ results: { listings: expect.any(Array) } });
  });

  test("10 kB of words are left out and named", async () => {
    const { leftOut } = await show("villa ".repeat(1_700));
    expect(leftOut).toContain("q");
  });
});
