import { randomInt } from "node:crypto";
import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { departureAt, holdCharter, insertCharter, newBoat } from "../../../../tests/support/boats.ts";
import { bookCheckout, holdNights, moveCheckout, newGuests } from "../../../../tests/support/checkouts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { recountNights, recountTimes } from "../../../../tests/support/recount-nights.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { clientOf, databaseErrorCode } from "../../../platform/db/database.server.ts";
import { propertyBlockedDates } from "../../availability/availability.tables.server.ts";
import { addDays, instantAt } from "../../availability/index.ts";
import { manualBookings } from "../../availability/manual/manual-booking.tables.server.ts";
import { importedCalendars, importedNights, importedTimes } from "../../calendar-sync/calendar.tables.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { checkouts } from "./checkout.tables.server.ts";
import { sweepCheckouts } from "./ending/lapse-checkouts.server.ts";

const services = await openTestServices(await openEmptyDatabase());
const { db, clock } = services;
clock.set("2027-06-01T12:00:00Z");
const [hostId = "", ...guests] = await newGuests(services, 5);
const boat = await newBoat(services, { hostId });
const listingIds = [(await newListing(services, { hostId })).id, (await newListing(services, { hostId })).id, boat.id];

/** `npm test -- --all` does 10,000 of them, in some three minutes. */
const OPERATIONS = Number(process.env.RECOUNTED_OPERATIONS ?? 2_000);
/** Of each kind, so that the test says something. */
const LEAST_DONE = 2;
/** Few checkouts lapse and still find their nights free. */
const SELDOM = ["reopen", "reopen", "reopen", "reopen"];
const MINUTE_MS = 60_000;
/** A night is held, this guest has another checkout here, or the checkout is a booking already. */
const REFUSALS = ["23P01", "23505"];

