import { expect, test } from "vitest";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../../places/index.server.ts";
import { listingWalks } from "./listing-walks.server.ts";

const services = await openTestServices(await openTestDatabase());
await fillGazetteer(services, SMALL_GAZETTEER);

const location = {
  streetAddress: "12 Spring Street",
  city: "Friday Harbor",
  state: "WA",
  zipCode: "98250",
  country: "United States",
  latitude: 48.535,
  longitude: -123.021,
  isApproximate: false,
};
const ways = async (listing: Parameters<typeof listingWalks>[1]) => (await listingWalks(testCtx(services), listing)).map(({ to }) => to);

test("a home says how far the harbor and the town are", async () => {
  expect(await ways({ type: "property", location })).toEqual(expect.arrayContaining(["harbor", "center"]));
});

test("a home whose host shows only about where it is says nothing, and neither does one that is nowhere yet", async () => {
  expect(await ways({ type: "property", location: { ...location, isApproximate: true } })).toEqual([]);
  expect(await ways({ type: "property", location: { ...location, latitude: null, longitude: null } })).toEqual([]);
});

test("a boat in its harbor says how far the town is, and not how far the harbor is", async () => {
  const atBerth = { ...location, latitude: 48.5378, longitude: -123.0155 };
  const found = await ways({ type: "boat", location: atBerth });
  expect(found).toContain("center");
  expect(found).not.toContain("harbor");
  expect(found).not.toContain("shore");
});
