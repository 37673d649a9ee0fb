import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { publishedListings } from "./host-listings.server.ts";
import { properties } from "./listing.tables.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const newId = async () => (await visitOf(services, await newPerson(services))).actor?.id ?? "";

test("a host with a listing that can be booked has a page with those listings, which changes with them", async () => {
  const hostId = await newId();
  const { id } = await newListing(services, { hostId, title: "Lantern Cottage" });
  await newListing(services, { hostId, status: "paused" });
  const ctx = testCtx(services);
  expect(await publishedListings(ctx, hostId)).toEqual([{ id, title: "Lantern Cottage" }]);
  expect([...ctx.request.tags]).toEqual(expect.arrayContaining(["newest", `listing:${id}`]));
});

test.each(["paused", "taken_down", "deleted"] as const)("a host whose only listing is %s has none", async (status) => {
  const hostId = await newId();
  const { id } = await newListing(services, { hostId });
  await services.db.update(properties).set({ status }).where(eq(properties.id, id));
  await expect(publishedListings(testCtx(services), hostId)).rejects.toMatchObject({ code: "host_not_found", status: 404 });
});

test("a traveler has none", async () => {
  await expect(publishedListings(testCtx(services), await newId())).rejects.toMatchObject({ code: "host_not_found" });
});
