import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newBoat, sellHours } from "../../../../../tests/support/boats.ts";
import { newListing } from "../../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { saveRules } from "../../../availability/index.server.ts";
import { RulesInput } from "../../../availability/rules/rules.schema.ts";
import { boatPackages } from "../../charter.tables.server.ts";
import { copyPackages, readHostCharters, saveExtras, savePackage } from "../../index.server.ts";
import { ExtrasInput } from "../extras/extras.schema.ts";
import { PackageInput } from "../packages/package.schema.ts";
import { boatBox, TickedBoats } from "./copies.schema.ts";

const services = await openTestServices(await openTestDatabase());
const { db } = services;
const visit = await visitOf(services, await newPerson(services, "Hal Host"));
const hostId = visit.actor?.id ?? "";
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));

const whole = PackageInput.parse({
  name: "Full day",
  minutes: 480,
  captainedCents: 80_000,
  bareboatCents: 60_000,
  guests: 8,
  starts: [{ firstStart: "09:00", lastStart: "10:00", stepMinutes: 15 }],
  prices: [{ weekdays: 65, captainedCents: 90_000 }],
});
const seats = PackageInput.parse({ ...whole, name: "Sunset", bareboatCents: null, prices: [], seats: 8 });
const extras = ExtrasInput.parse({ extras: [{ name: "Fuel", kind: "fuel", terms: "priced", cents: 4_000, unit: "hour" }] });

async function emptyBoat(given = {}) {
  const boat = await newBoat(services, { hostId, ...given });
  await db.delete(boatPackages).where(eq(boatPackages.propertyId, boat.id));
  return boat;
}
async function fullBoat() {
  const { id } = await emptyBoat({ turnaroundMinutes: 45 });
  await savePackage(visit, id, whole);
  await savePackage(visit, id, seats);
  await saveExtras(visit, id, extras);
  return id;
}
const offeringsOf = async (listingId: string) => (await readHostCharters(visit, listingId)).offerings;
const copy = (from: string, ...listingIds: string[]) => copyPackages(visit, from, { listingIds });

describe("packages that are copied to other boats", () => {
  test("come with starts, prices, extras, turnaround and notice, for as many people as the boat takes", async () => {
    const from = await fullBoat();
    const small = await emptyBoat({ sellsHours: false, capacity: 6, title: "The small one" });
    expect(await copy(from, small.id, from)).toEqual([
      { listingId: small.id, title: "The small one", packages: 2, extras: 1, refusal: null },
    ]);
    const { hours, packages, extras: copied } = await offeringsOf(small.id);
    expect(hours).toEqual({ turnaroundMinutes: 45, noticeMinutes: 120, sellsNights: true });
    expect(packages).toMatchObject([
      { ...whole, guests: 6, version: 1, isOn: true },
      { ...seats, guests: 6, seats: 6 },
    ]);
    expect(copied).toMatchObject(extras.extras.map(({ id: _id, ...extra }) => extra));
  });

  test("leave what a boat has by the same name, and its nights", async () => {
    const from = await fullBoat();
    const { id } = await emptyBoat();
    const own = PackageInput.parse({ ...whole, captainedCents: 70_000 });
    await savePackage(visit, id, own);
    expect(await copy(from, id)).toMatchObject([{ packages: 1, extras: 1, refusal: null }]);
    expect((await offeringsOf(id)).packages).toMatchObject([own, seats]);
    expect(await copy(from, id)).toMatchObject([{ packages: 0, extras: 0, refusal: null }]);
  });

  test("are refused by each boat for itself, whole", async () => {
    const from = await fullBoat();
    const preparing = await emptyBoat({ sellsHours: false });
    await saveRules(visit, preparing.id, RulesInput.parse({ preparationAfter: 1 }));
    const full = await emptyBoat();
    for (let no = 0; no < 19; no++) await savePackage(visit, full.id, PackageInput.parse({ ...whole, name: `Trip ${no}` }));
    const home = await newListing(services, { hostId });
    const fine = await emptyBoat();
    const reports = await copy(from, preparing.id, full.id, home.id, fine.id);
    expect(reports.map(({ packages, refusal }) => [packages, refusal])).toEqual([
      [0, expect.stringContaining("no nights for preparation")],
      [0, "A boat can have up to 20 packages"],
      [0, "Only boats can be offered by the hour"],
      [2, null],
    ]);
    expect(await offeringsOf(preparing.id)).toEqual({ hours: null, packages: [], extras: [] });
    expect((await offeringsOf(full.id)).packages).toHaveLength(19);
    expect((await offeringsOf(full.id)).hours).toMatchObject({ turnaroundMinutes: 60 });
  });

  test("pressed twice at once are there once", async () => {
    const from = await fullBoat();
    const { id } = await emptyBoat();
    await Promise.all([copy(from, id), copy(from, id)]);
    expect((await offeringsOf(id)).packages).toHaveLength(2);
    expect((await offeringsOf(id)).extras).toHaveLength(1);
  });

  test("are the host's own, from and to: nothing is copied where one boat is somebody else's", async () => {
    const from = await fullBoat();
    const [own, foreign] = [await emptyBoat(), await newBoat(services)];
    await expect(copy(from, own.id, foreign.id)).rejects.toMatchObject({ code: "listing_not_found" });
    expect((await offeringsOf(own.id)).packages).toEqual([]);
    await expect(copyPackages(stranger, from, { listingIds: [own.id] })).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(copyPackages(testCtx(services), from, { listingIds: [own.id] })).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("of a boat that sells no hours leave the hours of the others", async () => {
    const { id: from } = await emptyBoat({ sellsHours: false });
    await savePackage(visit, from, whole);
    const { id } = await emptyBoat({ sellsHours: false });
    await sellHours(services, id, 20);
    expect(await copy(from, id)).toMatchObject([{ packages: 1, refusal: null }]);
    expect((await offeringsOf(id)).hours).toMatchObject({ turnaroundMinutes: 20 });
  });

  test("go to the boats that are ticked, one at least", () => {
    const id = crypto.randomUUID();
    expect(TickedBoats.parse({ [boatBox(id)]: "on", other: "on" })).toEqual({ listingIds: [id] });
    expect(TickedBoats.safeParse({}).error?.issues).toMatchObject([{ path: ["listingIds"], message: "Choose at least one boat." }]);
  });
});
