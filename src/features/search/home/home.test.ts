import { expect, test } from "vitest";
import { newListing, occupy } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { propertyPhotos } from "../../listings/photos/photo.tables.server.ts";
import { findListings } from "../results/find-listings.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { bestListings } from "./best-listings.server.ts";
import { listDestinations } from "./list-destinations.server.ts";
import { comingWeekend } from "./weekend.rules.ts";

const services = await openTestServices(await openTestDatabase());
const ctx = testCtx(services);
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

test("the best boats are those that a search for boats finds first, without the ones that are shown already", async () => {
  const { listings } = await findListings(ctx, SearchQuery.parse({ type: "boat" }));
  const [shown, ...others] = ids(listings);
  expect(ids(await bestListings(ctx, { type: "boat" }, 4, [shown ?? ""]))).toEqual(others.slice(0, 4));
});

test("what is free on the weekend has the total of both nights, and what is taken on one of them is left out", async () => {
  const weekend = comingWeekend(services.clock.now());
  const [first, second] = await bestListings(ctx, { type: "property", ...weekend }, 4);
  expect(first?.stay).toMatchObject({ ...weekend, nights: 2 });
  expect(first?.stay?.totalCents).toBeGreaterThan(2 * (first?.stay?.nightlyCents ?? 0));
  await occupy(services, first?.id ?? "", weekend.checkIn, weekend.checkOut);
  const [next] = await bestListings(ctx, { type: "property", ...weekend }, 4);
  expect(next?.id).toBe(second?.id);
});

test("a destination says how many listings a search for it finds, and shows a photo from there; one without a photo is left out", async () => {
  const town = { city: "Zzyzx", country: "Atlantis" };
  const made = await Promise.all(Array.from({ length: 9 }, (_, n) => newListing(services, { ...town, title: `House ${n}` })));
  const photos = made.map(({ id }) => ({ propertyId: id, position: 0, width: 1600, height: 1200, preview: "data:,", description: id }));
  await services.db.insert(propertyPhotos).values(photos);
  const destinations = await listDestinations(ctx, 6);
  // The demo's listings have no photos in tests.
  expect(destinations).toHaveLength(1);
  const [zzyzx] = destinations;
  expect(zzyzx).toMatchObject({ ...town, count: 9 });
  expect(ids(made)).toContain(zzyzx?.cover.description);
});

test.each([
  ["2026-11-16T12:00:00Z", "2026-11-20", "2026-11-22"],
  ["2026-11-20T12:00:00Z", "2026-11-20", "2026-11-22"],
  ["2026-11-21T12:00:00Z", "2026-11-27", "2026-11-29"],
  ["2026-11-22T12:00:00Z", "2026-11-27", "2026-11-29"],
])("on %s the coming weekend is from %s to %s", (now, checkIn, checkOut) => {
  expect(comingWeekend(new Date(now))).toEqual({ checkIn, checkOut });
});
