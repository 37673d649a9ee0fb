import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newBoat } from "../../../../tests/support/boats.ts";
import { newKey } from "../../../../tests/support/bookings.ts";
import { bookCharter, LICENSE } from "../../../../tests/support/charters.ts";
import { ledgerOf } from "../../../../tests/support/ledger.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { quoteListing } from "../../availability/index.server.ts";
import { heldTimes, boatClocks } from "../../availability/hours/hours.tables.server.ts";
import { boatExtras, boatPackagePrices, boatPackages, boatPackageStarts, departures } from "../../charters/charter.tables.server.ts";
import { quoteCharter, readStarts } from "../../charters/index.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { cancelBooking } from "../cancelling/cancel-booking.server.ts";
import { readBooking } from "../booking.view.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { reserveDates } from "../reserving/reserve-dates.server.ts";
import { ReserveCharterInput } from "./charter-input.schema.ts";

const services = await openTestServices(await openTestDatabase());
const { db, clock } = services;
const DAY = "2027-07-20";

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

type Boat = Awaited<ReturnType<typeof newBoat>>;
type Draft = Partial<ReserveCharterInput>;

const draftOf = (boat: Boat, given: Draft = {}) =>
  ReserveCharterInput.parse({
    listingId: boat.id,
    packageId: boat.packageId,
    day: DAY,
    start: "08:00",
    crew: "captained",
    guests: 2,
    totalCents: 44_800,
    key: newKey(),
    ...given,
  });

async function reserve(boat: Boat, given: Draft = {}, guest?: Person) {
  const visit = await visitOf(services, guest ?? (await newPerson(services)));
  return reserveDates(visit, draftOf(boat, given));
}

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const bookingsOf = (boat: Boat) => db.select().from(bookings).where(eq(bookings.propertyId, boat.id));
const extra = async (boat: Boat, given: Partial<typeof boatExtras.$inferInsert> = {}) => {
  const values = {
    propertyId: boat.id,
    name: "Paddle board",
    kind: "equipment" as const,
    terms: "priced" as const,
    cents: 3_500,
    ...given,
  };
  const [made] = await db.insert(boatExtras).values(values).returning({ id: boatExtras.id });
  return made?.id ?? "";
};

