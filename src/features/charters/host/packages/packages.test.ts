import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { insertCharter, newBoat } from "../../../../../tests/support/boats.ts";
import { newListing } from "../../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { boatPackages } from "../../charter.tables.server.ts";
import { deletePackage, orderPackages, readHostCharters, readOffered, readStarts, savePackage, switchPackage } from "../../index.server.ts";
import { MOST_PACKAGES } from "./package.rules.ts";
import { PackageInput } from "./package.schema.ts";

const services = await openTestServices(await openTestDatabase());
const { db, clock } = services;
clock.set("2027-06-01T12:00:00Z");
const visit = await visitOf(services, await newPerson(services, "Hal Host"));
const hostId = visit.actor?.id ?? "";
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));

/** A boat for 8 people without packages. */
async function emptyBoat() {
  const boat = await newBoat(services, { hostId });
  await db.delete(boatPackages).where(eq(boatPackages.propertyId, boat.id));
  return boat;
}
const start = (firstStart: string, lastStart = firstStart) => ({ firstStart, lastStart });
const input = (given: object = {}) =>
  PackageInput.parse({ name: "Half day", minutes: 240, captainedCents: 40_000, guests: 8, starts: [start("08:00")], ...given });
const packagesOf = async (listingId: string) => (await readHostCharters(visit, listingId)).offerings.packages;
const namesOf = async (listingId: string) => (await packagesOf(listingId)).map(({ name }) => name);

