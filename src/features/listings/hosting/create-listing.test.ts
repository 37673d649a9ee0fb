import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newKey } from "../../../../tests/support/bookings.ts";
import { SMALL_GAZETTEER } from "../../../../tests/support/gazetteer.ts";
import { newHosting, someFields } from "../../../../tests/support/hosts.ts";
import { somePicture } from "../../../../tests/support/some-picture.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { fieldMessage } from "../../../ui/forms/form-result.ts";
import { fieldMessages } from "../../../platform/input.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { fillGazetteer } from "../../places/index.server.ts";
import { properties } from "../listing.tables.server.ts";
import { readListing } from "../listing.view.server.ts";
import { addPhoto } from "../photos/add-photo.server.ts";
import { createListing } from "./create-listing.server.ts";
import { CreateListingInput } from "./hosting.schema.ts";

const services = await openTestServices(await openTestDatabase());
beforeAll(() => fillGazetteer(services, SMALL_GAZETTEER));

const rowOf = async (id: string) => (await services.db.select().from(properties).where(eq(properties.id, id)))[0];
const uploaded = async (visit: Parameters<typeof addPhoto>[0]) =>
  (await addPhoto(visit, { listingId: null, picture: await somePicture() })).id;

describe("listing a boat", () => {
  test("shows it to everybody, with its photos in their order and its place from the address", async () => {
    const { listingId, photoIds } = await newHosting(services, {}, 3);
    const view = await readListing(testCtx(services), listingId);
    expect(view).toMatchObject({
      type: "boat",
      title: "Patience",
      cleaningFeeCents: 0,
      bathrooms: 1.5,
      timeZone: "America/Los_Angeles",
      location: { state: "WA", country: "United States", latitude: 48.5454, longitude: -123.0947 },
      boat: { crew: "bareboat", licenceNeeded: true, lengthFeet: 42, cabins: 2, fuelPolicy: "Return it full" },
    });
    expect(view.photos.map(({ id }) => id)).toEqual(photoIds);
  });

  test("makes its owner a host, since the first one", async () => {
    const { host, visit } = await newHosting(services);
    const since = services.clock.now();
    services.clock.advance(60);
    await createListing(visit, { ...someFields(), photoIds: [await uploaded(visit)], key: newKey() });
    const [profile] = await services.db.select().from(profiles).where(eq(profiles.email, host.email));
    expect(profile).toMatchObject({ isHost: true, hostSince: since });
  });

  test("keeps the pin where it was dropped, and the time there", async () => {
    const { listingId } = await newHosting(services, {
      country: "Spain",
      state: "Andalusia",
      zipCode: "29016",
      city: "Málaga",
      latitude: 36.7,
      longitude: -4.4,
    });
    expect(await rowOf(listingId)).toMatchObject({ latitude: 36.7, longitude: -4.4, timeZone: "Europe/Madrid", state: "Andalusia" });
  });

  test("leaves a place that nobody knows unknown, in the time of its country", async () => {
    const { listingId } = await newHosting(services, { country: "Spain", state: "", zipCode: "", city: "Nowhere at all" });
    expect(await rowOf(listingId)).toMatchObject({
      latitude: null,
      longitude: null,
      timeZone: expect.stringMatching(/^(Europe|Africa|Atlantic)/),
    });
  });

  test("makes one of them, however often the same form is sent", async () => {
    const visit = await visitOf(services, await newPerson(services));
    const form = { ...someFields(), photoIds: [await uploaded(visit)], key: newKey() };
    const made = await Promise.all([createListing(visit, form), createListing(visit, form), createListing(visit, form)]);
    expect(new Set(made.map(({ listingId }) => listingId)).size).toBe(1);
  });

  test("keeps a length of 46.9 feet", async () => {
    const { listingId } = await newHosting(services, { lengthFeet: 46.9 });
    expect((await readListing(testCtx(services), listingId)).boat?.lengthFeet).toBe(46.9);
  });

  test("shows the exact place of a boat, and of a home only when its host says so", async () => {
    const { listingId: boat } = await newHosting(services, { isApproximate: null });
    const { listingId: house } = await newHosting(services, { type: "property", category: "House", isApproximate: null });
    const { listingId: shown } = await newHosting(services, { type: "property", category: "House", isApproximate: false });
    const precisions = await Promise.all([boat, house, shown].map(async (id) => (await rowOf(id))?.placePrecision));
    expect(precisions).toEqual(["exact", "approximate", "exact"]);
  });

  test("keeps the kind of a home, and none of a boat", async () => {
    const { listingId: house } = await newHosting(services, { type: "property", category: "House", homeKind: "villa" });
    const { listingId: boat } = await newHosting(services, { homeKind: "villa" });
    expect([(await rowOf(house))?.homeKind, (await rowOf(boat))?.homeKind]).toEqual(["villa", null]);
    expect((await readListing(testCtx(services), house)).homeKind).toBe("villa");
  });

  test("keeps nothing of a boat on a house", async () => {
    const { listingId } = await newHosting(services, { type: "property", category: "House" });
    expect(await rowOf(listingId)).toMatchObject({ crew: null, marina: null, lengthFeet: null });
  });
});

