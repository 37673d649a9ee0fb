import { beforeAll, describe, expect, test } from "vitest";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { saveListing, savedListingIds, unsaveListing } from "./save-listing.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

describe("saving", () => {
  test("keeps a listing once, however often it is saved, and the latest first", async () => {
    const person = await newPerson(services);
    const [first, second] = [await newListing(services), await newListing(services)];
    await Promise.all([1, 2, 3].map(async () => saveListing(await visitOf(services, person), { listingId: first.id })));
    services.clock.set(new Date(services.clock.now().getTime() + 1000));
    await saveListing(await visitOf(services, person), { listingId: second.id });
    expect(await savedListingIds(await visitOf(services, person))).toEqual([second.id, first.id]);
  });

  test("is undone by unsaving, twice without harm", async () => {
    const person = await newPerson(services);
    const { id: listingId } = await newListing(services);
    await saveListing(await visitOf(services, person), { listingId });
    await unsaveListing(await visitOf(services, person), { listingId });
    await unsaveListing(await visitOf(services, person), { listingId });
    expect(await savedListingIds(await visitOf(services, person))).toEqual([]);
  });

  test("is each person's own", async () => {
    const [one, other] = [await newPerson(services), await newPerson(services)];
    const { id: listingId } = await newListing(services);
    await saveListing(await visitOf(services, one), { listingId });
    await unsaveListing(await visitOf(services, other), { listingId });
    expect(await savedListingIds(await visitOf(services, one))).toEqual([listingId]);
    expect(await savedListingIds(testCtx(services))).toEqual([]);
  });

  test("refuses a visitor and a listing that is not there", async () => {
    const { id: listingId } = await newListing(services);
    await expect(saveListing(testCtx(services), { listingId })).rejects.toMatchObject({ code: "sign_in_required" });
    const visit = await visitOf(services, await newPerson(services));
    await expect(saveListing(visit, { listingId: crypto.randomUUID() })).rejects.toMatchObject({
      code: "listing_not_found",
      message: "Property not found",
    });
  });

  test("refuses a listing that is paused or deleted, and says why", async () => {
    const visit = await visitOf(services, await newPerson(services));
    const [paused, deleted] = [await newListing(services, { status: "paused" }), await newListing(services, { status: "deleted" })];
    await expect(saveListing(visit, { listingId: paused.id })).rejects.toMatchObject({
      status: 409,
      message: "The host has paused this listing. You can save it once it's back.",
    });
    await expect(saveListing(visit, { listingId: deleted.id })).rejects.toMatchObject({
      status: 409,
      message: "This listing is no longer available.",
    });
    expect(await savedListingIds(visit)).toEqual([]);
  });
});
