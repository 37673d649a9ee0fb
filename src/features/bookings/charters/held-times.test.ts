import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { departureAt, holdCharter, insertCharter, newBoat, sellHours } from "../../../../tests/support/boats.ts";
import { bookCheckout, holdNights, moveCheckout, newGuests } from "../../../../tests/support/checkouts.ts";
import { recountNights, recountTimes } from "../../../../tests/support/recount-nights.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { clientOf, databaseErrorCode } from "../../../platform/db/database.server.ts";
import { occupiedNights, propertyBlockedDates } from "../../availability/availability.tables.server.ts";
import { boatClocks, heldTimes } from "../../availability/hours/hours.tables.server.ts";
import { manualBookings } from "../../availability/manual/manual-booking.tables.server.ts";
import { importedCalendars, importedNights } from "../../calendar-sync/calendar.tables.server.ts";
import { departures } from "../../charters/charter.tables.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { bookings } from "../booking.tables.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db, clock } = services;
clock.set("2027-06-01T12:00:00Z");
const [hostId = "", guestId = "", otherId = ""] = await newGuests(services, 3);

type Boat = Awaited<ReturnType<typeof newBoat>>;
const boatOf = (given = {}) => newBoat(services, { hostId, ...given });

/** A moment of July 2027 in Split, where clocks are two hours ahead of UTC: "16 08:00". */
function at(words: string): Date {
  const [day = "", time = ""] = words.split(" ");
  return new Date(`2027-07-${day}T${time}:00+02:00`);
}

const charter = (boat: Boat, from: string, until: string, more = {}) => ({ boat, guestId, beginsAt: at(from), endsAt: at(until), ...more });
const sail = (boat: Boat, from: string, until: string, more = {}) => insertCharter(services, charter(boat, from, until, more));
const july = (day: number) => `2027-07-${String(day).padStart(2, "0")}`;
const stay = async (boat: Boat, from: number, until: number) => {
  const id = await holdNights(services, {
    listingId: boat.id,
    guestId: otherId,
    checkIn: july(from),
    checkOut: july(until),
    state: "abandoned",
    endedAt: clock.now(),
  });
  return bookCheckout(services, id);
};
const block = (boat: Boat, ...days: number[]) =>
  db.insert(propertyBlockedDates).values(days.map((day) => ({ propertyId: boat.id, date: july(day), blockedAt: clock.now() })));
const unblock = (boat: Boat, day: number) =>
  db.delete(propertyBlockedDates).where(and(eq(propertyBlockedDates.propertyId, boat.id), eq(propertyBlockedDates.date, july(day))));
const enter = (boat: Boat, from: string, until: string, byHours = false) =>
  db.insert(manualBookings).values({
    propertyId: boat.id,
    hostId,
    checkIn: july(Number(from.slice(0, 2))),
    checkOut: july(Number(until.slice(0, 2))),
    byHours,
    kind: "own",
    name: "",
    contact: "",
    note: "",
    timeZone: boat.timeZone,
    checkInTime: from.slice(3),
    checkOutTime: until.slice(3),
    beginsAt: at(from),
    endsAt: at(until),
    createdAt: clock.now(),
    changedAt: clock.now(),
  });
const cancel = (id: string) =>
  db.update(bookings).set({ status: "cancelled", cancelledAt: clock.now(), cancelledBy: "guest" }).where(eq(bookings.id, id));

async function calendarOf(boat: Boat): Promise<string> {
  const given = { name: "Elsewhere", sealedAddress: "", shownAddress: "", nextTryAt: clock.now(), createdAt: clock.now() };
  const [made] = await db
    .insert(importedCalendars)
    .values({ ...given, propertyId: boat.id, addressHash: crypto.randomUUID() })
    .returning({ id: importedCalendars.id });
  return made?.id ?? "";
}
const name = (boat: Boat, calendarId: string, ...days: number[]) =>
  db.insert(importedNights).values(days.map((day) => ({ propertyId: boat.id, calendarId, night: july(day) })));
const unname = (calendarId: string, day: number) =>
  db.delete(importedNights).where(and(eq(importedNights.calendarId, calendarId), eq(importedNights.night, july(day))));

