import { beforeAll, describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { roomsFor } from "../index/party-fit.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { selectPage } from "../index/search.queries.server.ts";
import { ORDERS } from "../index/search.statements.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { findListings } from "./find-listings.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const find = (query: Record<string, unknown>) => findListings(testCtx(services), SearchQuery.parse(query));
const titles = async (query: Record<string, unknown>) => (await find(query)).listings.map(({ title }) => title);

describe("what sleeps the party well", () => {
  test("comes first, and the rest after it", async () => {
    const city = "Fitham";
    await newListing(services, { city, title: "House", bedrooms: 2, beds: 3, capacity: 4 });
    await newListing(services, { city, title: "Studio", bedrooms: 0, beds: 2, capacity: 4 });
    await newListing(services, { city, title: "Loft", bedrooms: 1, beds: 3, capacity: 4 });
    await newListing(services, { city, title: "Small", bedrooms: 2, beds: 2, capacity: 3 });
    const found = await titles({ q: city, guests: 4, children: 2 });
    expect(found[0]).toBe("House");
    expect(found.toSorted()).toEqual(["House", "Loft", "Studio"]);
    expect((await titles({ q: city, guests: 4, sort: "newest" }))[0]).toBe("Loft");
  });

  test("needs no more than a bed for two, and nothing more for hours aboard", () => {
    expect(roomsFor({ guests: 2, children: 0 })).toBeNull();
    expect(roomsFor({})).toBeNull();
    expect(roomsFor({ guests: 2, children: 1 })).toEqual({ bedrooms: 1, sleepers: 2 });
    expect(roomsFor({ guests: 3, children: 1 })).toEqual({ bedrooms: 1, sleepers: 3 });
    expect(roomsFor({ guests: 4, children: 2 })).toEqual({ bedrooms: 2, sleepers: 4 });
    expect(roomsFor({ guests: 6, children: undefined })).toEqual({ bedrooms: 3, sleepers: 6 });
  });

  test("no studio and no loft of one bedroom leads for a family of four", async () => {
    for (const query of [{}, { amenities: ["Pool"] }, { type: "property" }, { month: "2031-07", length: "week" }]) {
      const { listings } = await find({ guests: 4, children: 2, ...query });
      expect(listings[0]?.bedrooms, JSON.stringify(query)).toBeGreaterThanOrEqual(2);
    }
  });

  test.each([
    { q: "Fitpages", guests: 5 },
    { q: "", host: undefined, guests: 5, minPrice: 777, maxPrice: 779 },
    { amenities: ["Cold Plunge"], guests: 5, minPrice: 777, maxPrice: 779 },
  ])("goes over all pages forth and back, %j", async (query) => {
    if (query.q === "Fitpages")
      for (let i = 0; i < 60; i++)
        await newListing(services, {
          city: "Fitpages",
          title: `No. ${i}`,
          pricePerNight: 77_800,
          amenities: ["Cold Plunge"],
          bedrooms: i % 2 === 0 ? 3 : 1,
          beds: 4,
          capacity: 6,
        });
    const first = await find(query);
    const second = await find({ ...query, after: first.next });
    const third = await find({ ...query, after: second.next });
    const pages = [first, second, third].map(({ listings }) => listings);
    const all = pages.flat();
    expect(all).toHaveLength(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all.map(({ bedrooms }) => bedrooms)).toEqual([...Array.from({ length: 30 }, () => 3), ...Array.from({ length: 30 }, () => 1)]);
    expect(third.next).toBeNull();
    const back = await find({ ...query, before: third.previous });
    expect(back.listings.map(({ id }) => id)).toEqual(pages[1]?.map(({ id }) => id));
    const start = await find({ ...query, before: back.previous });
    expect(start.listings.map(({ id }) => id)).toEqual(pages[0]?.map(({ id }) => id));
    expect(start.previous).toBeNull();
  });

  test("is the same by a list that is read whole and by one that is left early", async () => {
    const plan = await planSearch(testCtx(services), SearchQuery.parse({ q: "Fitpages", guests: 5 }));
    const select = async (isShort: boolean, cursor: { key: string; no: number } | null) => {
      const hits = await selectPage(testCtx(services), { ...plan, isShort }, { order: ORDERS.recommended, cursor, limit: 45 });
      return hits.map(({ key, no }) => ({ key, no }));
    };
    const whole = await select(true, null);
    expect(await select(false, null)).toEqual(whole);
    for (const at of [10, 29, 30, 40]) expect(await select(false, whole[at] ?? null)).toEqual(await select(true, whole[at] ?? null));
  });
});
