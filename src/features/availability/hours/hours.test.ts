import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { departureAt, insertCharter, newBoat } from "../../../../tests/support/boats.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { propertyBlockedDates } from "../availability.tables.server.ts";
import { quoteListing, saveHours, saveRules, stopHours } from "../index.server.ts";
import { manualBookings } from "../manual/manual-booking.tables.server.ts";
import { RulesInput } from "../rules/rules.schema.ts";
import { HoursInput, TypedHours } from "./hours.schema.ts";
import { boatClocks, heldTimes } from "./hours.tables.server.ts";

const services = await openTestServices(await openTestDatabase());
const { db, clock } = services;
clock.set("2027-06-01T12:00:00Z");
const visit = await visitOf(services, await newPerson(services, "Hal Host"));
const hostId = visit.actor?.id ?? "";
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));
const guestId = (await visitOf(services, await newPerson(services, "Gil Guest"))).actor?.id ?? "";

const boatOf = (given = {}) => newBoat(services, { hostId, sellsHours: false, ...given });
const hours = (given: Partial<HoursInput> = {}): HoursInput => ({ turnaroundMinutes: 60, noticeMinutes: 120, sellsNights: true, ...given });
const clockOf = async (listingId: string) => (await db.select().from(boatClocks).where(eq(boatClocks.propertyId, listingId)))[0];
/** A moment of July 2027 in Split: "16 08:00". */
const at = (words: string) => new Date(`2027-07-${words.slice(0, 2)}T${words.slice(3)}:00+02:00`);

function enter(propertyId: string, from: string, until: string) {
  const times = {
    timeZone: "Europe/Zagreb",
    checkInTime: from.slice(3),
    checkOutTime: until.slice(3),
    beginsAt: at(from),
    endsAt: at(until),
  };
  const days = { checkIn: `2027-07-${from.slice(0, 2)}`, checkOut: `2027-07-${until.slice(0, 2)}` };
  const said = { kind: "own" as const, name: "", contact: "", note: "", createdAt: clock.now(), changedAt: clock.now() };
  return db.insert(manualBookings).values({ propertyId, hostId, ...days, ...times, ...said });
}

