import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newListing, occupy } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { propertyPhotos } from "../../listings/photos/photo.tables.server.ts";
import { findListings } from "../results/find-listings.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { summarizeResults } from "../results/summarize-results.server.ts";
import { readHome } from "./read-home.server.ts";
import { comingWeekend } from "./weekend.rules.ts";

const services = await openTestServices(await openTestDatabase());
const ctx = testCtx(services);
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

test("the newest are featured, without paused ones", async () => {
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const made: { id: string }[] = [];
  for (const hours of [1, 2, 3]) made.push(await newListing(services, { createdAt: later(hours) }));
  await services.db
    .update(properties)
    .set({ status: "paused" })
    .where(eq(properties.id, made[1]?.id ?? ""));
  expect(ids((await readHome(ctx)).featured).slice(0, 2)).toEqual([made[2]?.id, made[0]?.id]);
});

test("the best boats are those that a search for boats finds first, without those that are featured", async () => {
  const { featured, boats } = await readHome(ctx);
  const { listings } = await findListings(ctx, SearchQuery.parse({ type: "boat" }));
  const others = ids(listings).filter((id) => !ids(featured).includes(id));
  expect(boats).toHaveLength(4);
  expect(ids(boats)).toEqual(others.slice(0, 4));
});

test("what is free on the weekend has the total of both nights, and what is taken on one of them is left out", async () => {
  const { weekend, free, featured } = await readHome(ctx);
  const [first, second] = free;
  expect(first?.stay).toMatchObject({ ...weekend, nights: 2 });
  expect(first?.stay?.totalCents).toBeGreaterThan(2 * (first?.stay?.nightlyCents ?? 0));
  expect(featured.map(({ stay }) => stay)).toEqual(featured.map(() => null));
  await occupy(services, first?.id ?? "", weekend.checkIn, weekend.checkOut);
  expect((await readHome(ctx)).free[0]?.id).toBe(second?.id);
});

test.each([
  ["Zzyzx", "Atlantis"],
  ["South Lake Qwyx", "Atlantis"],
  ["Qwyxhaven by the Zyx", "Atlantis"],
])(
  "%s as a destination says how many listings a search for it finds, and shows a photo from there; one without a photo is left out",
  async (city, country) => {
    const made = await Promise.all(Array.from({ length: 9 }, (_, n) => newListing(services, { city, country, title: `House ${n}` })));
    await newListing(services, { title: `On the way to ${city}`, city: "Elsewhere" });
    const photos = made.map(({ id }) => ({ propertyId: id, position: 0, width: 1600, height: 1200, preview: "data:,", description: id }));
    await services.db.insert(propertyPhotos).values(photos);
    const { destinations } = await readHome(ctx);
    // The demo's listings have no photos in tests.
    const found = destinations.find((each) => each.city === city);
    expect(found).toMatchObject({ city, country });
    expect(found?.count).toBe((await summarizeResults(ctx, SearchQuery.parse({ q: city }))).total);
    expect(ids(made)).toContain(found?.cover.description);
  },
);

test.each([
  ["2026-11-16T12:00:00Z", "2026-11-20", "2026-11-22"],
  ["2026-11-20T12:00:00Z", "2026-11-20", "2026-11-22"],
  ["2026-11-21T12:00:00Z", "2026-11-27", "2026-11-29"],
  ["2026-11-22T12:00:00Z", "2026-11-27", "2026-11-29"],
])("on %s the coming weekend is from %s to %s", (now, checkIn, checkOut) => {
  expect(comingWeekend(new Date(now))).toEqual({ checkIn, checkOut });
});