const nights = async (boat: Boat) => {
  const rows = await db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, boat.id)).orderBy(occupiedNights.night);
  return rows.map(({ night, kind }) => `${Number(night.slice(-2))} ${kind}`);
};
const times = async (boat: Boat) => {
  const rows = await db.select().from(heldTimes).where(eq(heldTimes.propertyId, boat.id)).orderBy(heldTimes.held, heldTimes.no);
  return rows.map(({ kind, clashes }) => (clashes ? `${kind} clashes` : kind));
};
const refused = (work: Promise<unknown>) => expect(work.then(() => "done", databaseErrorCode)).resolves.toBe("23P01");

describe("the time of a boat that sells hours", () => {
  test("is had by one charter at a time, with the turnaround after it", async () => {
    const boat = await boatOf();
    await sail(boat, "16 08:00", "16 12:00");
    await refused(sail(boat, "16 11:00", "16 15:00"));
    await refused(sail(boat, "16 12:30", "16 16:30"));
    await refused(sail(boat, "16 04:00", "16 07:30"));
    await sail(boat, "16 13:00", "16 17:00");
    expect(await times(boat)).toEqual(["charter", "charter"]);
  });

  test("is needed before a charter that has preparation", async () => {
    const boat = await boatOf();
    await sail(boat, "16 08:00", "16 12:00");
    await refused(sail(boat, "16 13:00", "16 15:00", { prepareMinutes: 30 }));
    await sail(boat, "16 13:30", "16 15:30", { prepareMinutes: 30 });
    expect(await times(boat)).toEqual(["charter", "charter"]);
  });

  test("is not had for a night that begins or ends during a charter, nor the other way round", async () => {
    const boat = await boatOf();
    await sail(boat, "16 14:00", "16 16:30");
    await refused(stay(boat, 16, 17));
    await stay(boat, 17, 18);
    await refused(sail(boat, "18 09:30", "18 12:00"));
    await refused(sail(boat, "17 15:00", "17 18:00"));
    await sail(boat, "18 10:00", "18 12:00");
    await sail(boat, "17 08:00", "17 16:00");
    expect(await nights(boat)).toEqual(["16 hours", "17 booking"]);
  });

  test("takes the nights of a week, so that none of them can be had", async () => {
    const boat = await boatOf();
    const week = await sail(boat, "17 17:00", "24 09:00");
    expect(await nights(boat)).toEqual([17, 18, 19, 20, 21, 22, 23].map((night) => `${night} hours`));
    await refused(stay(boat, 20, 21));
    await refused(sail(boat, "20 10:00", "20 12:00"));
    await stay(boat, 24, 25);
    await cancel(week);
    expect(await nights(boat)).toEqual(["24 booking"]);
    await sail(boat, "20 10:00", "20 12:00");
    await refused(sail(boat, "17 17:00", "24 09:00"));
  });

  test("moves with its charter, over its own time too", async () => {
    const boat = await boatOf();
    const id = await sail(boat, "16 08:00", "16 12:00");
    await sail(boat, "16 16:00", "16 18:00");
    const move = (from: string, until: string) =>
      db
        .update(bookings)
        .set({ beginsAt: at(from), endsAt: at(until), changes: 1, changedAt: clock.now() })
        .where(eq(bookings.id, id));
    await move("16 09:00", "16 13:00");
    await refused(move("16 12:00", "16 16:00"));
    await sail(boat, "16 05:00", "16 08:00");
    expect(await times(boat)).toEqual(["charter", "charter", "charter"]);
  });

  test("holds for a checkout until its time is over by the clock, and becomes the booking's", async () => {
    const boat = await boatOf();
    clock.set("2027-06-01T12:00:00Z");
    const held = await holdCharter(services, charter(boat, "16 08:00", "16 12:00"));
    await refused(sail(boat, "16 11:00", "16 15:00"));
    await refused(holdNights(services, { listingId: boat.id, guestId: otherId, checkIn: july(15), checkOut: july(16) }));
    await db.transaction(async (tx) => {
      const within = { ...services, db: tx };
      await insertCharter(within, { ...charter(boat, "16 08:00", "16 12:00"), checkoutId: held });
      await moveCheckout(within, held, { state: "booked" });
    });
    const late = await holdCharter(services, charter(boat, "17 08:00", "17 12:00"));
    expect(await nights(boat)).toEqual(["15 hours", "16 hours"]);
    clock.advance(16 * 60);
    await sail(boat, "17 10:00", "17 14:00");
    await refused(moveCheckout(services, late, { state: "holding", expiresAt: new Date(clock.now().getTime() + 60_000) }));
    expect(await times(boat)).toEqual(["charter", "charter"]);
  });
});

