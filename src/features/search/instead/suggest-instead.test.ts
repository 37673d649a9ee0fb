import { beforeAll, describe, expect, test } from "vitest";
import { newListing, occupy } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { addDays, todayAt } from "../../availability/index.ts";
import { showResults } from "../results/show-results.server.ts";

let services: TestServices;
let today: string;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  today = todayAt("Etc/GMT+12", services.clock.now());
});

const show = (params: Record<string, string>) => showResults(testCtx(services), new URLSearchParams(params), today);
const insteadOf = async (params: Record<string, string>) => (await show(params)).instead;

describe("where nothing was found", () => {
  test("says which filter to drop and what that gives, the most first", async () => {
    const city = "Emptyville";
    await newListing(services, { city, title: "With pool", amenities: ["Pool"], capacity: 4 });
    await newListing(services, { city, title: "Also with pool", amenities: ["Pool"], capacity: 2 });
    await newListing(services, { city, title: "With sauna", amenities: ["Sauna"], capacity: 2 });
    const instead = await insteadOf({ q: "Emptyville with sauna", amenities: "Pool" });
    expect(instead?.without.slice(0, 2).map(({ label, count }) => [label, count])).toEqual([
      ["Sauna", 2],
      ["Pool", 1],
    ]);
    const [first] = instead?.without ?? [];
    expect(first?.query).toMatchObject({ q: "Emptyville", amenities: ["Pool"] });
  });

  test("offers the filters without the words that name nothing", async () => {
    await newListing(services, { city: "Otherton", amenities: ["Gym"] });
    const instead = await insteadOf({ q: "qqxxyyzz", amenities: "Gym" });
    expect(instead?.without.map(({ label }) => label)).toContain("qqxxyyzz");
  });

  test("offers to drop two filters where no single one helps", async () => {
    await newListing(services, { city: "Pairsbury", amenities: ["Sauna"] });
    const instead = await insteadOf({ q: "Pairsbury", amenities: "Sauna", bedrooms: "9", baths: "9" });
    expect(instead?.without[0]).toMatchObject({ label: "9+ bedrooms and 9+ baths", count: 1 });
    expect(instead?.without[0]?.query).toMatchObject({ q: "Pairsbury", amenities: ["Sauna"] });
  });

  test("offers nothing to drop where there is only a text", async () => {
    expect((await insteadOf({ q: "qqxxyyzz" }))?.without).toEqual([]);
  });

  test("names the nearest dates that are free", async () => {
    const { id } = await newListing(services, { city: "Datesborough", title: "Busy" });
    const day = (days: number) => addDays(today, 40 + days);
    await occupy(services, id, day(-3), day(5));
    const instead = await insteadOf({ q: "Datesborough", checkIn: day(0), checkOut: day(2) });
    expect(instead?.dates.map(({ query, count }) => [query.checkIn, query.checkOut, count])).toEqual([
      [day(5), day(7), 1],
      [day(-5), day(-3), 1],
      [day(6), day(8), 1],
    ]);
  });

  test("never offers dates in the past", async () => {
    const { id } = await newListing(services, { city: "Soonville" });
    await occupy(services, id, addDays(today, 1), addDays(today, 6));
    const instead = await insteadOf({ q: "Soonville", checkIn: addDays(today, 2), checkOut: addDays(today, 4) });
    expect(instead?.dates.every(({ query }) => (query.checkIn ?? "") >= today)).toBe(true);
    expect(instead?.dates[0]?.query.checkIn).toBe(addDays(today, 6));
  });

  test("names towns around with what they have of what was asked for", async () => {
    const near = { latitude: -45, longitude: -120 };
    await newListing(services, { city: "Nearburg", country: "Atlantis", ...near, amenities: ["Gym"] });
    await newListing(services, { city: "Fartown", country: "Atlantis", latitude: -45.9, longitude: -120, amenities: ["Gym"] });
    await newListing(services, { city: "Nogym", country: "Atlantis", latitude: -45, longitude: -120.01 });
    const instead = await insteadOf({ q: "gym", box: "-120.2,-45.3,-120.1,-45.2" });
    expect(instead?.nearby.map(({ label, count }) => [label, count])).toEqual([
      ["Nearburg, Atlantis", 1],
      ["Fartown, Atlantis", 1],
    ]);
    expect(instead?.nearby[0]?.query).toMatchObject({ q: "Nearburg, Atlantis", amenities: ["Gym"], box: undefined });
  });

  test("is asked for only where nothing was found", async () => {
    await newListing(services, { city: "Foundham" });
    expect(await insteadOf({ q: "Foundham" })).toBeNull();
  });
});
