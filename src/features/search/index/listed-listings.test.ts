import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { lastListingNumber, listedListings } from "./listed-listings.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

async function idsBetween(first: number, last: number): Promise<string[]> {
  const found: string[] = [];
  for await (const listings of listedListings(testCtx(services), first, last)) found.push(...listings.map(({ id }) => id));
  return found;
}

test("every active listing is listed once, a paused one not at all", async () => {
  const active = await newListing(services, { title: "Open house" });
  const paused = await newListing(services, { title: "Closed house" });
  await services.db.update(properties).set({ status: "paused" }).where(eq(properties.id, paused.id));
  const last = await lastListingNumber(testCtx(services));
  const all = await idsBetween(0, last);
  expect(all).toContain(active.id);
  expect(all).not.toContain(paused.id);
  expect(new Set(all).size).toBe(all.length);
  expect([...(await idsBetween(0, last - 1)), ...(await idsBetween(last - 1, last))]).toEqual(all);
});

test("beyond the last number there is nothing", async () => {
  const last = await lastListingNumber(testCtx(services));
  expect(await idsBetween(last, last + 50_000)).toEqual([]);
});