describe("reserving a charter", () => {
  test("keeps what was chosen and when it is at the marina, holds its time and charges the guest", async () => {
    const boat = await newBoat(services);
    const board = await extra(boat);
    await extra(boat, { name: "Lunch", cents: 2_000, unit: "person", isRequired: true });
    await extra(boat, { name: "Fuel", kind: "fuel", terms: "included", cents: null });
    const guest = await newPerson(services);
    const bookingId = await bookCharter(services, guest, { listingId: boat.id, packageId: boat.packageId, extras: [board] });
    expect(await readBooking(await visitOf(services, guest), bookingId)).toMatchObject({
      checkIn: DAY,
      checkOut: DAY,
      beginsAt: "2027-07-20T06:00:00.000Z",
      endsAt: "2027-07-20T10:00:00.000Z",
      totalCents: 40_000 + 3_500 + 4_000 + 4_800,
      charter: {
        packageName: "Half day",
        crew: "captained",
        seats: null,
        startsAt: "08:00",
        returnsAt: "12:00",
        timeZone: "Europe/Zagreb",
      },
    });
    const [row] = await bookingsOf(boat);
    expect(row).toMatchObject({ extraLabels: ["Lunch", "Paddle board"], extraCents: [4_000, 3_500], nightlyPrices: [], licenseKind: null });
    expect((await ledgerOf(services, bookingId)).map(({ account, amount }) => [account, amount])).toEqual([
      ["guest", -52_300],
      ["service_fee", 4_800],
      ["payout_due", 47_500],
    ]);
    const held = await db.select().from(heldTimes).where(eq(heldTimes.propertyId, boat.id));
    expect(held.map(({ kind, holderId }) => [kind, holderId])).toEqual([["charter", bookingId]]);
  });

  test("refuses what is taken, and offers what is left around it", async () => {
    const boat = await newBoat(services);
    await reserve(boat, { start: "10:00" });
    expect(await code(reserve(boat, { start: "08:00" }))).toBe("start_taken");
    expect(await code(reserve(boat, { start: "14:30" }))).toBe("start_taken");
    const left = await readStarts(testCtx(services), boat.id, { day: DAY, days: 1 });
    expect(left.map(({ start }) => start).toSorted()).toEqual(["15:00", "15:30", "16:00", "19:00"]);
    await reserve(boat, { start: "15:00" });
    expect(await bookingsOf(boat)).toHaveLength(2);
  });

  test("is the same booking when its guest asks again for what they have", async () => {
    const boat = await newBoat(services);
    const guest = await newPerson(services);
    const first = await reserve(boat, {}, guest);
    expect(await reserve(boat, {}, guest)).toEqual(first);
  });

  test("has one winner among many who press at once", async () => {
    const boat = await newBoat(services);
    const guests = await Promise.all(Array.from({ length: 8 }, () => newPerson(services)));
    const starts = ["08:00", "09:00", "10:00", "11:00"];
    const answers = await Promise.all(guests.map((guest, index) => code(reserve(boat, { start: starts[index % 4] }, guest))));
    expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(["done", "start_taken"]));
  });

  test.each([
    ["a price that has changed", { totalCents: 44_700 }, "price_changed"],
    ["more people than the package takes", { guests: 9 }, "too_many_people"],
    ["a package that isn't there", { packageId: crypto.randomUUID() }, "package_not_found"],
    ["an extra of another boat", { extras: [crypto.randomUUID()] }, "extra_not_offered"],
    ["a start that isn't one", { start: "08:10" }, "start_taken"],
    ["a day that is over", { day: "2027-05-20" }, "start_taken"],
    ["a day that is too far", { day: "2029-06-20" }, "stay_too_far"],
    ["a bareboat charter without a license", { crew: "bareboat" as const, totalCents: 33_600 }, "license_needed"],
  ])("refuses %s", async (_what, given, expected) => {
    const boat = await newBoat(services);
    expect(await code(reserve(boat, given))).toBe(expected);
    expect(await bookingsOf(boat)).toEqual([]);
  });

  test("keeps the license of whoever steers, and needs none where the host says so", async () => {
    const boat = await newBoat(services);
    await reserve(boat, { crew: "bareboat", totalCents: 33_600, ...LICENSE });
    expect(await bookingsOf(boat)).toMatchObject([{ ...LICENSE, crew: "bareboat" }]);
    const dinghy = await newBoat(services, { licenceNeeded: false });
    await reserve(dinghy, { crew: "bareboat", totalCents: 33_600 });
    expect(await bookingsOf(dinghy)).toMatchObject([{ licenseKind: null }]);
  });

  test("refuses the host of the boat, and visitors", async () => {
    const host = await visitOf(services, await newPerson(services));
    const boat = await newBoat(services, { hostId: host.actor?.id ?? "" });
    expect(await code(reserveDates(host, draftOf(boat)))).toBe("own_listing");
    expect(await code(reserveDates(testCtx(services), draftOf(boat)))).toBe("sign_in_required");
  });

  test("refuses a start inside the notice, a package turned off or deleted, and a boat that stopped selling hours", async () => {
    const boat = await newBoat(services);
    clock.set("2027-07-20T04:30:00Z");
    expect(await code(reserve(boat))).toBe("start_taken");
    await reserve(boat, { start: "09:00" });
    const others = await newBoat(services);
    await db.update(boatPackages).set({ isOn: false }).where(eq(boatPackages.id, others.packageId));
    expect(await code(reserve(others, { start: "12:00" }))).toBe("package_not_found");
    await db.update(boatPackages).set({ isOn: true, deletedAt: clock.now() }).where(eq(boatPackages.id, others.packageId));
    expect(await code(reserve(others, { start: "12:00" }))).toBe("package_not_found");
    await db.delete(boatClocks).where(eq(boatClocks.propertyId, others.id));
    expect(await code(reserve(others, { start: "12:00" }))).toBe("sells_no_hours");
  });
});