describe("it is refused", () => {
  test("to a visitor", async () => {
    const form = { ...someFields(), photoIds: [crypto.randomUUID()], key: newKey() };
    await expect(createListing(testCtx(services), form)).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("with a photo that is another's, in use, or gone, and nothing is made", async () => {
    const [visit, other] = [await visitOf(services, await newPerson(services)), await visitOf(services, await newPerson(services))];
    const own = await uploaded(visit);
    const before = await services.db.$count(properties);
    for (const photoIds of [
      [await uploaded(other), own],
      [own, crypto.randomUUID()],
      [own, own],
    ])
      await expect(createListing(visit, { ...someFields(), photoIds, key: newKey() })).rejects.toMatchObject({ code: "photos_gone" });
    expect(await services.db.$count(properties)).toBe(before);
    await createListing(visit, { ...someFields(), photoIds: [own], key: newKey() });
    await expect(createListing(visit, { ...someFields(), photoIds: [own], key: newKey() })).rejects.toMatchObject({ code: "photos_gone" });
  });
});

describe("what is written", () => {
  const messages = (given: object) => {
    const parsed = CreateListingInput.safeParse({ ...someFields(), photoIds: [crypto.randomUUID()], key: newKey(), ...given });
    return parsed.success ? {} : fieldMessages(parsed.error);
  };

  test("names a state that there is", () => {
    expect(messages({ country: "United States", state: "XX" })).toEqual({ state: "Valid state code is required (e.g., TX)" });
    expect(messages({ country: "United States", state: "pr" })).toEqual({});
  });

  test("is complained about all at once, in the specified words", () => {
    const empty = {
      title: " ",
      description: "",
      streetAddress: "",
      city: "",
      state: "Texas",
      zipCode: "1234",
      nightlyPriceCents: "",
      photoIds: "",
    };
    expect(messages(empty)).toEqual({
      title: "Title is required",
      description: "Description is required",
      streetAddress: "Street address is required",
      city: "City is required",
      state: "Valid state code is required (e.g., TX)",
      zipCode: "Valid ZIP code is required",
      nightlyPriceCents: "Price per night is required",
      photoIds: "At least one photo is required",
    });
    expect(messages({ country: "" })).toEqual({ country: "Country is required" });
    expect(messages({ title: "x".repeat(101) })).toEqual({ title: "Title must be less than 100 characters" });
    for (const negative of [-1, "-1", "$-1"])
      expect(messages({ cleaningFeeCents: negative })).toEqual({ cleaningFeeCents: "Cleaning fee can't be negative" });
    for (const typed of ["$12.345", "free", 12.5, { toString: 1 }])
      expect(messages({ nightlyPriceCents: typed })).toEqual({ nightlyPriceCents: "Price per night must be an amount such as 129.50" });
    expect(messages({ nightlyPriceCents: 5_000_001 })).toEqual({ nightlyPriceCents: "Price per night can be up to $50,000" });
    expect(messages({ nightlyPriceCents: "12500" })).toEqual({});
  });

  test.each(["98250", "98250-1234"])("may have the ZIP code %s", (zipCode) => expect(messages({ zipCode })).toEqual({}));
  test.each(["9825", "98250-12", "98250 1234", "ABCDE"])("may not have the ZIP code %s", (zipCode) =>
    expect(messages({ zipCode })).toEqual({ zipCode: "Valid ZIP code is required" }),
  );

  test("may have any region and postal code in other countries, up to a length", () => {
    expect(messages({ country: "Canada", state: "British Columbia", zipCode: "V8W 1T3" })).toEqual({});
    expect(messages({ country: "Ireland", state: "", zipCode: "" })).toEqual({});
    expect(messages({ country: "Spain", state: "x".repeat(51), zipCode: "x".repeat(13) })).toMatchObject({
      state: expect.any(String),
      zipCode: expect.any(String),
    });
  });

  test("is read alike from a form, where lists are lines and what was left out is empty", () => {
    const form = {
      amenities: "WiFi\nPool\n",
      houseRules: "",
      latitude: "",
      longitude: "",
      isApproximate: "on",
      petsAllowed: "on",
      cabins: "",
      bathrooms: "2.5",
    };
    const parsed = CreateListingInput.parse({ ...someFields(), ...form, photoIds: crypto.randomUUID(), key: newKey() });
    expect(parsed).toMatchObject({
      amenities: ["WiFi", "Pool"],
      houseRules: [],
      latitude: null,
      isApproximate: true,
      petsAllowed: true,
      cabins: null,
      bathrooms: 2.5,
    });
  });

  test("says which line of a list is too long", () => {
    const refused = messages({ houseRules: ["No parties", "x".repeat(201)] });
    expect(refused).toEqual({ "houseRules.1": "Use 200 characters or fewer per line." });
    expect(fieldMessage({ intent: "create", ok: false, fields: refused }, "houseRules")).toBe(
      "Line 2: Use 200 characters or fewer per line.",
    );
    expect(fieldMessage({ intent: "create", ok: false, fields: refused }, "title")).toBeUndefined();
  });

  test("may measure a boat in parts of a foot, and says what is wrong with another length", () => {
    const lengthOf = (lengthFeet: unknown) =>
      CreateListingInput.parse({ ...someFields(), photoIds: [crypto.randomUUID()], key: newKey(), lengthFeet }).lengthFeet;
    expect(["46.5", "46,9", 38, "131.234", ""].map(lengthOf)).toEqual([46.5, 46.9, 38, 131.23, null]);
    for (const wrong of ["long", "0.5", "1001"])
      expect(messages({ lengthFeet: wrong })).toEqual({ lengthFeet: "Enter the length in feet, e.g. 46.5." });
    expect(messages({ cabins: "1.5" })).toEqual({ cabins: "Enter a number from 0 to 100." });
  });

  test("has to fit together", () => {
    expect(messages({ category: "House" })).toEqual({ category: "Choose a category." });
    expect(messages({ homeKind: "castle" })).toEqual({ homeKind: "Choose a kind of home from the list." });
    expect(messages({ latitude: 1 })).toEqual({ latitude: "Place the pin again." });
  });
});