describe("a package of a boat", () => {
  test("is added with its starts and prices, and guests have its starts", async () => {
    const { id } = await emptyBoat();
    const fields = input({
      bareboatCents: 30_000,
      beginsPlace: "Pier 4",
      starts: [start("08:00"), { ...start("13:00", "15:00"), stepMinutes: 60, weekdays: 65 }],
      prices: [
        { weekdays: 65, captainedCents: 50_000 },
        { fromDay: "2027-07-01", untilDay: "2027-08-31", isYearly: true, bareboatCents: 35_000 },
      ],
    });
    const { packageId } = await savePackage(visit, id, fields);
    expect(await packagesOf(id)).toEqual([{ ...fields, id: packageId, isOn: true, version: 1 }]);
    const starts = await readStarts(testCtx(services), id, { day: "2027-07-18", days: 2 });
    expect(starts.map((each) => `${each.day} ${each.start}`)).toEqual([
      "2027-07-18 08:00",
      "2027-07-18 13:00",
      "2027-07-18 14:00",
      "2027-07-18 15:00",
      "2027-07-19 08:00",
    ]);
  });

  test("is changed, with other starts and prices in place of those it had", async () => {
    const { id } = await emptyBoat();
    const { packageId } = await savePackage(visit, id, input({ prices: [{ captainedCents: 1_000 }] }));
    const week = input({ name: "A week", minutes: null, nights: 7, returnsAt: "09:00", starts: [{ ...start("17:00"), weekdays: 64 }] });
    await savePackage(visit, id, week, { packageId, version: 1 });
    expect(await packagesOf(id)).toEqual([{ ...week, id: packageId, isOn: true, version: 2 }]);
  });

  test("that was saved elsewhere meanwhile is refused, unless it is to be overwritten, and nothing is lost", async () => {
    const { id } = await emptyBoat();
    const { packageId } = await savePackage(visit, id, input());
    await savePackage(visit, id, input({ name: "Morning" }), { packageId, version: 1 });
    const stale = input({ name: "Afternoon", starts: [start("13:00")] });
    await expect(savePackage(visit, id, stale, { packageId, version: 1 })).rejects.toMatchObject({ code: "package_changed" });
    expect((await packagesOf(id))[0]).toMatchObject({ name: "Morning", version: 2, starts: [{ firstStart: "08:00" }] });
    await savePackage(visit, id, stale, { packageId, version: 1, overwrite: true });
    expect((await packagesOf(id))[0]).toMatchObject({ name: "Afternoon", version: 3 });
  });

  test("saved twice at once is saved by one of them", async () => {
    const { id } = await emptyBoat();
    const { packageId } = await savePackage(visit, id, input());
    const tries = await Promise.allSettled(
      ["One", "Two", "Three"].map((name) => savePackage(visit, id, input({ name }), { packageId, version: 1 })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await packagesOf(id))[0]).toMatchObject({ version: 2, starts: [{ firstStart: "08:00" }] });
  });

  test("is for no more people than the boat takes", async () => {
    const { id } = await emptyBoat();
    await expect(savePackage(visit, id, input({ guests: 9 }))).rejects.toMatchObject({
      code: "too_many_guests",
      details: { fields: { guests: "The boat takes up to 8 guests." } },
    });
  });

  test(`is one of ${MOST_PACKAGES} at most, also when two are added at once; names may be the same`, async () => {
    const { id } = await emptyBoat();
    for (let no = 2; no < MOST_PACKAGES; no++) await savePackage(visit, id, input());
    const tries = await Promise.allSettled([1, 2, 3].map(() => savePackage(visit, id, input())));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await namesOf(id)).toHaveLength(MOST_PACKAGES);
    await expect(savePackage(visit, id, input())).rejects.toMatchObject({ code: "too_many_packages" });
  });

  test("is turned off and on again", async () => {
    const { id } = await emptyBoat();
    const { packageId } = await savePackage(visit, id, input());
    await switchPackage(visit, id, packageId, { isOn: false });
    expect((await readOffered(testCtx(services), id)).packages).toEqual([]);
    expect(await packagesOf(id)).toMatchObject([{ isOn: false }]);
    await switchPackage(visit, id, packageId, { isOn: true });
    expect((await readOffered(testCtx(services), id)).packages).toHaveLength(1);
  });

  test("is deleted for good, and stays with who booked it", async () => {
    const boat = await newBoat(services, { hostId });
    const guestId = stranger.actor?.id ?? "";
    const [beginsAt, endsAt] = [new Date("2027-07-16T08:00:00Z"), new Date("2027-07-16T12:00:00Z")];
    await insertCharter(services, { boat, guestId, beginsAt, endsAt });
    await deletePackage(visit, boat.id, boat.packageId);
    expect(await namesOf(boat.id)).toEqual(["Sunset by the seat"]);
    for (const refused of [
      () => deletePackage(visit, boat.id, boat.packageId),
      () => switchPackage(visit, boat.id, boat.packageId, { isOn: true }),
      () => savePackage(visit, boat.id, input(), { packageId: boat.packageId, version: 1 }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "package_gone" });
  });

  test("is put in its place among the others", async () => {
    const { id } = await emptyBoat();
    const ids: string[] = [];
    for (const name of ["A", "B", "C"]) ids.push((await savePackage(visit, id, input({ name }))).packageId);
    const [a = "", b = "", c = ""] = ids;
    await orderPackages(visit, id, { packageIds: [c, a, b] });
    expect(await namesOf(id)).toEqual(["C", "A", "B"]);
    await savePackage(visit, id, input({ name: "D" }));
    expect(await namesOf(id)).toEqual(["C", "A", "B", "D"]);
    for (const packageIds of [
      [a, b, c],
      [a, b, c, c],
      [a, b, c, crypto.randomUUID()],
    ])
      await expect(orderPackages(visit, id, { packageIds })).rejects.toMatchObject({ code: "packages_changed" });
  });

  test("of another boat is not this boat's", async () => {
    const [one, other] = [await emptyBoat(), await newBoat(services, { hostId })];
    for (const refused of [
      () => savePackage(visit, one.id, input(), { packageId: other.packageId, version: 1 }),
      () => switchPackage(visit, one.id, other.packageId, { isOn: false }),
      () => deletePackage(visit, one.id, other.packageId),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "package_gone" });
  });

  test("is the host's own: to strangers the boat is not found, and a home has none", async () => {
    const boat = await newBoat(services, { hostId });
    const home = await newListing(services, { hostId });
    const verbs = (ctx: typeof visit, listingId: string) => [
      () => readHostCharters(ctx, listingId),
      () => savePackage(ctx, listingId, input()),
      () => savePackage(ctx, listingId, input(), { packageId: boat.packageId, version: 1 }),
      () => switchPackage(ctx, listingId, boat.packageId, { isOn: false }),
      () => orderPackages(ctx, listingId, { packageIds: [] }),
      () => deletePackage(ctx, listingId, boat.packageId),
    ];
    for (const refused of verbs(stranger, boat.id)) await expect(refused()).rejects.toMatchObject({ code: "listing_not_found" });
    for (const refused of verbs(testCtx(services), boat.id)) await expect(refused()).rejects.toMatchObject({ code: "sign_in_required" });
    for (const refused of verbs(visit, home.id)) await expect(refused()).rejects.toMatchObject({ code: "only_boats" });
  });
});
