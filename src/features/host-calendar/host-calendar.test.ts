import { beforeEach, describe, expect, test } from "vitest";
import { book, cancelByHost } from "../../../tests/support/bookings.ts";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { blockDates, setMinimums, setPrices } from "../availability/index.server.ts";
import { readBooking } from "../bookings/index.server.ts";
import { importedCalendars, importedNights } from "../calendar-sync/calendar.tables.server.ts";
import { barsOf } from "./bars.ts";
import { initialsOf, shortPrice } from "./board/board-words.ts";
import { moveOf, rectangleOf } from "./board/board.rules.ts";
import { calendarDays } from "./calendar-days.ts";
import { ListingsQuery, MonthQuery } from "./host-calendar.schema.ts";
import { dayAfterKey } from "./choice.rules.ts";
import { addMonths, weeksOf } from "./month/month.rules.ts";
import { readHostCalendar } from "./read-host-calendar.server.ts";
import { readListingsCalendar } from "./board/read-listings-calendar.server.ts";

const services = await openTestServices(await openTestDatabase());
const guest = await newPerson(services, "Ada Guest");

beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

async function someHost() {
  const host = await visitOf(services, await newPerson(services, "Hal Host"));
  const listing = (given = {}) => newListing(services, { hostId: host.actor?.id ?? "", ...given });
  return { host, listing };
}

async function hold(propertyId: string, name: string, nights: string[]): Promise<void> {
  const now = services.clock.now();
  const address = { sealedAddress: name, addressHash: name, shownAddress: name };
  const [calendar] = await services.db
    .insert(importedCalendars)
    .values({ propertyId, name, ...address, nextTryAt: now, createdAt: now })
    .returning({ id: importedCalendars.id });
  await services.db.insert(importedNights).values(nights.map((night) => ({ propertyId, night, calendarId: calendar?.id ?? "" })));
}

describe("months", () => {
  test("are shown in whole weeks, from Sunday or from Monday", () => {
    expect(weeksOf("2027-06", "sun")).toEqual({ first: "2027-05-30", last: "2027-07-03" });
    expect(weeksOf("2026-02", "sun")).toEqual({ first: "2026-02-01", last: "2026-02-28" });
    expect(weeksOf("2027-06", "mon")).toEqual({ first: "2027-05-31", last: "2027-07-04" });
    expect(weeksOf("2026-02", "mon")).toEqual({ first: "2026-01-26", last: "2026-03-01" });
  });

  test("let Home and End lead to the ends of the week that is shown", () => {
    expect(["Home", "End"].map((key) => dayAfterKey("2027-06-10", key, "2027-05-30"))).toEqual(["2027-06-06", "2027-06-12"]);
    expect(["Home", "End"].map((key) => dayAfterKey("2027-06-10", key, "2027-05-31"))).toEqual(["2027-06-07", "2027-06-13"]);
    expect(["Home", "End"].map((key) => dayAfterKey("2027-05-26", key, "2027-05-31"))).toEqual(["2027-05-24", "2027-05-30"]);
  });

  test("follow each other over the turn of the year", () => {
    expect([addMonths("2027-12", 1), addMonths("2027-01", -1), addMonths("2027-06", 0)]).toEqual(["2028-01", "2026-12", "2027-06"]);
    expect(["2027-13", "1999-12", "2027-6", "x"].map((month) => MonthQuery.safeParse({ month }).success)).toEqual(Array(4).fill(false));
  });
});

