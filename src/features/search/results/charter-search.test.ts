import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { insertCharter, newBoat } from "../../../../tests/support/boats.ts";
import { newGuests } from "../../../../tests/support/checkouts.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { boatClocks } from "../../availability/hours/hours.tables.server.ts";
import { boatPackages, boatPackageStarts } from "../../charters/charter.tables.server.ts";
import { findPins } from "../map/find-pins.server.ts";
import { MapQuery } from "../map/map.schema.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { findListings } from "./find-listings.server.ts";
import { summarizeResults } from "./summarize-results.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db, clock } = services;
const [hostId = "", guestId = ""] = await newGuests(services, 2);

beforeEach(() => clock.set("2027-07-01T06:00:00Z"));

let waters = 0;
/** Boats of a test lie where those of no other do. */
const newWaters = () => {
  waters += 1;
  return { latitude: 10 + waters, longitude: 20, box: `19,${9.5 + waters},21,${10.5 + waters}` };
};

const query = (given: Record<string, string>) => SearchQuery.parse({ ...given });
const find = async (given: Record<string, string>) => (await findListings(testCtx(services), query(given))).listings;
const titles = async (given: Record<string, string>) => (await find(given)).map(({ title }) => title).toSorted();
const boatIn = ({ latitude, longitude }: { latitude: number; longitude: number }, title: string, given = {}) =>
  newBoat(services, { hostId, latitude, longitude, title, ...given });

