import { beforeAll, describe, expect, test } from "vitest";
import { newListing } from "../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { propertyPhotos } from "./photos/photo.tables.server.ts";
import { listingSummaries, readListing } from "./listing.view.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

describe("a listing", () => {
  test("is shown with its host, place and particulars", async () => {
    const { id } = await newListing(services, {
      type: "boat",
      category: "Yacht",
      crew: "either",
      lengthFeet: 50,
      marina: "Port",
      halfBathrooms: 3,
    });
    expect(await readListing(testCtx(services), id)).toMatchObject({
      host: { fullName: "Tomás Herrera", isCertified: true },
      location: { streetAddress: "1 Nowhere Road", latitude: -40, isApproximate: false },
      boat: { crew: "either", lengthFeet: 50, marina: "Port" },
      bathrooms: 1.5,
    });
  });

  test("is shown with its photos in their order, and with no other's", async () => {
    const [listing, other] = await Promise.all([newListing(services), newListing(services)]);
    const photo = { width: 1600, height: 1200, preview: "data:image/webp;base64,UklGRg==" };
    await services.db.insert(propertyPhotos).values([
      { ...photo, id: crypto.randomUUID(), propertyId: listing.id, position: 1, description: "the bay" },
      { ...photo, id: crypto.randomUUID(), propertyId: listing.id, position: 0, description: "the house" },
      { ...photo, id: crypto.randomUUID(), propertyId: other.id, position: 0, description: "another house" },
    ]);
    const { photos } = await readListing(testCtx(services), listing.id);
    expect(photos.map(({ description }) => description)).toEqual(["the house", "the bay"]);
    expect(photos[0]).toMatchObject({ width: 1600, height: 1200, preview: photo.preview });
  });

  test("whose host shows only the approximate place gives nobody the exact one", async () => {
    const { id } = await newListing(services, {
      placePrecision: "approximate",
      latitude: 48.53431,
      longitude: -123.01709,
      streetAddress: "7 Secret Lane",
      zipCode: "98250",
    });
    const view = await readListing(testCtx(services), id);
    expect(view.location).toMatchObject({ streetAddress: "", zipCode: "", latitude: 48.53, longitude: -123.02, isApproximate: true });
    expect(JSON.stringify([view, await listingSummaries(testCtx(services), [id])])).not.toMatch(/Secret|48\.534|123\.017/);
  });

  test("that is paused or gone is not found, but its host still sees it", async () => {
    const listing = await newListing(services, { status: "paused" });
    await expect(readListing(testCtx(services), listing.id)).rejects.toMatchObject({
      code: "listing_not_found",
      status: 404,
      message: "Property not found",
    });
    const host = { id: listing.hostId, sessionId: "", isHost: true, supportRole: null };
    await expect(readListing(testCtx(services, { actor: host }), listing.id)).resolves.toMatchObject({ id: listing.id });
    await expect(readListing(testCtx(services), crypto.randomUUID())).rejects.toMatchObject({ code: "listing_not_found" });
  });

  test("cannot be of a kind that does not fit its category, or half a place", async () => {
    await expect(newListing(services, { type: "boat", category: "House" })).rejects.toThrow();
    await expect(newListing(services, { latitude: 1, longitude: null })).rejects.toThrow();
    await expect(newListing(services, { pricePerNight: -1 })).rejects.toThrow();
    await expect(newListing(services, { title: "x".repeat(101) })).rejects.toThrow();
  });
});