describe("the hours of a boat", () => {
  test("are turned on, changed and turned off", async () => {
    const { id } = await boatOf();
    await saveHours(visit, id, hours());
    expect(await clockOf(id)).toMatchObject({ ...hours(), since: clock.now() });
    await saveHours(visit, id, hours({ turnaroundMinutes: 30, noticeMinutes: 0, sellsNights: false }));
    expect(await clockOf(id)).toMatchObject({ turnaroundMinutes: 30, noticeMinutes: 0, sellsNights: false });
    await stopHours(visit, id);
    expect(await clockOf(id)).toBeUndefined();
    await stopHours(visit, id);
  });

  test("hold what is ahead from the start", async () => {
    const { id } = await boatOf();
    await db.insert(propertyBlockedDates).values({ propertyId: id, date: "2027-07-16", blockedAt: clock.now() });
    await saveHours(visit, id, hours());
    expect(await db.select({ day: heldTimes.day }).from(heldTimes).where(eq(heldTimes.propertyId, id))).toEqual([
      { day: "2027-07-16" },
      { day: "2027-07-16" },
    ]);
  });

  test("are refused with the days named on which two claims share them", async () => {
    const { id } = await boatOf();
    await enter(id, "14 17:00", "16 16:30");
    await enter(id, "16 17:00", "18 09:00");
    await expect(saveHours(visit, id, hours())).rejects.toMatchObject({
      code: "hours_taken_twice",
      message: expect.stringContaining("twice on Jul 16, 2027, or leaves no time for the turnaround"),
      details: { data: { days: ["2027-07-16"] } },
    });
    expect(await clockOf(id)).toBeUndefined();
    await saveHours(visit, id, hours({ turnaroundMinutes: 30 }));
  });

  test("need a boat that is ready by check-in", async () => {
    const { id } = await boatOf({ checkOutTime: "10:00", checkInTime: "11:00" });
    await expect(saveHours(visit, id, hours({ turnaroundMinutes: 90 }))).rejects.toMatchObject({ code: "not_ready_by_check_in" });
    await saveHours(visit, id, hours());
    await expect(saveHours(visit, id, hours({ turnaroundMinutes: 61 }))).rejects.toMatchObject({ code: "not_ready_by_check_in" });
    expect(await clockOf(id)).toMatchObject({ turnaroundMinutes: 60 });
  });

  test("may be all that a boat sells: then nobody is quoted nights", async () => {
    const { id } = await boatOf();
    const ask = () => quoteListing(testCtx(services), id, { checkIn: "2027-07-10", checkOut: "2027-07-12", guests: 2 });
    await saveHours(visit, id, hours({ sellsNights: false }));
    await expect(ask()).rejects.toMatchObject({ code: "nights_not_sold" });
    await saveHours(visit, id, hours());
    expect((await ask()).nights).toHaveLength(2);
  });

  test("and nights for preparation refuse each other", async () => {
    const { id } = await boatOf();
    await saveRules(visit, id, RulesInput.parse({ preparationAfter: 1 }));
    await expect(saveHours(visit, id, hours())).rejects.toMatchObject({ code: "hours_need_no_preparation" });
    await saveRules(visit, id, RulesInput.parse({}));
    await saveHours(visit, id, hours());
    await expect(saveRules(visit, id, RulesInput.parse({ preparationBefore: 1 }))).rejects.toMatchObject({
      code: "hours_prepare_by_minutes",
    });
    await saveRules(visit, id, RulesInput.parse({ weeklyDiscountPercent: 10 }));
  });

  test("stay on while a charter is ahead, and can be turned off after it", async () => {
    const boat = await newBoat(services, { hostId });
    await insertCharter(services, { boat, guestId, beginsAt: at("16 08:00"), endsAt: at("16 12:00") });
    await expect(stopHours(visit, boat.id)).rejects.toMatchObject({
      code: "hours_are_booked",
      message: expect.stringContaining("booked until Jul 16, 2027"),
    });
    clock.set("2027-07-16T10:30:00Z");
    await stopHours(visit, boat.id);
    clock.set("2027-06-01T12:00:00Z");
    expect(await clockOf(boat.id)).toBeUndefined();
  });

  test("stay on while somebody has a seat", async () => {
    const boat = await newBoat(services, { hostId });
    const departureId = await departureAt(services, boat, at("16 18:00"), at("16 20:00"));
    await stopThenStart(boat.id);
    await insertCharter(services, { boat, guestId, beginsAt: at("16 18:00"), endsAt: at("16 20:00"), departureId, seats: 2 });
    await expect(stopHours(visit, boat.id)).rejects.toMatchObject({ code: "hours_are_booked" });
  });

  test("wait for a charter that is being booked", async () => {
    const boat = await newBoat(services, { hostId });
    const [booked, stopped] = await Promise.allSettled([
      insertCharter(services, { boat, guestId, beginsAt: at("16 08:00"), endsAt: at("16 12:00") }),
      stopHours(visit, boat.id),
    ]);
    expect([booked.status, stopped.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await clockOf(boat.id)) !== undefined).toBe(booked.status === "fulfilled");
  });

  test("turned on twice at once are on once", async () => {
    const { id } = await boatOf();
    await Promise.all([saveHours(visit, id, hours()), saveHours(visit, id, hours({ turnaroundMinutes: 45 }))]);
    expect([45, 60]).toContain((await clockOf(id))?.turnaroundMinutes);
  });

  test("are the host's own, and a home has none", async () => {
    const { id } = await boatOf();
    for (const refused of [() => saveHours(stranger, id, hours()), () => stopHours(stranger, id)])
      await expect(refused()).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(saveHours(testCtx(services), id, hours())).rejects.toMatchObject({ code: "sign_in_required" });
    const home = await newListing(services, { hostId });
    await expect(saveHours(visit, home.id, hours())).rejects.toMatchObject({ code: "only_boats" });
    await expect(stopHours(visit, home.id)).rejects.toMatchObject({ code: "only_boats" });
    await db.update(properties).set({ status: "deleted" }).where(eq(properties.id, id));
    await expect(saveHours(visit, id, hours())).rejects.toMatchObject({ code: "listing_not_found" });
  });

  test("are typed with the notice in hours", () => {
    expect(TypedHours.parse({ turnaroundMinutes: "45", noticeHours: "12", sellsNights: "on" })).toEqual(
      hours({ turnaroundMinutes: 45, noticeMinutes: 720 }),
    );
    const faults = (given: object) => TypedHours.safeParse(given).error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(faults({ turnaroundMinutes: "", noticeHours: "721" })).toEqual([
      ["turnaroundMinutes", "Enter a whole number from 0 to 1,440."],
      ["noticeHours", "Enter a whole number from 0 to 720."],
    ]);
    expect(HoursInput.safeParse({ turnaroundMinutes: -1, noticeMinutes: 1.5 }).error?.issues).toHaveLength(2);
  });
});

async function stopThenStart(listingId: string): Promise<void> {
  await stopHours(visit, listingId);
  await saveHours(visit, listingId, hours());
}
