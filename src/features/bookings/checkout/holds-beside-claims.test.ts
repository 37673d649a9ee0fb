import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { bookCheckout, holdNights, moveCheckout, newGuests } from "../../../../tests/support/checkouts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { occupiedNights } from "../../availability/availability.tables.server.ts";
import {
  addManualBooking,
  blockDates,
  hostDaysOf,
  ownNights,
  quoteListing,
  quoteTerms,
  saveRules,
  unblockDates,
} from "../../availability/index.server.ts";
import { AddManualBookingInput } from "../../availability/manual/manual-booking.schema.ts";
import { RulesInput } from "../../availability/rules/rules.schema.ts";
import { importedCalendars, importedNights } from "../../calendar-sync/calendar.tables.server.ts";
import { stayTerms } from "../../listings/index.server.ts";

const services = await openTestServices(await openTestDatabase());
const { db, clock } = services;
const guest = await newPerson(services, "Ada Guest");
const host = await visitOf(services, await newPerson(services, "Hal Host"));
const [payer = "", other = ""] = await newGuests(services, 2);

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

const day = (number: number) => `2027-06-${String(number).padStart(2, "0")}`;
const stay = (first: number, end: number) => ({ checkIn: day(first), checkOut: day(end) });
const newPlace = async () => (await newListing(services, { hostId: host.actor?.id ?? "" })).id;
const hold = (listingId: string, first: number, end: number, more = {}) =>
  holdNights(services, { listingId, guestId: payer, ...stay(first, end), ...more });
const endHold = () => clock.advance(15 * 60);
const codeOf = (work: Promise<unknown>) => work.then(() => "done", databaseErrorCode);

const kinds = async (listingId: string) => {
  const rows = await db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId)).orderBy(occupiedNights.night);
  return rows.map(
    ({ night, kind, checkoutId }) => `${Number(night.slice(-2))} ${kind}${checkoutId && kind !== "checkout" ? " and checkout" : ""}`,
  );
};

describe("while somebody is paying", () => {
  test("the host can't block these nights, reads why, and may block those around them", async () => {
    const listingId = await newPlace();
    await hold(listingId, 10, 12);
    const days = { listingIds: [listingId], first: day(9), last: day(12) };
    const refusal = { code: "night_held", message: "June 10 is held for a guest right now", details: { data: { day: day(10) } } };
    await expect(blockDates(host, days)).rejects.toMatchObject(refusal);
    expect(await blockDates(host, { ...days, aroundBookings: true })).toEqual({ nights: 2, listings: 1 });
    expect(await kinds(listingId)).toEqual(["9 block", "10 checkout", "11 checkout", "12 block"]);
    endHold();
    expect(await blockDates(host, days)).toEqual({ nights: 4, listings: 1 });
    expect(await kinds(listingId)).toEqual(["9 block", "10 block", "11 block", "12 block"]);
  });

  test("a manual booking names the night, and has it once the hold is over", async () => {
    const listingId = await newPlace();
    await hold(listingId, 10, 12);
    const add = () => addManualBooking(host, AddManualBookingInput.parse({ listingId, ...stay(11, 13), kind: "own", key: newKey() }));
    await expect(add()).rejects.toMatchObject({ code: "manual_night_taken", details: { data: { day: day(11) } } });
    endHold();
    await add();
    expect(await kinds(listingId)).toEqual(["10 checkout", "11 manual", "12 manual"]);
  });

  test("an imported calendar claims the night beside it, and neither takes the other's away", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, 10, 12);
    const given = { name: "Elsewhere", sealedAddress: "", shownAddress: "", nextTryAt: new Date(), createdAt: new Date() };
    const [calendar] = await db
      .insert(importedCalendars)
      .values({ ...given, propertyId: listingId, addressHash: crypto.randomUUID() })
      .returning();
    const names = async (...nights: number[]) => {
      await db.delete(importedNights).where(eq(importedNights.propertyId, listingId));
      for (const night of nights)
        await db.insert(importedNights).values({ propertyId: listingId, night: day(night), calendarId: calendar?.id ?? "" });
    };
    await names(11);
    expect(await kinds(listingId)).toEqual(["10 checkout", "11 import and checkout"]);
    expect(await codeOf(bookCheckout(services, mine))).toBe("23P01");
    await names();
    expect(await kinds(listingId)).toEqual(["10 checkout", "11 checkout"]);
    await names(10);
    endHold();
    expect(await codeOf(holdNights(services, { listingId, guestId: other, ...stay(10, 11) }))).toBe("23P01");
    await holdNights(services, { listingId, guestId: other, ...stay(11, 12) });
    await moveCheckout(services, mine, { state: "lapsed" });
    expect(await kinds(listingId)).toEqual(["10 import", "11 checkout"]);
  });

  test("others are told that the dates are taken, and the payer's own quote isn't refused", async () => {
    const listingId = await newPlace();
    const mine = await hold(listingId, 10, 12);
    const visit = await visitOf(services, guest);
    const asked = { ...stay(11, 13), guests: 1 };
    await expect(quoteListing(visit, listingId, asked)).rejects.toMatchObject({ code: "dates_taken" });
    await quoteTerms(visit, await stayTerms(visit, listingId), asked, undefined, mine);
    expect(visit.request.shownUntil).toEqual(new Date("2027-06-01T12:15:00Z"));
    endHold();
    await book(services, guest, { listingId, ...stay(11, 13) });
    expect(await kinds(listingId)).toEqual(["10 checkout", "11 booking", "12 booking"]);
  });

  test("other calendars hear nothing of it, and the host sees who it is not", async () => {
    const listingId = await newPlace();
    await hold(listingId, 10, 12);
    expect(await ownNights(host, listingId, day(1))).toEqual([]);
    const seen = async () => (await hostDaysOf(host, [listingId], { first: day(1), last: day(30) })).get(listingId);
    expect(await seen()).toEqual([10, 11].map((night) => ({ day: day(night), held: "checkout", reason: "", priceCents: null })));
    endHold();
    expect(await seen()).toEqual([]);
    await moveCheckout(services, await holdNights(services, { listingId, guestId: other, ...stay(10, 12) }), { state: "abandoned" });
    expect((await db.execute(sql`select from released_stays where property_id = ${listingId}`)).rows).toEqual([]);
  });
});

