import { beforeAll, describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { PAGE_SIZE, SearchQuery } from "../query/search.schema.ts";
import { findListings } from "../results/find-listings.server.ts";
import { showResults } from "../results/show-results.server.ts";
import { summarizeResults } from "../results/summarize-results.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const show = (q: string, more: Record<string, string> = {}) =>
  showResults(testCtx(services), new URLSearchParams({ q, ...more }), "2026-01-01");
const titles = async (q: string, more: Record<string, string> = {}) => (await show(q, more)).results.listings.map(({ title }) => title);
const labels = async (q: string) => (await show(q)).readings.map(({ label }) => label);

describe("what search understands", () => {
  test("a boat is any boat, whatever its title says", async () => {
    const place = { city: "Quayton", latitude: -41, longitude: -141 };
    await newListing(services, { title: "Kestrel", type: "boat", category: "Boat", ...place });
    await newListing(services, { title: "The old boathouse", ...place });
    expect(await titles("boat in Quayton")).toEqual(["Kestrel"]);
    expect(await labels("boat in Quayton")).toEqual(["Boats"]);
    expect((await show("boat in Quayton")).query.q).toBe("boat in Quayton");
  });

  test("an amenity is a filter, under any of its names", async () => {
    const city = "Tubville";
    await newListing(services, { title: "Warm", city, amenities: ["Hot tub"] });
    await newListing(services, { title: "Paddler", city, amenities: ["Kayak"] });
    expect(await titles("hot tub Tubville")).toEqual(["Warm"]);
    expect(await titles("Tubville with a jacuzzi")).toEqual(["Warm"]);
    expect(await titles("kayaking Tubville")).toEqual(["Paddler"]);
  });

  test("a sailboat with captain in a town is all three", async () => {
    const boat = { type: "boat", category: "Boat", city: "Jibport" } as const;
    await newListing(services, { ...boat, title: "Tern, 40 ft sloop", crew: "captained" });
    await newListing(services, { ...boat, title: "Gull, 40 ft sloop", crew: "bareboat" });
    await newListing(services, { ...boat, title: "Auk, 40 ft trawler", crew: "captained" });
    expect(await titles("sailboat with captain in Jibport")).toEqual(["Tern, 40 ft sloop"]);
    expect(await titles("sailboat with captain in Jibport", { sort: "price-low" })).toEqual(["Tern, 40 ft sloop"]);
  });

  test("a region is a part of the map, and the map's own area replaces it", async () => {
    await newListing(services, { title: "Lemon terrace", city: "Somewhere", latitude: 40.6281, longitude: 14.4848 });
    expect(await titles("Amalfi Coast")).toContain("Lemon terrace");
    const moved = await show("Amalfi Coast", { box: "-10,-10,-9,-9" });
    expect(moved.readings).toEqual([]);
    expect(moved.results.listings).toEqual([]);
  });

  test("a region of several parts finds each listing once, in every order", async () => {
    await newListing(services, { title: "Blue dome", latitude: 36.46, longitude: 25.37 });
    await newListing(services, { title: "Old fort", latitude: 39.62, longitude: 19.92 });
    for (const sort of ["recommended", "newest", "price-low", "rating"]) {
      const found = await titles("Greek islands", { sort });
      expect(found.filter((title) => title === "Blue dome" || title === "Old fort").toSorted()).toEqual(["Blue dome", "Old fort"]);
    }
  });

  test("a lakehouse is a house by a lake", async () => {
    const lake = { latitude: 45.99, longitude: 9.26 };
    await newListing(services, { title: "By the water", ...lake });
    await newListing(services, { title: "Up the hill", latitude: 45.2, longitude: 8.1 });
    await newListing(services, { title: "Lake flat", category: "Apartment", ...lake });
    const found = await titles("lakehouse");
    expect(found).toContain("By the water");
    expect(found).not.toContain("Up the hill");
    expect(found).not.toContain("Lake flat");
  });

  test("rooms, guests and prices are read", async () => {
    const city = "Roomford";
    await newListing(services, { title: "Large", city, bedrooms: 4, capacity: 9, pricePerNight: 50_000 });
    await newListing(services, { title: "Small", city, bedrooms: 1, capacity: 2, pricePerNight: 9_000 });
    expect(await titles("3 bedrooms in Roomford")).toEqual(["Large"]);
    expect(await titles("Roomford for 8 people")).toEqual(["Large"]);
    expect(await titles("Roomford under $100")).toEqual(["Small"]);
  });

  test("a title that speaks of a boat is still found by its words", async () => {
    await newListing(services, { title: "The Yacht Painter's Studio" });
    expect(await titles("The Yacht Painter's Studio")).toEqual(["The Yacht Painter's Studio"]);
    expect(await labels("The Yacht Painter's Studio")).toEqual([]);
  });

  test("words in quotation marks are looked for in titles and places", async () => {
    await newListing(services, { title: "Catamaran cottage" });
    expect(await titles('"catamaran" cottage')).toEqual(["Catamaran cottage"]);
  });

  test("the list and the summary agree", async () => {
    for (const q of ["boat", "hot tub", "lakehouse", "Greek islands", "sailboat with captain", "2 bedrooms"]) {
      const query = SearchQuery.parse({ q });
      const { listings, next } = await findListings(testCtx(services), query);
      const { total } = await summarizeResults(testCtx(services), query);
      expect(next === null ? total : Math.min(total, PAGE_SIZE), q).toBe(listings.length);
    }
  });
});