describe("seats", () => {
  const seat = (boat: Boat, guests: number) =>
    reserve(boat, { packageId: boat.seatsId, start: "19:00", guests, totalCents: guests * 44_800 });

  test("are sold until none is left, and the last goes to one of two", async () => {
    const boat = await newBoat(services);
    await seat(boat, 8);
    expect(await code(seat(boat, 5))).toBe("seats_taken");
    await seat(boat, 3);
    const answers = await Promise.all([code(seat(boat, 1)), code(seat(boat, 1))]);
    expect(answers.toSorted()).toEqual(["done", "start_taken"]);
    expect(await db.select().from(departures).where(eq(departures.propertyId, boat.id))).toMatchObject([{ taken: 12, seats: 12 }]);
    expect(await code(reserve(boat, { packageId: boat.seatsId, start: "19:00", guests: 13, totalCents: 1 }))).toBe("too_many_people");
    expect(await code(reserve(boat, { start: "16:00" }))).toBe("start_taken");
  });

  test("come back when a booking is cancelled, while others sail", async () => {
    const boat = await newBoat(services);
    const guest = await newPerson(services);
    const wish = { listingId: boat.id, packageId: boat.seatsId, start: "19:00", guests: 4 };
    const bookingId = await bookCharter(services, guest, wish);
    await seat(boat, 8);
    await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: 4 * 40_000 });
    const [left] = await readStarts(testCtx(services), boat.id, { day: DAY, days: 1 }).then((starts) =>
      starts.filter(({ packageId }) => packageId === boat.seatsId),
    );
    expect(left).toMatchObject({ start: "19:00", seatsLeft: 4 });
  });

  test("taken and given back by many at once never deadlock", async () => {
    const boat = await newBoat(services);
    const guests = await Promise.all(Array.from({ length: 6 }, () => newPerson(services)));
    const wish = { listingId: boat.id, packageId: boat.seatsId, start: "19:00", guests: 2 };
    const comeAndGo = async (guest: Person) => {
      const bookingId = await bookCharter(services, guest, wish);
      await cancelBooking(await visitOf(services, guest), bookingId, { refundCents: 80_000 });
    };
    for (let round = 0; round < 3; round++)
      expect(await Promise.all(guests.map((guest) => code(comeAndGo(guest))))).toEqual(guests.map(() => "done"));
    expect(await db.select().from(heldTimes).where(eq(heldTimes.propertyId, boat.id))).toEqual([]);
  });
});

describe("prices and times", () => {
  const quoteOn = (boat: Boat, day: string, start = "08:00") =>
    quoteCharter(testCtx(services), boat.id, { packageId: boat.packageId, day, start, crew: "captained", guests: 2, extras: [] });

  test("follow the season and the day of the week", async () => {
    const boat = await newBoat(services);
    await db.insert(boatPackagePrices).values([
      { packageId: boat.packageId, no: 1, fromDay: "2026-08-01", untilDay: "2026-08-15", isYearly: true, captainedCents: 60_000 },
      { packageId: boat.packageId, no: 2, weekdays: 65, captainedCents: 50_000 },
    ]);
    const [tuesday, saturday, peak] = await Promise.all(["2027-07-20", "2027-07-24", "2027-08-07"].map((day) => quoteOn(boat, day)));
    expect([tuesday, saturday, peak].map((quote) => quote?.charterCents)).toEqual([40_000, 50_000, 60_000]);
  });

  test("skip the hour that a clock change takes, and go by the stopwatch over one", async () => {
    const boat = await newBoat(services);
    await db
      .update(boatPackageStarts)
      .set({ firstStart: "01:00", lastStart: "03:00", stepMinutes: 60 })
      .where(eq(boatPackageStarts.packageId, boat.packageId));
    const startsOn = async (day: string) =>
      (await readStarts(testCtx(services), boat.id, { day, days: 1 }))
        .filter(({ packageId }) => packageId === boat.packageId)
        .map(({ start }) => start);
    expect(await startsOn("2028-03-26")).toEqual(["01:00", "03:00"]);
    expect(await startsOn("2027-10-31")).toEqual(["01:00", "02:00", "03:00"]);
    expect(await quoteOn(boat, "2028-03-26", "01:00")).toMatchObject({ startsAt: "01:00", returnsAt: "06:00" });
    expect(await quoteOn(boat, "2027-10-31", "01:00")).toMatchObject({ startsAt: "01:00", returnsAt: "04:00" });
  });

  test("a boat that sells no nights refuses them, and offers them again afterwards", async () => {
    const boat = await newBoat(services);
    const stay = { checkIn: "2027-07-20", checkOut: "2027-07-22", guests: 2 };
    const quote = () => code(quoteListing(testCtx(services), boat.id, stay));
    const sells = (sellsNights: boolean) => db.update(boatClocks).set({ sellsNights }).where(eq(boatClocks.propertyId, boat.id));
    await sells(false);
    expect(await quote()).toBe("nights_not_sold");
    await sells(true);
    expect(await quote()).toBe("done");
    await sells(false);
    await db.delete(boatClocks).where(eq(boatClocks.propertyId, boat.id));
    expect(await quote()).toBe("done");
    expect(await db.select({ status: properties.status }).from(properties).where(eq(properties.id, boat.id))).toEqual([
      { status: "active" },
    ]);
  });
});
