import { expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../../places/index.server.ts";
import { comparePrices } from "./compare-prices.server.ts";
import { estimatePrice } from "./estimate-price.server.ts";
import { ComparePricesInput, EstimateInput } from "./price.schema.ts";
import { boxAround, sizesLike } from "./similar.rules.ts";

const services = await openTestServices(await openTestDatabase());
const visit = await visitOf(services, await newPerson(services));
const ask = (given: Record<string, unknown>) => comparePrices(visit, ComparePricesInput.parse({ type: "property", capacity: 4, ...given }));
type Given = Parameters<typeof newListing>[1];
/** Homes for four with these prices in dollars, so many kilometers north of a place in the ocean. */
const homesAt = (latitude: number, longitude: number, km: number, prices: number[], given: Given = {}) =>
  Promise.all(
    prices.map((price) =>
      newListing(services, { capacity: 4, latitude: latitude + km / 111.32, longitude, pricePerNight: price * 100, ...given }),
    ),
  );

test("compares with active homes of other hosts for about as many guests, and looks farther where there are too few", async () => {
  const [latitude, longitude] = [-40, -20];
  await homesAt(latitude, longitude, 4, [100, 120, 140, 160]);
  expect((await ask({ latitude, longitude })).similar).toBeNull();
  await homesAt(latitude, longitude, 20, [300]);
  expect(await ask({ latitude, longitude })).toEqual({
    isPlaceKnown: true,
    similar: { count: 5, km: 25, lowCents: 10_000, medianCents: 14_000, highCents: 30_000 },
  });
  await homesAt(latitude, longitude, 4, [180]);
  expect((await ask({ latitude, longitude })).similar).toMatchObject({ count: 5, km: 10, highCents: 18_000 });
  await Promise.all([
    homesAt(latitude, longitude, 1, [900], { capacity: 12 }),
    homesAt(latitude, longitude, 1, [900], { status: "paused" }),
    homesAt(latitude, longitude, 1, [900], { hostId: visit.actor?.id }),
    homesAt(latitude, longitude, 1, [900], { type: "boat", category: "Boat" }),
  ]);
  expect((await ask({ latitude, longitude })).similar).toMatchObject({ count: 5, km: 10, highCents: 18_000 });
  expect((await ask({ latitude: latitude + 2, longitude })).similar).toBeNull();
});

test("compares boats by their length, or else by their guests, also across the date line", async () => {
  const boat = { type: "boat" as const, category: "Boat" as const };
  await homesAt(-45, 179.98, 0, [200, 210, 220], { ...boat, lengthFeet: 40 });
  await homesAt(-45, -179.98, 0, [230, 240], { ...boat, lengthFeet: 42 });
  await homesAt(-45, 180, 0, [2000], { ...boat, lengthFeet: 90 });
  const place = { type: "boat", latitude: -45, longitude: 180 };
  expect((await ask({ ...place, lengthFeet: "41.5" })).similar).toMatchObject({ count: 5, highCents: 24_000 });
  expect((await ask({ ...place, lengthFeet: "" })).similar).toMatchObject({ count: 6 });
});

test("finds the place by its address, and says when it doesn't", async () => {
  await fillGazetteer(services, SMALL_GAZETTEER);
  expect(await ask({ city: "Nowhere at all", country: "United States" })).toEqual({ isPlaceKnown: false, similar: null });
  expect((await ask({ city: "Friday Harbor", state: "WA", country: "United States" })).isPlaceKnown).toBe(true);
});

test("only people who are signed in may ask, and only with numbers", async () => {
  await expect(comparePrices(testCtx(services), ComparePricesInput.parse({ type: "boat", capacity: 2 }))).rejects.toMatchObject({
    code: "sign_in_required",
  });
  for (const wrong of [{ capacity: "many" }, { capacity: 0 }, { latitude: 91 }, { lengthFeet: "long" }, { type: "tent" }])
    expect(ComparePricesInput.safeParse({ type: "boat", capacity: 2, ...wrong }).success).toBe(false);
});

test("about the same size is a quarter less to a third more", () => {
  expect(sizesLike(4)).toEqual({ least: 3, most: 6 });
  expect(sizesLike(1)).toEqual({ least: 1, most: 2 });
});

test("the box around a place has two sides of the date line and ends at the pole", () => {
  expect(boxAround({ latitude: 0, longitude: 180 }, 60)).toMatchObject({
    west: expect.closeTo(179.46, 1),
    east: expect.closeTo(-179.46, 1),
  });
  expect(boxAround({ latitude: 90, longitude: 0 }, 60).north).toBe(90);
});

test("an estimate is for the town that was asked for, or else for a busy one; what is no question is left out", async () => {
  expect(EstimateInput.parse({ guests: "many", type: "tent", town: "x".repeat(101) })).toEqual({ guests: 4, type: "property", town: "" });
  const asked = await estimatePrice(visit, EstimateInput.parse({ town: "Nowhere at all", guests: "2" }));
  expect(asked).toEqual({ type: "property", guests: 2, town: "Nowhere at all", isPlaceKnown: false, similar: null });
  const known = await estimatePrice(visit, EstimateInput.parse({ town: "Friday Harbor, United States" }));
  expect(known).toMatchObject({ town: "Friday Harbor", isPlaceKnown: true });
  expect(await estimatePrice(visit, EstimateInput.parse({}))).toMatchObject({ guests: 4, type: "property" });
});