describe("preparation", () => {
  const needsPreparation = (listingId: string) =>
    saveRules(host, listingId, RulesInput.parse({ preparationBefore: 1, preparationAfter: 1 }));

  test("of a checkout may lie on blocks and on preparation, which are still there when it goes", async () => {
    const listingId = await newPlace();
    await needsPreparation(listingId);
    await book(services, guest, { listingId, ...stay(5, 7) });
    await blockDates(host, { listingIds: [listingId], first: day(10), last: day(10) });
    const mine = await hold(listingId, 8, 10, { preparationBefore: 1, preparationAfter: 1 });
    const held = ["7 preparation and checkout", "8 checkout", "9 checkout", "10 block and checkout"];
    expect((await kinds(listingId)).slice(3)).toEqual(held);
    await unblockDates(host, { listingIds: [listingId], first: day(10), last: day(10) });
    expect((await kinds(listingId)).at(-1)).toBe("10 checkout");
    await moveCheckout(services, mine, { state: "declined" });
    expect((await kinds(listingId)).slice(3)).toEqual(["7 preparation"]);
  });

  test("of a booking is refused where somebody is paying, and has the night afterwards", async () => {
    const listingId = await newPlace();
    await hold(listingId, 10, 12);
    await needsPreparation(listingId);
    const reserve = () => book(services, guest, { listingId, ...stay(12, 14) });
    await expect(reserve()).rejects.toMatchObject({ code: "dates_taken" });
    endHold();
    await reserve();
    expect(await kinds(listingId)).toEqual(["10 checkout", "11 preparation", "12 booking", "13 booking", "14 preparation"]);
  });

  test("of two checkouts isn't shared", async () => {
    const listingId = await newPlace();
    await hold(listingId, 10, 12, { preparationAfter: 1 });
    const next = { listingId, guestId: other, ...stay(13, 15), preparationBefore: 1 };
    expect(await codeOf(holdNights(services, next))).toBe("23P01");
    endHold();
    expect(await codeOf(holdNights(services, next))).toBe("done");
  });
});