describe("searching for a charter", () => {
  test("finds boats with a free start on the day, in its times, of about the length", async () => {
    const there = newWaters();
    const { box } = there;
    const busy = await boatIn(there, "Busy");
    await boatIn(there, "Free");
    await boatIn(there, "Only nights", { sellsHours: false });
    await newListing(services, { ...there, hostId, title: "A house" });
    const at = (time: string) => new Date(`2027-07-20T${time}:00+02:00`);
    await insertCharter(services, { boat: busy, guestId, beginsAt: at("07:00"), endsAt: at("14:00") });
    expect(await titles({ box, charter: "true" })).toEqual(["Busy", "Free"]);
    expect(await titles({ box, day: "2027-07-20" })).toEqual(["Busy", "Free"]);
    expect(await titles({ box, day: "2027-07-20", hours: "4", until: "14:00" })).toEqual(["Free"]);
    expect(await titles({ box, day: "2027-07-20", hours: "4", from: "15:00" })).toEqual(["Busy", "Free"]);
    expect(await titles({ box, day: "2027-07-20", hours: "8" })).toEqual([]);
    expect(await titles({ box, day: "2027-07-20", hours: "2", from: "18:00" })).toEqual(["Busy", "Free"]);
    expect(await titles({ box, hours: "8" })).toEqual([]);
    expect(await titles({ box, hours: "2", guests: "12" })).toEqual([]);
  });

  test("with a captain and bareboat are true: the package must be sold that way", async () => {
    const there = newWaters();
    const { box } = there;
    const sailed = await boatIn(there, "Sailed", { crew: "captained" });
    await boatIn(there, "Either");
    await db.update(boatPackages).set({ bareboatCents: null }).where(eq(boatPackages.propertyId, sailed.id));
    expect(await titles({ box, day: "2027-07-20", captain: "without" })).toEqual(["Either"]);
    expect(await titles({ box, day: "2027-07-20", captain: "with" })).toEqual(["Either", "Sailed"]);
    expect(await titles({ box, charter: "true", captain: "without" })).toEqual(["Either"]);
  });

  test("follows packages that are turned off, and boats that stop selling hours or nights", async () => {
    const there = newWaters();
    const { box } = there;
    const boat = await boatIn(there, "Boat");
    await db.update(boatClocks).set({ sellsNights: false }).where(eq(boatClocks.propertyId, boat.id));
    const nights = { box, checkIn: "2027-07-20", checkOut: "2027-07-22" };
    expect(await titles(nights)).toEqual([]);
    expect(await titles({ box, charter: "true" })).toEqual(["Boat"]);
    await db.update(boatPackages).set({ isOn: false }).where(eq(boatPackages.propertyId, boat.id));
    expect(await titles({ box, charter: "true" })).toEqual([]);
    await db.update(boatPackages).set({ isOn: true }).where(eq(boatPackages.propertyId, boat.id));
    await db.delete(boatClocks).where(eq(boatClocks.propertyId, boat.id));
    expect(await titles({ box, charter: "true" })).toEqual([]);
    expect(await titles(nights)).toEqual(["Boat"]);
  });

  test("cards and pins say the cheapest package in all and its next starts", async () => {
    const there = newWaters();
    const { box } = there;
    const boat = await boatIn(there, "Boat");
    await db.update(boatPackageStarts).set({ lastStart: "08:30" }).where(eq(boatPackageStarts.packageId, boat.packageId));
    const [card] = await find({ box, day: "2027-07-20", hours: "4" });
    const charter = { name: "Half day", minutes: 240, totalCents: 33_600, isPerSeat: false, replacesNights: true };
    expect(card?.charter).toMatchObject({
      ...charter,
      starts: [
        { day: "2027-07-20", start: "08:00" },
        { day: "2027-07-20", start: "08:30" },
      ],
    });
    const [dear] = await find({ box, day: "2027-07-20", hours: "4", captain: "with" });
    expect(dear?.charter).toMatchObject({ totalCents: 44_800 });
    const { pins } = await findPins(testCtx(services), MapQuery.parse({ day: "2027-07-20", hours: "4", view: box, zoom: "12" }));
    expect(pins[0]?.charter).toMatchObject(charter);
    const [plain] = await find({ box, type: "boat" });
    expect(plain?.charter).toMatchObject({ totalCents: 33_600, replacesNights: false });
    expect(plain?.charter?.starts).toHaveLength(3);
  });

  test("sorts and filters by the price of the cheapest package, and counts", async () => {
    const there = newWaters();
    const { box } = there;
    const dear = await boatIn(there, "Dear");
    await boatIn(there, "Cheap");
    await db.update(boatPackages).set({ captainedCents: 90_000, bareboatCents: null }).where(eq(boatPackages.propertyId, dear.id));
    const names = (await find({ box, charter: "true", sort: "price-high" })).map(({ title }) => title);
    expect(names).toEqual(["Dear", "Cheap"]);
    expect(await titles({ box, charter: "true", maxPrice: "400" })).toEqual(["Cheap"]);
    expect(await summarizeResults(testCtx(services), query({ box, day: "2027-07-20", hours: "4" }))).toMatchObject({ total: 2 });
  });

  test("understands what people write", async () => {
    const there = newWaters();
    const { box } = there;
    await boatIn(there, "Yawl", { title: "Yawl, 40 ft sailing yacht", category: "Yacht" });
    expect(await titles({ box, q: "sunset sail" })).toHaveLength(1);
    expect(await titles({ box, q: "half day charter with captain" })).toHaveLength(1);
    expect(await titles({ box, q: "yacht for a day" })).toEqual([]);
    expect(await titles({ box, q: "bareboat by the hour" })).toHaveLength(1);
  });

  test("refuses a day that is over, and a day beside dates", async () => {
    await expect(find({ day: "2027-06-20" })).rejects.toMatchObject({ details: { fields: { day: "Choose a day that is ahead" } } });
    expect(SearchQuery.safeParse({ day: "2027-07-20", checkIn: "2027-07-20", checkOut: "2027-07-21" }).success).toBe(false);
    expect(SearchQuery.safeParse({ day: "2027-07-20", from: "25:00" }).success).toBe(false);
    expect(SearchQuery.safeParse({ hours: "0" }).success).toBe(false);
    expect(SearchQuery.safeParse({ hours: "9000" }).success).toBe(false);
  });
});
