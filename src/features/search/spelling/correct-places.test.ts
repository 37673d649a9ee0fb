import { beforeAll, describe, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../../places/index.server.ts";
import { showResults } from "../results/show-results.server.ts";
import { DEMO_TYPOS } from "./demo-typos.ts";
import { editDistance } from "./edit-distance.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  await fillGazetteer(services, SMALL_GAZETTEER);
});

const show = (q: string, more: Record<string, string> = {}) =>
  showResults(testCtx(services), new URLSearchParams({ q, ...more }), "2026-01-01");
const cities = async (q: string) => new Set((await show(q)).results.listings.map(({ city }) => city));

describe("a misspelt place", () => {
  test("there are a hundred of them", () => expect(DEMO_TYPOS.length).toBeGreaterThanOrEqual(100));

  test.each(DEMO_TYPOS)("%j shows what is in %s", async (typed, place) => {
    expect(await cities(typed)).toEqual(new Set([place]));
  });

  test("is said, and the address keeps what was typed", async () => {
    const { correction, query } = await show("Sna Diego");
    expect(correction).toEqual({ typed: "Sna Diego", shown: "San Diego" });
    expect(query.q).toBe("Sna Diego");
  });

  test("among other wishes is put right alone", async () => {
    const { correction, readings } = await show("house in Sna Diego with wifi");
    expect(correction).toEqual({ typed: "Sna Diego", shown: "San Diego" });
    expect(readings.map(({ label, without }) => [label, without])).toEqual([
      ["Houses", "San Diego with wifi"],
      ["WiFi", "house in San Diego"],
    ]);
  });

  test("is searched for as it was typed if that is asked for", async () => {
    const { correction, results } = await show("Sna Diego", { asTyped: "true" });
    expect(correction).toBeNull();
    expect(results.listings).toEqual([]);
  });

  test("may be a region", async () => {
    expect((await show("Amalfi Caost")).correction).toEqual({ typed: "Amalfi Caost", shown: "Amalfi Coast" });
  });

  test("written with an abbreviation is no mistake to speak of", async () => {
    expect(await cities("Saint Petersburg")).toEqual(new Set(["St. Petersburg"]));
    expect((await show("Saint Petersburg")).correction).toBeNull();
  });

  test("is recognized as soon as the town has its first listing", async () => {
    expect((await show("Quarrenwick")).correction).toBeNull();
    await newListing(services, { city: "Quarrendwick" });
    expect((await show("Quarrenwick")).correction).toEqual({ typed: "Quarrenwick", shown: "Quarrendwick" });
  });
});

describe("what is no misspelt place", () => {
  test.each([
    "San Diego",
    "Camden",
    "Net Loft",
    "quick",
    "zzzzzz",
    "Tomás",
    "xyz",
    "%",
    "'; drop table search_towns; --",
    "🏖️",
    "فيلا",
    '"Sna" "Diego"',
  ])("%j is left alone", async (q) => {
    expect((await show(q)).correction).toBeNull();
  });

  test("a place that is known and has nothing is not taken for another", async () => {
    await newListing(services, { city: "Malagia" });
    expect((await show("Malaga")).correction).toBeNull();
    expect((await show("Malagai")).correction).toEqual({ typed: "Malagai", shown: "Malagia" });
  });

  test("words that only begin with it are still being typed", async () => {
    expect((await show("San Die")).correction).toBeNull();
    expect(await cities("San Die")).toEqual(new Set(["San Diego"]));
  });

  test("the longest text is looked at in time", async () => {
    const words = Array.from({ length: 33 }, (_, index) => `wrod${index}`)
      .join(" ")
      .slice(0, 200);
    expect((await show(words)).results.listings).toEqual([]);
  });
});

describe("wrong letters", () => {
  test.each([
    ["camden", "camden", 0],
    ["camdne", "camden", 1],
    ["camde", "camden", 1],
    ["camdenn", "camden", 1],
    ["canden", "camden", 1],
    ["sna deigo", "san diego", 2],
    ["abc", "xyz", 3],
    ["", "ab", 2],
  ])("of %j for %j are %i", (typed, meant, distance) => expect(editDistance(typed, meant, 3)).toBe(distance));

  test("are not counted beyond the most", () => expect(editDistance("abcdef", "uvwxyz", 2)).toBe(3));
});
