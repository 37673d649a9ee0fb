import { beforeAll, expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../tests/support/gazetteer.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { fillGazetteer } from "./gazetteer/fill-gazetteer.server.ts";
import { locatePlace } from "./locate-place.server.ts";
import type { PostalAddress } from "./place.schema.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  await fillGazetteer(services, SMALL_GAZETTEER);
});

const locate = (address: Partial<PostalAddress>) =>
  locatePlace(testCtx(services), { city: "", state: "", zipCode: "", country: "", ...address });

test("an address in the United States is where its ZIP code is", async () => {
  const address = { city: "Friday Harbor", state: "WA", zipCode: "98250", country: "United States" };
  expect(await locate(address)).toEqual({ latitude: 48.5454, longitude: -123.0947, precision: "zip" });
  expect(await locate({ ...address, zipCode: " 98250-1234 " })).toMatchObject({ precision: "zip" });
});

test("without a ZIP code it is where the town of that state is", async () => {
  expect(await locate({ city: "portland", state: "Maine", country: "USA" })).toEqual({
    latitude: 43.6615,
    longitude: -70.2553,
    precision: "city",
  });
  expect(await locate({ city: "PORTLAND", state: "or", country: "us" })).toEqual({
    latitude: 45.5234,
    longitude: -122.6762,
    precision: "city",
  });
});

test("a ZIP code of another state is treated as a typo", async () => {
  expect(await locate({ city: "Seattle", state: "WA", zipCode: "33101", country: "US" })).toMatchObject({
    latitude: 47.6062,
    precision: "city",
  });
});

test("elsewhere it is where the town of that country is", async () => {
  expect(await locate({ city: "Malaga", state: "Málaga", zipCode: "29001", country: "Spain" })).toMatchObject({
    latitude: 36.7202,
    precision: "city",
  });
  expect(await locate({ city: "Victoria", state: "BC", zipCode: "V8V 1A1", country: "Canada" })).toMatchObject({ latitude: 48.4359 });
});

test("a five-digit code of another country is no ZIP code", async () => {
  expect(await locate({ city: "Málaga", zipCode: "98250", country: "Spain" })).toMatchObject({ latitude: 36.7202 });
});

test("what is unknown stays unknown", async () => {
  expect(await locate({ city: "Nowhere", state: "WA", country: "United States" })).toBeNull();
  expect(await locate({ city: "Seattle", state: "Oregon", country: "United States" })).toBeNull();
  expect(await locate({ city: "Seattle", country: "Atlantis" })).toBeNull();
  expect(await locate({ city: "'; --", state: "%", zipCode: "_____", country: "US" })).toBeNull();
  expect(await locate({})).toBeNull();
});
