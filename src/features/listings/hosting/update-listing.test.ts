import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { sellHours } from "../../../../tests/support/boats.ts";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { editOf, newHosting } from "../../../../tests/support/hosts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { fillGazetteer } from "../../places/index.server.ts";
import { countComingStays } from "../../bookings/index.server.ts";
import { bookedListings, readListing } from "../listing.view.server.ts";
import { stayTerms } from "../stay-terms.server.ts";
import { listOwnListings } from "./list-own-listings.server.ts";
import { bulkEditListings } from "../bulk/bulk-edit-listings.server.ts";
import { readOwnListing } from "./own-listing.server.ts";
import { pauseListing } from "./pause-listing.server.ts";
import { resumeListing } from "./resume-listing.server.ts";
import { unlistListing } from "./unlist-listing.server.ts";
import { updateListing } from "./update-listing.server.ts";

const services = await openTestServices(await openTestDatabase());
beforeAll(() => fillGazetteer(services, SMALL_GAZETTEER));

const NO_EDIT = {
  priceChange: null,
  priceAmount: null,
  cancellationPolicy: null,
  checkInTime: null,
  rulesChange: "add" as const,
  houseRules: [],
  addAmenities: [],
  removeAmenities: [],
};
const NOT_FOUND = { code: "listing_not_found", status: 404 };
const dayAfter = (days: number) => new Date(services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const stranger = async () => visitOf(services, await newPerson(services));

describe("saving a listing", () => {
  test("changes what was written, finds the new place, and says when", async () => {
    const { visit, listingId } = await newHosting(services);
    const edit = await editOf(visit, listingId, {
      title: "Impatience",
      city: "Portland",
      state: "me",
      zipCode: "00000",
      latitude: null,
      longitude: null,
    });
    const { updatedAt } = await updateListing(visit, listingId, edit);
    const listing = await readOwnListing(visit, listingId);
    expect(listing).toMatchObject({ title: "Impatience", state: "ME", latitude: 43.6615, cleaningFeeCents: 0, updatedAt });
    expect((await readListing(visit, listingId)).timeZone).toBe("America/New_York");
    await updateListing(visit, listingId, { ...edit, updatedAt, title: "Patience again" });
  });

  test("is refused when another tab saved meanwhile, and changes nothing", async () => {
    const { visit, listingId } = await newHosting(services);
    const [first, second] = [await editOf(visit, listingId, { title: "First" }), await editOf(visit, listingId, { title: "Second" })];
    await updateListing(visit, listingId, first);
    await expect(updateListing(visit, listingId, second)).rejects.toMatchObject({ code: "listing_changed", status: 409 });
    expect((await readOwnListing(visit, listingId)).title).toBe("First");
    await updateListing(visit, listingId, { ...second, overwrite: true });
    expect((await readOwnListing(visit, listingId)).title).toBe("Second");
  });

  test("is refused where a boat that sells hours would never be ready by check-in", async () => {
    const { visit, listingId } = await newHosting(services);
    await sellHours(services, listingId);
    const { checkInTime } = await readOwnListing(visit, listingId);
    const late = await editOf(visit, listingId, { title: "Late", checkOutTime: checkInTime });
    await expect(updateListing(visit, listingId, late)).rejects.toMatchObject({ code: "boat_not_ready", status: 409 });
    const edit = { ...NO_EDIT, listingIds: [listingId], checkOutTime: checkInTime, key: crypto.randomUUID() };
    await expect(bulkEditListings(visit, edit)).rejects.toMatchObject({ code: "boat_not_ready" });
    expect((await readOwnListing(visit, listingId)).title).not.toBe("Late");
  });

  test("two at once: one of them, whole", async () => {
    const { visit, listingId } = await newHosting(services);
    const edits = await Promise.all(
      ["One", "Two", "Three"].map(async (title) => editOf(visit, listingId, { title, description: `about ${title}` })),
    );
    const outcomes = await Promise.allSettled(edits.map((edit) => updateListing(visit, listingId, edit)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { title, description } = await readOwnListing(visit, listingId);
    expect(description).toBe(`about ${title}`);
  });

  test("is refused to a stranger and a visitor, for whom there is no such listing", async () => {
    const { visit, listingId } = await newHosting(services);
    const edit = await editOf(visit, listingId, { title: "Mine" });
    await expect(updateListing(await stranger(), listingId, edit)).rejects.toMatchObject(NOT_FOUND);
    await expect(updateListing(testCtx(services), listingId, edit)).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(readOwnListing(await stranger(), listingId)).rejects.toMatchObject(NOT_FOUND);
    expect((await readOwnListing(visit, listingId)).title).toBe("Patience");
  });

  test("needs a photo", async () => {
    const { visit } = await newHosting(services);
    const { id } = await newListing(services, { hostId: visit.actor?.id ?? "" });
    await expect(updateListing(visit, id, await editOf(visit, id))).rejects.toMatchObject({
      details: { fields: { photoIds: "At least one photo is required" } },
    });
  });

  test("gives away the exact place to its host only", async () => {
    const { visit, listingId } = await newHosting(services, { isApproximate: true });
    expect(await readOwnListing(visit, listingId)).toMatchObject({
      streetAddress: "1 Front Street",
      latitude: 48.5454,
      isApproximate: true,
    });
    expect((await readListing(visit, listingId)).location.streetAddress).toBe("");
  });
});

describe("pausing", () => {
  test("hides the listing from all but its host, until it is resumed", async () => {
    const { visit, listingId } = await newHosting(services);
    await pauseListing(visit, listingId);
    await pauseListing(visit, listingId);
    await expect(readListing(testCtx(services), listingId)).rejects.toMatchObject(NOT_FOUND);
    expect((await listOwnListings(visit, { type: "boat", show: 9 })).listings).toMatchObject([{ id: listingId, isPaused: true }]);
    await resumeListing(visit, listingId);
    await expect(readListing(testCtx(services), listingId)).resolves.toMatchObject({ id: listingId });
  });

  test("is refused to strangers", async () => {
    const { listingId } = await newHosting(services);
    const other = await stranger();
    await expect(pauseListing(other, listingId)).rejects.toMatchObject(NOT_FOUND);
    await expect(resumeListing(other, listingId)).rejects.toMatchObject(NOT_FOUND);
  });

  test("is no conflict for a form that is open", async () => {
    const { visit, listingId } = await newHosting(services);
    const edit = await editOf(visit, listingId);
    await pauseListing(visit, listingId);
    await updateListing(visit, listingId, edit);
    expect((await readOwnListing(visit, listingId)).status).toBe("paused");
  });
});

test("a host's listings are told apart by type, the newest first, with their counts", async () => {
  const { visit, listingId } = await newHosting(services);
  services.clock.advance(60);
  const { id: house } = await newListing(services, { hostId: visit.actor?.id ?? "", createdAt: services.clock.now() });
  services.clock.advance(60);
  const { id: flat } = await newListing(services, {
    hostId: visit.actor?.id ?? "",
    category: "Apartment",
    createdAt: services.clock.now(),
  });
  const homes = await listOwnListings(visit, { type: "property", show: 9 });
  expect(homes.listings.map(({ id }) => id)).toEqual([flat, house]);
  expect(homes.counts).toEqual({ property: 2, boat: 1 });
  expect((await listOwnListings(visit, { type: "property", show: 1 })).listings).toHaveLength(1);
  expect((await listOwnListings(visit, { type: "boat", show: 9 })).listings).toMatchObject([{ id: listingId, cover: { width: 400 } }]);
  await expect(listOwnListings(testCtx(services), { type: "boat", show: 9 })).rejects.toMatchObject({ code: "sign_in_required" });
});

describe("a paused listing", () => {
  async function bookedAndPaused() {
    const { visit, listingId } = await newHosting(services);
    const guest = await newPerson(services);
    await book(services, guest, { listingId, checkIn: dayAfter(10), checkOut: dayAfter(12) });
    await pauseListing(visit, listingId);
    return { visit, listingId, guest: await visitOf(services, guest) };
  }

  test("is still seen by those who booked it, and by no other guest", async () => {
    const { listingId, guest } = await bookedAndPaused();
    expect(await readListing(guest, listingId)).toMatchObject({ id: listingId, status: "paused" });
    expect((await bookedListings(guest, [listingId])).get(listingId)?.offer).toBe("open");
    const other = await stranger();
    await expect(readListing(other, listingId)).rejects.toMatchObject(NOT_FOUND);
    expect((await bookedListings(other, [listingId])).get(listingId)?.offer).toBe("paused");
  });

  test("isn't booked by anybody, those who see it included", async () => {
    const { listingId, guest } = await bookedAndPaused();
    await expect(stayTerms(guest, listingId)).rejects.toMatchObject(NOT_FOUND);
  });

  test("tells its host how many guests are still expected", async () => {
    const { visit, listingId, guest } = await bookedAndPaused();
    expect(await countComingStays(visit, listingId)).toBe(1);
    expect(await countComingStays(guest, listingId)).toBe(0);
  });
});

describe("an unlisted listing", () => {
  test("is seen and booked by its address, but is in no search", async () => {
    const { visit, listingId } = await newHosting(services);
    const isFound = async () =>
      (await services.db.execute(sql`select 1 from listing_index where property_id = ${listingId}`)).rows.length > 0;
    expect(await isFound()).toBe(true);
    await unlistListing(visit, listingId);
    expect(await isFound()).toBe(false);
    expect(await readListing(testCtx(services), listingId)).toMatchObject({ status: "unlisted" });
    await expect(stayTerms(testCtx(services), listingId)).resolves.toMatchObject({ listingId });
    expect((await listOwnListings(visit, { show: 9 })).listings).toMatchObject([{ isUnlisted: true, isPaused: false }]);
    await resumeListing(visit, listingId);
    expect(await isFound()).toBe(true);
  });

  test("needs a photo, and its own host", async () => {
    const { visit, listingId } = await newHosting(services);
    await expect(unlistListing(await stranger(), listingId)).rejects.toMatchObject(NOT_FOUND);
    const { id } = await newListing(services, { hostId: visit.actor?.id ?? "" });
    await expect(unlistListing(visit, id)).rejects.toMatchObject({ status: 400 });
  });
});