describe("beside each other", () => {
  test("a block takes the whole day, but what a stay of the night before still uses of it", async () => {
    const boat = await boatOf();
    await block(boat, 16);
    await refused(sail(boat, "16 05:00", "16 08:00"));
    await refused(sail(boat, "16 20:00", "16 23:00"));
    await stay(boat, 15, 16);
    await refused(stay(boat, 16, 17));
    await sail(boat, "17 07:00", "17 09:00");
    await unblock(boat, 16);
    expect(await nights(boat)).toEqual(["15 booking", "16 hours"]);
    await sail(boat, "16 20:00", "16 23:00");
  });

  test("a block is refused where a charter has some of the day", async () => {
    const boat = await boatOf();
    await sail(boat, "16 20:00", "16 23:00");
    await refused(block(boat, 16));
    await block(boat, 17);
    expect(await nights(boat)).toEqual(["16 hours", "17 block"]);
  });

  test("a manual booking joins a block, refuses charters and another calendar refuses it", async () => {
    const boat = await boatOf();
    await block(boat, 16, 17);
    await enter(boat, "16 17:00", "17 09:00");
    await enter(boat, "17 12:00", "17 14:00", true);
    await refused(enter(boat, "17 14:30", "17 15:00", true));
    const calendar = await calendarOf(boat);
    await name(boat, calendar, 20);
    await refused(enter(boat, "20 10:00", "20 12:00", true));
    await unblock(boat, 17);
    await refused(sail(boat, "17 09:30", "17 11:00"));
    await refused(sail(boat, "17 14:30", "17 16:00"));
    expect(await nights(boat)).toEqual(["16 manual", "17 hours", "20 import"].filter((one) => one !== "17 hours"));
  });

  test("a calendar that names a day takes it, and clashes with what was booked until that goes", async () => {
    const boat = await boatOf();
    const id = await sail(boat, "16 10:00", "16 12:00");
    const [one, two] = [await calendarOf(boat), await calendarOf(boat)];
    await name(boat, one, 16, 17);
    await name(boat, two, 17);
    expect((await times(boat)).toSorted()).toEqual(["charter", ...Array.from({ length: 5 }, () => "import"), "import clashes"]);
    await refused(sail(boat, "16 20:00", "16 22:00"));
    await cancel(id);
    expect(await times(boat)).not.toContain("import clashes");
    await refused(sail(boat, "16 10:00", "16 12:00"));
    await unname(one, 16);
    await sail(boat, "16 10:00", "16 12:00");
    await unname(one, 17);
    await refused(sail(boat, "17 10:00", "17 12:00"));
    await unname(two, 17);
    await sail(boat, "17 10:00", "17 12:00");
  });

  test("a calendar that takes the time while somebody pays wins, as it does with nights", async () => {
    const boat = await boatOf();
    const held = await holdCharter(services, charter(boat, "16 10:00", "16 12:00"));
    await name(boat, await calendarOf(boat), 16);
    await refused(insertCharter(services, { ...charter(boat, "16 10:00", "16 12:00"), checkoutId: held }));
    expect(await times(boat)).toContain("import clashes");
  });
});