/** Numbers that come again with the same seed (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Below = (below: number) => number;

function operationsFrom(below: Below, calendars: string[]): Record<string, () => Promise<unknown>> {
  const one = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const soon = () => new Date(clock.now().getTime() + (1 + below(30)) * MINUTE_MS);
  const place = () => one(listingIds);
  const firstNight = () => addDays("2027-06-10", below(30));
  const stay = () => {
    const checkIn = firstNight();
    return { checkIn, checkOut: addDays(checkIn, 1 + below(4)) };
  };
  const prepared = () => ({ ...stay(), preparationBefore: below(2), preparationAfter: below(3) });
  const holdAs = (given: object) =>
    holdNights(services, { listingId: place(), guestId: one(guests), ...prepared(), minutes: 1 + below(20), ...given });
  const some = async (...states: (typeof checkouts.$inferSelect)["state"][]) => {
    const found = await db
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(inArray(checkouts.state, states))
      .orderBy(checkouts.createdAt, checkouts.id);
    return one(found.slice(-12))?.id;
  };
  const change = async (id: string | undefined, given: Parameters<typeof moveCheckout>[2]) => {
    if (id) await moveCheckout(services, id, given);
    return id;
  };
  const manual = () => ({
    ...stay(),
    hostId,
    kind: "own" as const,
    name: "",
    contact: "",
    note: "",
    timeZone: "UTC",
    checkInTime: "15:00",
    checkOutTime: "11:00",
  });
  const moments = () => ({ beginsAt: clock.now(), endsAt: soon(), createdAt: clock.now(), changedAt: clock.now() });
  const hours = (longest = 10) => {
    const beginsAt = new Date(Date.parse("2027-06-10T06:00:00Z") + below(30 * 48) * 30 * MINUTE_MS);
    return { beginsAt, endsAt: new Date(beginsAt.getTime() + (1 + below(longest)) * 60 * MINUTE_MS), prepareMinutes: below(3) * 30 };
  };
  const charter = () => ({ boat, guestId: one(guests), ...hours(below(6) ? 10 : 100) });
  /** In a transaction, because a departure that nobody gets a seat of isn't one. */
  const seats = (take: typeof holdCharter) =>
    db.transaction(async (tx) => {
      const within = { ...services, db: tx };
      const beginsAt = new Date(Date.parse("2027-06-10T17:00:00Z") + below(30) * 24 * 60 * MINUTE_MS);
      const endsAt = new Date(beginsAt.getTime() + 120 * MINUTE_MS);
      const departureId = await departureAt(within, boat, beginsAt, endsAt);
      return take(within, { boat, guestId: one(guests), beginsAt, endsAt, departureId, seats: 1 + below(6) }, 1 + below(20));
    });
  return {
    charter: () => insertCharter(services, charter()),
    "hold a charter": () => holdCharter(services, charter(), 1 + below(20)),
    "book seats": () => seats(insertCharter),
    "hold seats": () => seats(holdCharter),
    "move a charter": async () => {
      const found = await db.execute<{ id: string; changes: number }>(
        sql`select id, changes from bookings where status = 'confirmed' and package_id is not null and departure_id is null order by created_at, id`,
      );
      const booking = one(found.rows);
      if (!booking) return undefined;
      const given = { ...hours(), changedAt: clock.now(), changes: booking.changes + 1 };
      return db.update(bookings).set(given).where(eq(bookings.id, booking.id));
    },
    "enter hours": () => {
      const { beginsAt, endsAt } = hours();
      const days = { checkIn: beginsAt.toISOString().slice(0, 10), checkOut: endsAt.toISOString().slice(0, 10) };
      return db.insert(manualBookings).values({ ...manual(), ...moments(), ...days, propertyId: boat.id, byHours: true, beginsAt, endsAt });
    },
    hold: () => holdAs({}),
    "hold again": () => holdAs({}),
    extend: async () => change(await some("holding", "asked"), { expiresAt: soon() }),
    ask: async () => change(await some("holding"), { state: "asked", answerBy: soon(), expiresAt: soon() }),
    leave: async () => change(await some("holding"), { state: "abandoned" }),
    decline: async () => change(await some("asked"), { state: "declined" }),
    reopen: async () => change(await some("lapsed"), { state: "holding", expiresAt: soon() }),
    finish: () =>
      db.transaction(async (tx) => {
        const id = await (below(4) ? some("holding", "asked") : some("lapsed"));
        const within = { ...services, db: tx };
        if (!id) return undefined;
        if (below(2)) await moveCheckout(within, id, { state: "booked" });
        await bookCheckout(within, id);
        await moveCheckout(within, id, { state: "booked" });
        return id;
      }),
    reserve: async () => bookCheckout(services, await holdAs({ state: "abandoned", endedAt: clock.now() })),
    move: async () => {
      const isStay = and(eq(bookings.status, "confirmed"), isNull(bookings.packageId));
      const found = await db.select().from(bookings).where(isStay).orderBy(bookings.createdAt, bookings.id);
      const booking = one(found);
      if (!booking) return undefined;
      const nights = booking.nightlyPrices.length;
      const checkIn = firstNight();
      const checkOut = addDays(checkIn, nights);
      const { timeZone, checkInTime, checkOutTime } = booking;
      const moved = { beginsAt: instantAt(timeZone, checkIn, checkInTime), endsAt: instantAt(timeZone, checkOut, checkOutTime) };
      const given = { checkIn, checkOut, ...moved, changedAt: clock.now(), changes: booking.changes + 1 };
      return db.update(bookings).set(given).where(eq(bookings.id, booking.id));
    },
    cancel: () =>
      db.execute(sql`update bookings set status = 'cancelled', cancelled_at = ${clock.now().toISOString()}, cancelled_by = 'guest'
      where id in (select id from bookings where status = 'confirmed' order by md5(id::text || ${below(1_000)}) limit 3)`),
    block: () =>
      db.insert(propertyBlockedDates).values({ propertyId: place(), date: firstNight(), blockedAt: clock.now() }).onConflictDoNothing(),
    unblock: () =>
      db
        .delete(propertyBlockedDates)
        .where(and(eq(propertyBlockedDates.propertyId, place()), gte(propertyBlockedDates.date, firstNight()))),
    "enter a stay": () => {
      const entered = manual();
      const { timeZone, checkInTime, checkOutTime } = boat;
      const at = {
        beginsAt: instantAt(timeZone, entered.checkIn, checkInTime),
        endsAt: instantAt(timeZone, entered.checkOut, checkOutTime),
      };
      return db.insert(manualBookings).values({ propertyId: place(), ...entered, ...moments(), ...at });
    },
    "take a stay out": () =>
      db.execute(
        sql`delete from manual_bookings where id in (select id from manual_bookings order by md5(id::text || ${below(1_000)}) limit 3)`,
      ),
    import: () => {
      const at = below(listingIds.length);
      return db
        .insert(importedNights)
        .values({ propertyId: listingIds[at] ?? "", calendarId: calendars[at] ?? "", night: firstNight() })
        .onConflictDoNothing();
    },
    "import a time": () => {
      const { beginsAt, endsAt } = hours(below(6) ? 10 : 60);
      return db
        .insert(importedTimes)
        .values({ propertyId: boat.id, calendarId: calendars.at(-1) ?? "", beginsAt, endsAt })
        .onConflictDoNothing();
    },
    "free times in a calendar": () => db.delete(importedTimes).where(gte(importedTimes.beginsAt, hours().beginsAt)),
    "change what all-day events mean": () =>
      db
        .update(importedCalendars)
        .set({ allDayMeans: below(2) ? "days" : "nights" })
        .where(eq(importedCalendars.propertyId, boat.id)),
    "free in a calendar": () =>
      db.delete(importedNights).where(and(eq(importedNights.calendarId, one(calendars)), gte(importedNights.night, firstNight()))),
    wait: async () => {
      clock.advance(below(12) * 60);
      return clock.now();
    },
    sweep: async () => {
      await sweepCheckouts(testCtx(services));
      return clock.now();
    },
  };
}

