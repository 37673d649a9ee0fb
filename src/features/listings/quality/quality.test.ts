import { expect, test } from "vitest";
import { newHosting } from "../../../../tests/support/hosts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { listOwnListings } from "../hosting/list-own-listings.server.ts";
import { readOwnListing } from "../hosting/own-listing.server.ts";
import { checklistOfListing, type QualityFacts, qualityOf, qualityOfListing } from "./quality.rules.ts";

const services = await openTestServices(await openTestDatabase());

const COMPLETE: QualityFacts = {
  type: "boat",
  title: "Sloop with a view of the bay",
  description: "x".repeat(400),
  photos: 10,
  describedPhotos: 10,
  amenities: 8,
  houseRules: 1,
  hasPin: true,
  hasLength: true,
  hasCrew: true,
};

test("a complete listing has 100 and nothing to do", () => {
  expect(qualityOf(COMPLETE)).toEqual({ score: 100, next: [] });
  expect(qualityOf({ ...COMPLETE, type: "property", hasLength: false, hasCrew: false })).toEqual({ score: 100, next: [] });
});

test("the three steps that would raise it the most come first, each with its place in the form", () => {
  const { score, next } = qualityOf({ ...COMPLETE, photos: 9, describedPhotos: 0, description: "", hasPin: false, hasCrew: false });
  expect(score).toBeLessThan(60);
  expect(next).toEqual([
    { text: "Write a description of 400 characters or more", anchor: "description" },
    { text: "Describe each photo", anchor: "photos" },
    { text: "Drop a pin on the map", anchor: "location" },
  ]);
  expect(qualityOf({ ...COMPLETE, photos: 9 }).next).toEqual([{ text: "Add 1 more photo", anchor: "photos" }]);
});

test("Manage and the editor judge a listing alike", async () => {
  const { visit, listingId } = await newHosting(services, {}, 2);
  const [managed] = (await listOwnListings(visit, { show: 5 })).listings;
  expect(managed?.quality).toEqual(qualityOfListing(await readOwnListing(visit, listingId)));
  expect(managed?.quality.next[0]).toEqual({ text: "Add 8 more photos", anchor: "photos" });
});

test("a host finds their own listings by words, status and order", async () => {
  const { visit } = await newHosting(services);
  const hostId = visit.actor?.id;
  await newListing(services, { hostId, title: "Émile's Loft", city: "Reine", pricePerNight: 30_000, status: "paused" });
  await newListing(services, { hostId, title: "Barn", pricePerNight: 20_000 });
  await newListing(services, { title: "Someone else's loft" });
  const titles = async (given: Parameters<typeof listOwnListings>[1]) =>
    (await listOwnListings(visit, given)).listings.map(({ title }) => title);
  expect(await titles({ show: 9, q: "emile" })).toEqual(["Émile's Loft"]);
  expect(await titles({ show: 9, q: "REINE" })).toEqual(["Émile's Loft"]);
  expect(await titles({ show: 9, q: "%" })).toEqual([]);
  expect(await titles({ show: 9, status: "paused" })).toEqual(["Émile's Loft"]);
  expect(await titles({ show: 9, type: "property", sort: "title" })).toEqual(["Barn", "Émile's Loft"]);
  expect(await titles({ show: 9, sort: "price_high" })).toEqual(["Émile's Loft", "Patience", "Barn"]);
  expect(await titles({ show: 1, sort: "price_low" })).toEqual(["Barn"]);
  expect(await listOwnListings(visit, { show: 1, q: "loft" })).toMatchObject({ found: 1, counts: { property: 2, boat: 1 } });
});

test("a checklist says what is done and where to do the rest", async () => {
  const { visit, listingId } = await newHosting(services, { houseRules: ["Quiet after ten"], lengthFeet: null });
  const list = checklistOfListing(await readOwnListing(visit, listingId));
  expect(list).toContainEqual({ text: "House rules", anchor: "house-rules", isDone: true });
  expect(list).toContainEqual({ text: "Add 9 more photos", anchor: "photos", isDone: false });
  expect(list).toContainEqual({ text: "Add the boat's length", anchor: "boat", isDone: false });
});