describe("the calendar of a listing", () => {
  test("shows who stays, what is blocked and what nights cost, also over the edges of the month", async () => {
    const { host, listing } = await someHost();
    const { id: listingId } = await listing({ title: "The Boathouse", status: "active" });
    const bookingId = await book(services, guest, { listingId, checkIn: "2027-06-29", checkOut: "2027-07-05", guests: 2 });
    await book(services, guest, { listingId, checkIn: "2027-07-10", checkOut: "2027-07-12" });
    await blockDates(host, { listingIds: [listingId], first: "2027-06-10", last: "2027-06-11", reason: "Painting" });
    await setPrices(host, { listingIds: [listingId], first: "2027-06-11", last: "2027-06-12", priceCents: 15_000 });
    const calendar = await readHostCalendar(host, listingId, {});
    expect(calendar).toMatchObject({ month: "2027-06", first: "2027-05-30", last: "2027-07-03", today: "2027-06-01" });
    expect(await readHostCalendar(host, listingId, { weekStart: "mon" })).toMatchObject({ first: "2027-05-31", last: "2027-07-04" });
    expect(calendar.listing).toMatchObject({ title: "The Boathouse", isPaused: false, nightlyPriceCents: 10_000 });
    expect(calendar.stays).toEqual([
      {
        id: bookingId,
        source: "booking",
        listingId,
        checkIn: "2027-06-29",
        checkOut: "2027-07-05",
        hours: null,
        departureId: null,
        guests: 2,
        guestName: "Ada Guest",
      },
    ]);
    expect(calendar.days.map(({ day, held, reason, priceCents }) => [day, held, reason, priceCents])).toEqual([
      ["2027-06-10", "block", "Painting", null],
      ["2027-06-11", "block", "Painting", 15_000],
      ["2027-06-12", null, "", 15_000],
      ["2027-06-29", "booking", "", null],
      ["2027-06-30", "booking", "", null],
      ["2027-07-01", "booking", "", null],
      ["2027-07-02", "booking", "", null],
      ["2027-07-03", "booking", "", null],
    ]);
  });

  test("forgets a stay that was cancelled, and shows a paused listing to its host", async () => {
    const { host, listing } = await someHost();
    const { id: listingId } = await listing();
    const bookingId = await book(services, guest, { listingId, checkIn: "2027-06-29", checkOut: "2027-07-05" });
    const { viewer } = await readBooking(host, bookingId);
    await cancelByHost(host, bookingId, viewer.cancelling?.refundCents ?? 0);
    expect(await readHostCalendar(host, listingId, { month: "2027-07" })).toMatchObject({ stays: [], days: [] });
    const paused = await listing({ status: "paused" });
    expect(await readHostCalendar(host, paused.id, {})).toMatchObject({ listing: { isPaused: true } });
  });

  test("names the calendars that hold a night, and shows the booking where both do", async () => {
    const { host, listing } = await someHost();
    const { id: listingId } = await listing();
    const other = await listing();
    await book(services, guest, { listingId, checkIn: "2027-06-10", checkOut: "2027-06-12" });
    await blockDates(host, { listingIds: [listingId], first: "2027-06-20", last: "2027-06-20", reason: "Painting" });
    await hold(listingId, "Vrbo", ["2027-06-11", "2027-06-12", "2027-06-20"]);
    await hold(listingId, "Airbnb", ["2027-06-12", "2027-06-13", "2027-07-31"]);
    await hold(other.id, "Booking.com", ["2027-06-13"]);
    const calendar = await readHostCalendar(host, listingId, {});
    expect(calendar.days.map(({ day, held, calendars }) => [day, held, calendars])).toEqual([
      ["2027-06-10", "booking", []],
      ["2027-06-11", "booking", ["Vrbo"]],
      ["2027-06-12", "import", ["Airbnb", "Vrbo"]],
      ["2027-06-13", "import", ["Airbnb"]],
      ["2027-06-20", "block", ["Vrbo"]],
    ]);
    const bars = barsOf(calendarDays(calendar, calendar), calendar.stays);
    // From noon to noon, as stays are; a block takes whole days.
    expect(
      bars.map((bar) => [bar.kind, "label" in bar ? bar.label : bar.kind === "stay" && bar.stay.guestName, bar.from, bar.span]),
    ).toEqual([
      ["stay", "Ada Guest", 10, 4],
      ["import", "Airbnb, Vrbo", 14, 1],
      ["import", "Airbnb, Vrbo", 1, 1],
      ["import", "Airbnb", 2, 2],
      ["block", "Painting", 1, 2],
    ]);
  });

  test("is not found by strangers, guests and visitors", async () => {
    const { listing } = await someHost();
    const { id: listingId } = await listing();
    await book(services, guest, { listingId, checkIn: "2027-06-29", checkOut: "2027-07-05" });
    const stranger = await someHost();
    for (const ctx of [await visitOf(services, guest), stranger.host])
      await expect(readHostCalendar(ctx, listingId, {})).rejects.toMatchObject({ status: 404, message: "Property not found" });
    await expect(readHostCalendar(testCtx(services), listingId, {})).rejects.toMatchObject({ code: "sign_in_required" });
  });
});

describe("a selection on the board", () => {
  const rows = ["a", "b", "c", "d"].map((listingId) => ({ listingId, today: listingId === "c" ? "2027-06-02" : "2027-06-01" }));
  const spot = (listingId: string, day: number) => ({ listingId, day: `2027-06-${String(day).padStart(2, "0")}` });

  test("is all between two corners, from any of them, without days that are past at one of the listings", () => {
    const whole = { listingIds: ["b", "c", "d"], first: "2027-06-03", last: "2027-06-08" };
    expect(rectangleOf(rows, spot("b", 3), spot("d", 8))).toEqual(whole);
    expect(rectangleOf(rows, spot("d", 3), spot("b", 8))).toEqual(whole);
    expect(rectangleOf(rows, spot("b", 8), spot("d", 3))).toEqual(whole);
    expect(rectangleOf(rows, spot("b", 1), spot("c", 4))).toMatchObject({ first: "2027-06-02" });
    expect(rectangleOf(rows, spot("b", 1), spot("c", 1))).toBeNull();
    expect(rectangleOf(rows, spot("b", 1), spot("gone", 4))).toBeNull();
  });

  test("moves by keys: days, listings, the ends of what is shown, and a page", () => {
    const moves = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"].map((key) => moveOf(key, 5, 28));
    expect(moves.map((move) => [move?.rows, move?.days])).toEqual([
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
      [0, -5],
      [0, 22],
      [0, -28],
      [0, 28],
    ]);
    expect(moveOf("a", 5, 28)).toBeNull();
  });

  test("has short prices and initials where there is little room", () => {
    expect([9_950, 125_000, 1_234_500].map(shortPrice)).toEqual(["$100", "$1.3k", "$12k"]);
    expect(["Ada Guest", "Cher", "Juan Carlos de la Cruz", ""].map(initialsOf)).toEqual(["AG", "C", "JC", ""]);
  });
});