test(
  "after thousands of random operations the nights and the times that are taken are those that somebody claims",
  { timeout: 900_000 },
  async () => {
    const calendars = [];
    for (const propertyId of listingIds) {
      const given = {
        name: "Elsewhere",
        sealedAddress: "",
        shownAddress: "",
        nextTryAt: clock.now(),
        createdAt: clock.now(),
        addressHash: crypto.randomUUID(),
      };
      const [made] = await db
        .insert(importedCalendars)
        .values({ ...given, propertyId })
        .returning({ id: importedCalendars.id });
      calendars.push(made?.id ?? "");
    }
    const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
    const below = numbersFrom(seed);
    const each = operationsFrom(below, calendars);
    const operations = [...Object.keys(each), ...SELDOM].map((name) => [name, each[name]] as const);
    const seen: Record<string, { done: number; refused: number }> = Object.fromEntries(
      operations.map(([name]) => [name, { done: 0, refused: 0 }]),
    );
    for (let count = 0; count < OPERATIONS / 50; count++) {
      for (let step = 0; step < 50; step++) {
        const [name, run] = operations[below(operations.length)] ?? [];
        if (!name || !run) throw new Error("nothing to do");
        const outcome = await run().then((made) => (made === undefined ? "nothing" : "done"), databaseErrorCode);
        expect(["done", "nothing", ...REFUSALS], `seed ${seed}, in round ${count}: ${name}`).toContain(outcome);
        const told = seen[name];
        if (told && outcome !== "nothing") told[outcome === "done" ? "done" : "refused"] += 1;
      }
      expect(await recountNights(clientOf(db), clock.now()), `seed ${seed}, after round ${count}`).toEqual([]);
      expect(await recountTimes(clientOf(db), clock.now()), `seed ${seed}, after round ${count}`).toEqual([]);
    }
    expect(
      Object.entries(seen).filter(([, { done }]) => done < LEAST_DONE),
      `seed ${seed}`,
    ).toEqual([]);
    expect(seen.hold?.refused, `seed ${seed}`).toBeGreaterThan(LEAST_DONE);
  },
);
