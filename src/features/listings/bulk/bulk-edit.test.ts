import { describe, expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { editOf, newHosting } from "../../../../tests/support/hosts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { readOwnListing } from "../hosting/own-listing.server.ts";
import { updateListing } from "../hosting/update-listing.server.ts";
import { listingSubscribers } from "../listing.jobs.server.ts";
import { bulkEditListings } from "./bulk-edit-listings.server.ts";
import { type BulkEdit, changedPrice } from "./bulk-edit.rules.ts";
import { BulkEditInput, PreviewBulkEditForm } from "./bulk-edit.schema.ts";
import { lastBulkEdit } from "./last-bulk-edit.server.ts";
import { previewBulkEdit } from "./preview-bulk-edit.server.ts";
import { readBulkListings } from "./read-bulk-listings.server.ts";
import { undoBulkEdit } from "./undo-bulk-edit.server.ts";

const services = await openTestServices(await openTestDatabase());

/** A host with a boat of $250 and a house of $100. */
async function twoListings() {
  const { visit, listingId } = await newHosting(services);
  const house = await newListing(services, { hostId: visit.actor?.id, houseRules: ["No parties"], amenities: ["WiFi", "Pool"] });
  return { visit, boat: listingId, house: house.id, both: [listingId, house.id] };
}

const NOTHING: BulkEdit = {
  priceChange: null,
  priceAmount: null,
  cancellationPolicy: null,
  checkInTime: null,
  checkOutTime: null,
  rulesChange: "add",
  houseRules: [],
  addAmenities: [],
  removeAmenities: [],
};
const edit = (listingIds: string[], given: Partial<BulkEdit>) => ({ ...NOTHING, listingIds, ...given });

test.each([
  ["raise_percent", 10, 27_500],
  ["lower_percent", 33, 16_800],
  ["raise_dollars", 12.5, 26_250],
  ["lower_dollars", 300, -5_000],
] as const)("%s of %d makes %d cents out of $250", (change, amount, cents) => {
  expect(changedPrice(25_000, change, amount)).toBe(cents);
});

describe("the form of a bulk edit", () => {
  const parse = (given: Record<string, string>) =>
    PreviewBulkEditForm.safeParse({ listingIds: crypto.randomUUID(), priceChange: "", priceAmount: "", ...given });
  const refusal = (given: Record<string, string>) => parse(given).error?.issues.map(({ path, message }) => [path.join("."), message]);

  test("reads ticked amenities and lines", () => {
    expect(parse({ "add-Hot Tub": "on", "remove-WiFi": "on", houseRules: "One\nTwo" }).data).toMatchObject({
      addAmenities: ["Hot Tub"],
      removeAmenities: ["WiFi"],
      houseRules: ["One", "Two"],
    });
  });

  test.each([
    ["nothing at all", {}, [["edit", "Choose at least one change."]]],
    [
      "an amount that is none",
      { priceChange: "raise_percent", priceAmount: "ten" },
      [["priceAmount", expect.stringMatching(/^Enter an amount/)]],
    ],
    ["no amount", { priceChange: "raise_dollars" }, [["priceAmount", expect.stringMatching(/^Enter an amount/)]]],
    ["an amount without a way", { priceAmount: "5", checkInTime: "15:00" }, [["priceChange", "Choose how to change the price."]]],
    ["all of the price off", { priceChange: "lower_percent", priceAmount: "100" }, [["priceAmount", "Enter less than 100%."]]],
    ["a time that is none", { checkInTime: "25:00" }, [["checkInTime", "Enter a time, such as 15:00."]]],
    ["a rule too long", { houseRules: "x".repeat(201) }, [["houseRules.0", "Use 200 characters or fewer per line."]]],
    [
      "too many listings",
      { checkInTime: "15:00", listingIds: Array.from({ length: 201 }, () => crypto.randomUUID()).join("\n") },
      [["listingIds", "You can edit up to 200 listings at once."]],
    ],
  ])("refuses %s", (_what, given, expected) => expect(refusal(given)).toEqual(expected));
});

test("a preview says what changes on which listing, and changes nothing", async () => {
  const { visit, both, boat, house } = await twoListings();
  const preview = await previewBulkEdit(
    visit,
    edit(both, {
      priceChange: "raise_percent",
      priceAmount: 10,
      cancellationPolicy: "moderate",
      addAmenities: ["wifi"],
      houseRules: ["No parties"],
    }),
  );
  expect(preview).toEqual({
    listings: [
      { listingId: house, title: "A house", changes: [{ what: "Price per night", from: "$100", to: "$110" }] },
      {
        listingId: boat,
        title: "Patience",
        changes: [
          { what: "Price per night", from: "$250", to: "$275" },
          { what: "Cancellation policy", from: "Flexible", to: "Moderate" },
          { what: "House rules", from: "", to: "No parties" },
        ],
      },
    ],
    unchanged: 0,
  });
  expect((await readOwnListing(visit, boat)).nightlyPriceCents).toBe(25_000);
  expect(await previewBulkEdit(visit, edit(both, { checkOutTime: "11:00" }))).toEqual({ listings: [], unchanged: 2 });
});

test("a bulk edit changes all of the listings, once per key, and is undone", async () => {
  const { visit, both, boat, house } = await twoListings();
  const before = await readOwnListing(visit, boat);
  const request = {
    ...edit(both, {
      priceChange: "lower_dollars",
      priceAmount: 20,
      checkInTime: "16:30",
      rulesChange: "replace",
      houseRules: ["Quiet after ten"],
      addAmenities: ["Pool"],
      removeAmenities: ["WIFI"],
    }),
    key: newKey(),
  };
  expect(await Promise.all([bulkEditListings(visit, request), bulkEditListings(visit, request)])).toEqual([{ changed: 2 }, { changed: 2 }]);
  expect(await readOwnListing(visit, boat)).toMatchObject({
    nightlyPriceCents: 23_000,
    checkInTime: "16:30",
    checkOutTime: "11:00",
    houseRules: ["Quiet after ten"],
    amenities: ["Life Jackets", "Pool"],
  });
  expect(await readOwnListing(visit, house)).toMatchObject({ nightlyPriceCents: 8_000, amenities: ["Pool"] });
  expect(await lastBulkEdit(visit)).toMatchObject({ listings: 2 });
  expect(await undoBulkEdit(visit)).toEqual({ restored: 2, left: 0 });
  expect(await readOwnListing(visit, boat)).toEqual({ ...before, updatedAt: expect.any(String) });
  expect(await lastBulkEdit(visit)).toBeNull();
  await expect(undoBulkEdit(visit)).rejects.toMatchObject({ code: "bulk_edit_gone" });
});

test("what was saved since is left alone by the undo", async () => {
  const { visit, both, boat, house } = await twoListings();
  await bulkEditListings(visit, { ...edit(both, { checkInTime: "17:00" }), key: newKey() });
  await updateListing(visit, boat, await editOf(visit, boat, { title: "Renamed" }));
  expect(await undoBulkEdit(visit)).toEqual({ restored: 1, left: 1 });
  expect(await readOwnListing(visit, boat)).toMatchObject({ title: "Renamed", checkInTime: "17:00" });
  expect((await readOwnListing(visit, house)).checkInTime).toBe("15:00");
});

test("a bulk edit can be undone for an hour", async () => {
  const { visit, boat } = await twoListings();
  await bulkEditListings(visit, { ...edit([boat], { checkInTime: "17:00" }), key: newKey() });
  services.clock.advance(61 * 60);
  expect(await lastBulkEdit(visit)).toBeNull();
  await expect(undoBulkEdit(visit)).rejects.toMatchObject({ code: "bulk_edit_gone" });
});

test("one listing that can't be changed like this keeps all of them as they are", async () => {
  const { visit, both, boat, house } = await twoListings();
  await expect(
    bulkEditListings(visit, { ...edit(both, { priceChange: "lower_dollars", priceAmount: 100 }), key: newKey() }),
  ).rejects.toMatchObject({ details: { fields: { priceAmount: "“A house” would cost nothing. Lower prices by less." } } });
  await expect(
    bulkEditListings(visit, { ...edit(both, { priceChange: "raise_dollars", priceAmount: 49_900 }), key: newKey() }),
  ).rejects.toMatchObject({ details: { fields: { priceAmount: "“Patience” would cost more than $50,000 a night." } } });
  const rules = Array.from({ length: 30 }, (_, index) => `Rule ${index}`);
  await expect(bulkEditListings(visit, { ...edit(both, { houseRules: rules }), key: newKey() })).rejects.toMatchObject({
    code: "invalid_input",
  });
  expect((await readOwnListing(visit, boat)).nightlyPriceCents).toBe(25_000);
  expect((await readOwnListing(visit, house)).nightlyPriceCents).toBe(10_000);
});

test("strangers and visitors edit, preview, read and undo nothing", async () => {
  const { visit, boat } = await twoListings();
  const { visit: stranger, boat: theirs } = await twoListings();
  const change = edit([boat, theirs], { checkInTime: "16:00" });
  for (const refused of [
    () => bulkEditListings(stranger, { ...change, key: newKey() }),
    () => previewBulkEdit(stranger, change),
    () => readBulkListings(stranger, [boat]),
  ])
    await expect(refused()).rejects.toMatchObject({ code: "listing_not_found" });
  expect((await readBulkListings(stranger, [boat, theirs])).listings).toEqual([{ id: theirs, title: "Patience" }]);
  expect((await readOwnListing(stranger, theirs)).checkInTime).toBe("15:00");
  await bulkEditListings(visit, { ...edit([boat], { checkInTime: "16:00" }), key: newKey() });
  await expect(undoBulkEdit(stranger)).rejects.toMatchObject({ code: "bulk_edit_gone" });
  const visitor = testCtx(services);
  for (const refused of [
    () => bulkEditListings(visitor, BulkEditInput.parse({ listingIds: [boat], checkInTime: "16:00", key: newKey() })),
    () => previewBulkEdit(visitor, change),
    () => readBulkListings(visitor, [boat]),
    () => undoBulkEdit(visitor),
  ])
    await expect(refused()).rejects.toMatchObject({ code: "sign_in_required" });
});

test("what a bulk edit kept goes with the account", async () => {
  const { visit, boat } = await twoListings();
  await bulkEditListings(visit, { ...edit([boat], { checkInTime: "16:00" }), key: newKey() });
  for (const { tell } of listingSubscribers) await tell(testCtx(services), { accountId: visit.actor?.id ?? "" });
  expect(await lastBulkEdit(visit)).toBeNull();
});