describe("seats", () => {
  const depart = (boat: Boat) => departureAt(services, boat, at("16 19:00"), at("16 21:00"));
  const seat = (boat: Boat, departureId: string, seats: number) =>
    insertCharter(services, { boat, guestId, beginsAt: at("16 19:00"), endsAt: at("16 21:00"), prepareMinutes: 30, departureId, seats });

  test("are sold until they are gone, and hold the boat until the last is given back", async () => {
    const boat = await boatOf();
    const departureId = await depart(boat);
    const eight = await seat(boat, departureId, 8);
    const four = await seat(boat, departureId, 4);
    await refused(seat(boat, departureId, 1));
    await refused(sail(boat, "16 15:00", "16 18:00"));
    await sail(boat, "16 15:00", "16 17:30");
    await cancel(eight);
    const [left] = await db.select().from(departures).where(eq(departures.id, departureId));
    expect(left?.taken).toBe(4);
    await refused(seat(boat, departureId, 9));
    await cancel(four);
    expect(await times(boat)).toEqual(["charter"]);
    await sail(boat, "16 20:00", "16 22:00");
    await refused(seat(boat, departureId, 1));
  });

  test("are held while somebody pays, and free by the clock", async () => {
    clock.set("2027-06-01T12:00:00Z");
    const boat = await boatOf();
    const departureId = await depart(boat);
    const draft = { boat, guestId, beginsAt: at("16 19:00"), endsAt: at("16 21:00"), departureId };
    const held = await holdCharter(services, { ...draft, seats: 10 });
    await refused(seat(boat, departureId, 3));
    await insertCharter(services, { ...draft, seats: 10, checkoutId: held });
    const other = await holdCharter(services, { ...draft, guestId: otherId, seats: 2 });
    await refused(seat(boat, departureId, 1));
    clock.advance(15 * 60);
    await seat(boat, departureId, 2);
    await refused(moveCheckout(services, other, { state: "holding", expiresAt: new Date(clock.now().getTime() + 60_000) }));
    expect(await times(boat)).toEqual(["departure"]);
  });

  test("many take the last of them at once: exactly as many get one as there are", async () => {
    const boat = await boatOf();
    const departureId = await depart(boat);
    await seat(boat, departureId, 7);
    const tries = await Promise.all(Array.from({ length: 12 }, () => seat(boat, departureId, 1).then(() => "done", databaseErrorCode)));
    expect(tries.filter((one) => one === "done")).toHaveLength(5);
    expect(tries.filter((one) => one === "23P01")).toHaveLength(7);
  });
});

describe("turning hours on", () => {
  test("gives every claim that is ahead its time", async () => {
    const boat = await boatOf({ sellsHours: false });
    await stay(boat, 10, 12);
    await block(boat, 14);
    await enter(boat, "16 17:00", "17 09:00");
    await name(boat, await calendarOf(boat), 20);
    await holdNights(services, { listingId: boat.id, guestId, checkIn: july(22), checkOut: july(23) });
    await sellHours(services, boat.id);
    expect(await times(boat)).toEqual(["stay", "block", "block", "manual", "import", "import", "stay"]);
    await refused(sail(boat, "11 08:00", "11 12:00"));
    await sail(boat, "12 10:00", "12 12:00");
    expect(await recountNights(clientOf(db), clock.now())).toEqual([]);
    expect(await recountTimes(clientOf(db), clock.now())).toEqual([]);
  });

  test("is refused where two stays share hours of a day, which is named", async () => {
    const boat = await boatOf({ sellsHours: false });
    await stay(boat, 10, 12);
    const second = await stay(boat, 12, 13);
    await db
      .update(bookings)
      .set({ beginsAt: at("12 09:30") })
      .where(eq(bookings.id, second));
    const failed = await sellHours(services, boat.id).then(
      () => null,
      (error: unknown) => (error as { cause: { detail: string } }).cause.detail,
    );
    expect(failed).toBe("2027-07-12");
    expect(await db.select().from(boatClocks).where(eq(boatClocks.propertyId, boat.id))).toEqual([]);
  });

  test("is refused while the boat isn't ready by check-in, and so are times that make it so later", async () => {
    const boat = await boatOf({ sellsHours: false, checkInTime: "10:00", checkOutTime: "09:00" });
    await expect(sellHours(services, boat.id, 90).then(() => "done", databaseErrorCode)).resolves.toBe("23514");
    await sellHours(services, boat.id, 60);
    const move = db.update(properties).set({ checkOutTime: "09:30" }).where(eq(properties.id, boat.id));
    await expect(move.then(() => "done", databaseErrorCode)).resolves.toBe("23514");
  });

  test("and off again leaves nights to those who have them", async () => {
    const boat = await boatOf();
    await sail(boat, "16 14:00", "16 18:00");
    await block(boat, 20);
    await db.delete(boatClocks).where(eq(boatClocks.propertyId, boat.id));
    expect(await nights(boat)).toEqual(["20 block"]);
  });
});

test("days follow the listing's zone and times", async () => {
  const boat = await boatOf();
  await block(boat, 16);
  await sail(boat, "17 07:00", "17 08:00");
  await db.update(properties).set({ timeZone: "America/New_York" }).where(eq(properties.id, boat.id));
  const { rows } = await db.execute<{ used: string }>(
    sql`select (lower(used) at time zone 'UTC')::text as used from held_times where property_id = ${boat.id} and is_morning`,
  );
  expect(rows).toEqual([{ used: "2027-07-16 04:00:00" }]);
});