describe("the calendar of all listings", () => {
  test("has a host's own, the newest first, a page at a time, each with its own days", async () => {
    const { host, listing } = await someHost();
    const ids: string[] = [];
    for (let number = 0; number < 27; number++) {
      const { id } = await listing({ title: `House ${number}`, createdAt: new Date(Date.UTC(2027, 0, 1, 0, number)) });
      ids.unshift(id);
    }
    await newListing(services);
    const [newest = "", oldest = ""] = [ids[0], ids.at(-1)];
    await book(services, guest, { listingId: newest, checkIn: "2027-06-03", checkOut: "2027-06-05" });
    await blockDates(host, { listingIds: [oldest], first: "2027-06-04", last: "2027-06-04", reason: "Plumbing" });

    const first = await readListingsCalendar(host, ListingsQuery.parse({}));
    expect(first).toMatchObject({ first: "2027-05-31", last: "2027-06-27", page: 1, pages: 2, total: 27 });
    expect(first.listings.map((each) => each.listing.id)).toEqual(ids.slice(0, 25));
    expect(first.listings[0]).toMatchObject({ today: "2027-06-01", stays: [{ guestName: "Ada Guest" }], days: [{}, {}] });
    expect(first.listings.slice(1).flatMap(({ stays, days }) => [...stays, ...days])).toEqual([]);

    const second = await readListingsCalendar(host, ListingsQuery.parse({ page: 2, from: "2027-06-04" }));
    expect(second.listings.map((each) => each.listing.id)).toEqual(ids.slice(25));
    expect(second.listings.at(-1)?.days).toEqual([
      { day: "2027-06-04", held: "block", reason: "Plumbing", calendars: [], askedBy: null, priceCents: null },
    ]);
  });

  test("finds listings by title, place, type and status, and stands in groups", async () => {
    const { host, listing } = await someHost();
    for (const [title, type, city, status] of [
      ["Patience", "boat", "Split", "active"],
      ["The Boathouse", "property", "Reine", "paused"],
      ["Sloop No. 9", "boat", "Bergen", "active"],
      ["Roof Terrace", "property", "Bergen", "active"],
    ] as const)
      await listing({ title, type, city, status, country: "Norway", category: type === "boat" ? "Yacht" : "House" });
    const titles = async (query: object) => {
      const { listings, found, total } = await readListingsCalendar(host, ListingsQuery.parse(query));
      expect([listings.length, total]).toEqual([found, 4]);
      return listings.map((each) => each.listing.title);
    };
    expect(await titles({})).toEqual(["Roof Terrace", "The Boathouse", "Sloop No. 9", "Patience"]);
    expect(await titles({ group: "place" })).toEqual(["Roof Terrace", "Sloop No. 9", "The Boathouse", "Patience"]);
    expect(await titles({ q: "BERGEN" })).toEqual(["Roof Terrace", "Sloop No. 9"]);
    expect(await titles({ type: "boat", q: "no." })).toEqual(["Sloop No. 9"]);
    expect(await titles({ status: "paused", type: "" })).toEqual(["The Boathouse"]);
    expect(await titles({ q: "nothing" })).toEqual([]);
    expect(await readListingsCalendar(host, ListingsQuery.parse({ weeks: "8" }))).toMatchObject({
      first: "2027-05-31",
      last: "2027-07-25",
    });
    for (const odd of [{ weeks: 3 }, { type: "tent" }, { status: "gone" }, { group: "color" }, { q: "x".repeat(101) }])
      expect(ListingsQuery.safeParse(odd).success).toBe(false);
  });

  test("shows the minimum stay of single days, and bars that aren't cut at the ends of weeks", async () => {
    const { host, listing } = await someHost();
    const { id: listingId } = await listing();
    await book(services, guest, { listingId, checkIn: "2027-06-05", checkOut: "2027-06-15" });
    await setMinimums(host, { listingIds: [listingId], first: "2027-06-20", last: "2027-06-21", nights: 3 });
    const { listings, ...range } = await readListingsCalendar(host, ListingsQuery.parse({}));
    const [each] = listings;
    const days = each ? calendarDays(each, range) : [];
    expect(days.filter(({ ownMinimum }) => ownMinimum !== null).map(({ day, ownMinimum }) => [day, ownMinimum])).toEqual([
      ["2027-06-20", 3],
      ["2027-06-21", 3],
    ]);
    expect(barsOf(days, each?.stays ?? [], days.length * 2).map(({ from, span }) => [from, span])).toEqual([[12, 20]]);
  });

  test("is empty for one who hosts nothing, and nobody's without a sign-in", async () => {
    const visit = await visitOf(services, guest);
    expect(await readListingsCalendar(visit, ListingsQuery.parse({}))).toMatchObject({ listings: [], total: 0, pages: 1 });
    await expect(readListingsCalendar(testCtx(services), ListingsQuery.parse({}))).rejects.toMatchObject({ code: "sign_in_required" });
  });
});
