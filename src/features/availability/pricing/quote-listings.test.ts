import { expect, test } from "vitest";
import { newListing, occupy } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { propertyCustomPrices } from "../availability.tables.server.ts";
import { quoteListing } from "./quote-listing.server.ts";
import { quoteListings } from "./quote-listings.server.ts";

test("many listings are asked at once, and answer as Reserve would", async () => {
  const services = await openTestServices(await openTestDatabase());
  const ctx = testCtx(services);
  const day = (days: number) => new Date(services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { checkIn: day(20), checkOut: day(23), guests: 3 };
  const [plain, dearer, taken, leaving, long, small, paused] = await Promise.all([
    newListing(services, { capacity: 4, minimumNights: 1 }),
    newListing(services, { capacity: 4, minimumNights: 1 }),
    newListing(services, { capacity: 4, minimumNights: 1 }),
    newListing(services, { capacity: 4, minimumNights: 1 }),
    newListing(services, { capacity: 4, minimumNights: 5 }),
    newListing(services, { capacity: 2, minimumNights: 1 }),
    newListing(services, { capacity: 4, minimumNights: 1, status: "paused" }),
  ]);
  await services.db.insert(propertyCustomPrices).values({ propertyId: dearer.id, date: day(21), price: 99_900 });
  await occupy(services, taken.id, day(22), day(24));
  await occupy(services, leaving.id, day(18), day(20));

  const ids = [plain, dearer, taken, leaving, long, small, paused].map(({ id }) => id);
  const answers = await quoteListings(ctx, ids, stay);
  for (const { id } of [plain, dearer, leaving]) expect(answers.get(id)).toEqual(await quoteListing(ctx, id, stay));
  expect(answers.get(taken.id)).toBe("Unavailable for your dates");
  for (const { id } of [long, small]) await expect(quoteListing(ctx, id, stay)).rejects.toMatchObject({ message: answers.get(id) });
  await expect(quoteListing(ctx, taken.id, stay)).rejects.toMatchObject({ code: "dates_blocked" });
  expect(answers.has(paused.id)).toBe(false);
});
