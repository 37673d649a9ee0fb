import { setTimeout } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { someFields } from "../../../../tests/support/hosts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, type Person, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { CreateListingInput } from "../../listings/index.ts";
import { readBooking, reserveDates } from "../../bookings/index.server.ts";
import { occupiedNights, propertyBlockedDates } from "../availability.tables.server.ts";
import { blockDates, clearPrices, hostDaysOf, quoteListing, setPrices, unblockDates } from "../index.server.ts";
import { addDays } from "../stay.rules.ts";
import { BlockDatesInput, ListingDaysInput, SetPricesInput, TypedPrices } from "./host-days.schema.ts";

const services = await openTestServices(await openTestDatabase());
const guest = await newPerson(services, "Ada Guest");

/** Tuesday June 1 at the listing, which is nine hours behind. */
beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

async function someListing(given: Parameters<typeof newListing>[1] = {}): Promise<{ host: Ctx; hostPerson: Person; listingId: string }> {
  const hostPerson = await newPerson(services, "Hal Host");
  const host = await visitOf(services, hostPerson);
  const { id: listingId } = await newListing(services, { hostId: host.actor?.id ?? "", ...given });
  return { host, hostPerson, listingId };
}

const june = (first: number, last: number = first) => ({
  first: `2027-06-${String(first).padStart(2, "0")}`,
  last: `2027-06-${String(last).padStart(2, "0")}`,
});
const oneListing = { listingIds: [crypto.randomUUID()] };
const stay = (first: number, last: number) => ({ checkIn: june(first).first, checkOut: june(last).first });

const blocksOf = async (listingId: string) =>
  (await services.db.select().from(propertyBlockedDates).where(eq(propertyBlockedDates.propertyId, listingId)))
    .map(({ date, reason }) => `${date} ${reason}`)
    .toSorted();
const pricesOf = async (host: Ctx, listingId: string) =>
  ((await hostDaysOf(host, [listingId], { first: "2027-06-01", last: "2027-07-31" })).get(listingId) ?? []).map(({ day, priceCents }) => [
    day,
    priceCents,
  ]);
const quoted = async (listingId: string, nights: ReturnType<typeof stay>) =>
  quoteListing(await visitOf(services, guest), listingId, { ...nights, guests: 1 });

const VERBS: [string, (ctx: Ctx, listingId: string, range: { first: string; last: string }) => Promise<unknown>][] = [
  ["blockDates", (ctx, id, range) => blockDates(ctx, { listingIds: [id], ...range, reason: "" })],
  ["unblockDates", (ctx, id, range) => unblockDates(ctx, { listingIds: [id], ...range })],
  ["setPrices", (ctx, id, range) => setPrices(ctx, { listingIds: [id], ...range, priceCents: 100 })],
  ["clearPrices", (ctx, id, range) => clearPrices(ctx, { listingIds: [id], ...range })],
];

describe.each(VERBS)("%s", (_, verb) => {
  test("is refused to visitors, and to strangers as if there were no such listing", async () => {
    const { listingId } = await someListing();
    await expect(verb(testCtx(services), listingId, june(10))).rejects.toMatchObject({ code: "sign_in_required" });
    const stranger = await visitOf(services, guest);
    await expect(verb(stranger, listingId, june(10))).rejects.toMatchObject({ status: 404, message: "Property not found" });
    await expect(verb(stranger, crypto.randomUUID(), june(10))).rejects.toMatchObject({ message: "Property not found" });
  });

  test("refuses days that are past at the listing, and days further ahead than one can book", async () => {
    const { host, listingId } = await someListing();
    services.clock.set("2027-06-02T08:59:59Z");
    await expect(verb(host, listingId, { first: "2027-05-31", last: "2027-06-02" })).rejects.toMatchObject({ code: "days_past" });
    await expect(verb(host, listingId, { first: "2027-06-01", last: "2029-06-01" })).rejects.toMatchObject({ code: "days_too_far" });
    await blockDates(host, { listingIds: [listingId], first: "2027-06-01", last: "2029-05-31", reason: "" });
    services.clock.set("2027-06-02T09:00:00Z");
    await expect(verb(host, listingId, june(1))).rejects.toMatchObject({ message: "You can't change dates in the past" });
  });
});

describe("blocking", () => {
  test("takes the nights from guests, also at a paused listing", async () => {
    const { host, listingId } = await someListing();
    await blockDates(host, { listingIds: [listingId], ...june(10, 12), reason: "Family visit" });
    expect(await blocksOf(listingId)).toEqual(["2027-06-10 Family visit", "2027-06-11 Family visit", "2027-06-12 Family visit"]);
    await expect(quoted(listingId, stay(9, 11))).rejects.toMatchObject({ message: "Selected dates include blocked dates" });
    await quoted(listingId, stay(8, 10));
    await quoted(listingId, stay(13, 14));
    const paused = await someListing({ status: "paused" });
    await blockDates(paused.host, { listingIds: [paused.listingId], ...june(10), reason: "" });
    expect(await blocksOf(paused.listingId)).toEqual(["2027-06-10 "]);
  });

  test("twice is fine, and the later reason stays", async () => {
    const { host, listingId } = await someListing();
    await blockDates(host, { listingIds: [listingId], ...june(10, 11), reason: "Painting" });
    await blockDates(host, { listingIds: [listingId], ...june(11, 12), reason: "Plumbing" });
    expect(await blocksOf(listingId)).toEqual(["2027-06-10 Painting", "2027-06-11 Plumbing", "2027-06-12 Plumbing"]);
    expect(await services.db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId))).toHaveLength(3);
  });

  test("refuses all where a guest has booked one, and names the first such day", async () => {
    const { host, listingId } = await someListing();
    await book(services, guest, { listingId, ...stay(12, 14) });
    await expect(blockDates(host, { listingIds: [listingId], ...june(10, 20), reason: "" })).rejects.toMatchObject({
      status: 409,
      message: "June 12 is booked",
      details: { data: { day: "2027-06-12" } },
    });
    expect(await blocksOf(listingId)).toEqual([]);
    await blockDates(host, { listingIds: [listingId], ...june(14), reason: "" });
  });

  test("blocks what is free around bookings where that is wanted, and says so when nothing is", async () => {
    const { host, listingId } = await someListing();
    await book(services, guest, { listingId, ...stay(12, 14) });
    await blockDates(host, { listingIds: [listingId], ...june(11, 15), reason: "Painting", aroundBookings: true });
    expect(await blocksOf(listingId)).toEqual(["2027-06-11 Painting", "2027-06-14 Painting", "2027-06-15 Painting"]);
    await expect(blockDates(host, { listingIds: [listingId], ...june(12, 13), aroundBookings: true })).rejects.toMatchObject({
      status: 409,
      message: "All of these nights are booked",
    });
  });

  test("joins a night that another calendar holds, and lifting it leaves that calendar its night", async () => {
    const { host, listingId } = await someListing();
    await services.db.insert(occupiedNights).values({ propertyId: listingId, night: "2027-06-12", calendars: 1 });
    await blockDates(host, { listingIds: [listingId], ...june(12), reason: "" });
    await unblockDates(host, { listingIds: [listingId], ...june(12) });
    expect(await services.db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId))).toMatchObject([
      { night: "2027-06-12", kind: "import", isBlocked: false },
    ]);
  });

  test("takes two years and no more, from the first to the last day", () => {
    const range = (days: number) => ({ ...oneListing, first: "2027-06-01", last: addDays("2027-06-01", days - 1) });
    expect(ListingDaysInput.safeParse(range(731)).success).toBe(true);
    expect(ListingDaysInput.safeParse(range(732)).error?.issues[0]).toMatchObject({ path: ["last"] });
    expect(ListingDaysInput.safeParse(range(0)).error?.issues[0]?.message).toBe("must not be before the first day");
    expect(BlockDatesInput.safeParse({ ...oneListing, ...june(1), reason: "x".repeat(201) }).success).toBe(false);
  });
});

describe("unblocking", () => {
  test("gives the nights back to guests", async () => {
    const { host, listingId } = await someListing();
    await blockDates(host, { listingIds: [listingId], ...june(10, 12), reason: "" });
    await unblockDates(host, { listingIds: [listingId], ...june(11, 20) });
    expect(await blocksOf(listingId)).toEqual(["2027-06-10 "]);
    await book(services, guest, { listingId, ...stay(11, 13) });
  });

  test("refuses a day that is not blocked, and leaves bookings alone", async () => {
    const { host, listingId } = await someListing();
    const bookingId = await book(services, guest, { listingId, ...stay(10, 12) });
    await expect(unblockDates(host, { listingIds: [listingId], ...june(10) })).rejects.toMatchObject({
      status: 409,
      message: "This date is not blocked",
    });
    await expect(unblockDates(host, { listingIds: [listingId], ...june(9, 20) })).rejects.toMatchObject({ code: "not_blocked" });
    const held = await services.db
      .select()
      .from(occupiedNights)
      .where(and(eq(occupiedNights.propertyId, listingId), eq(occupiedNights.bookingId, bookingId)));
    expect(held).toHaveLength(2);
  });
});

describe("prices", () => {
  test("of single days are in the guest's quote to the cent, over earlier ones", async () => {
    const { host, listingId } = await someListing();
    await setPrices(host, { listingIds: [listingId], ...june(10, 11), priceCents: 15_000 });
    await setPrices(host, { listingIds: [listingId], ...june(11), priceCents: 12_345 });
    const { nights, subtotal } = await quoted(listingId, stay(9, 12));
    expect(nights.map(({ price }) => price.cents)).toEqual([10_000, 15_000, 12_345]);
    expect(subtotal.cents).toBe(37_345);
    await setPrices(host, { listingIds: [listingId], ...june(10), priceCents: 0 });
    expect((await quoted(listingId, stay(10, 11))).subtotal.cents).toBe(0);
  });

  test("of a period fall on weekdays or on weekends: the nights from Friday and Saturday", async () => {
    const { host, listingId } = await someListing();
    await setPrices(host, { listingIds: [listingId], ...june(10, 13), priceCents: 20_000, days: "weekends" });
    expect(await pricesOf(host, listingId)).toEqual([
      ["2027-06-11", 20_000],
      ["2027-06-12", 20_000],
    ]);
    await setPrices(host, { listingIds: [listingId], ...june(10, 13), priceCents: 8_000, days: "weekdays" });
    await setPrices(host, { listingIds: [listingId], ...june(13, 18), priceCents: 9_000, weekendCents: 25_050 });
    expect(await pricesOf(host, listingId)).toEqual([
      ["2027-06-10", 8_000],
      ["2027-06-11", 20_000],
      ["2027-06-12", 20_000],
      ["2027-06-13", 9_000],
      ["2027-06-14", 9_000],
      ["2027-06-15", 9_000],
      ["2027-06-16", 9_000],
      ["2027-06-17", 9_000],
      ["2027-06-18", 25_050],
    ]);
  });

  test("are refused for a weekend where there is none", async () => {
    const { host, listingId } = await someListing();
    await expect(setPrices(host, { listingIds: [listingId], ...june(7, 10), priceCents: 1, days: "weekends" })).rejects.toMatchObject({
      message: "There are no weekend nights in this range",
    });
  });

  test("are cleared back to the listing's own, as often as one likes", async () => {
    const { host, listingId } = await someListing();
    await setPrices(host, { listingIds: [listingId], ...june(10, 12), priceCents: 15_000 });
    await clearPrices(host, { listingIds: [listingId], ...june(11, 30) });
    await clearPrices(host, { listingIds: [listingId], ...june(11, 30) });
    expect(await pricesOf(host, listingId)).toEqual([["2027-06-10", 15_000]]);
  });

  test("of a booking stay what they were", async () => {
    const { host, listingId } = await someListing();
    const bookingId = await book(services, guest, { listingId, ...stay(10, 11) });
    await setPrices(host, { listingIds: [listingId], ...june(10), priceCents: 99_900 });
    expect(await pricesOf(host, listingId)).toEqual([["2027-06-10", 99_900]]);
    expect((await readBooking(host, bookingId)).quote.subtotal.cents).toBe(10_000);
  });

  test.each([
    ["0", 0],
    ["129", 12_900],
    ["129.5", 12_950],
    ["0.07", 7],
    [" 1234.56 ", 123_456],
    ["50,000", 5_000_000],
  ])("%j is typed for %i cents", (price, cents) => {
    expect(TypedPrices.parse({ ...oneListing, ...june(1), price })).toMatchObject({ price: cents, days: "all" });
  });

  test.each(["", "-1", "1.234", "1e3", "12,50", "NaN", "50000.01", "9".repeat(40)])("%j is no price", (price) => {
    expect(TypedPrices.safeParse({ ...oneListing, ...june(1), price }).success).toBe(false);
  });
});

test("a date may cost what the listing may, and no more", () => {
  const listing = (nightlyPriceCents: number) =>
    CreateListingInput.safeParse({ ...someFields({ nightlyPriceCents }), photoIds: [crypto.randomUUID()], key: newKey() });
  for (const [cents, isFine] of [
    [MOST_PRICE_CENTS, true],
    [MOST_PRICE_CENTS + 1, false],
  ] as const) {
    expect(listing(cents).success).toBe(isFine);
    expect(SetPricesInput.safeParse({ ...oneListing, ...june(1), priceCents: cents }).success).toBe(isFine);
    expect(SetPricesInput.safeParse({ ...oneListing, ...june(1), priceCents: 0, weekendCents: cents }).success).toBe(isFine);
  }
  expect(SetPricesInput.safeParse({ ...oneListing, ...june(1), priceCents: 5_000_001 }).error?.issues[0]?.message).toBe(
    "must be at most $50,000",
  );
});

describe("at the same time", () => {
  test("of a booking and a block of the same night exactly one wins, and neither waits forever", async () => {
    const { host, listingId } = await someListing();
    const visit = await visitOf(services, guest);
    for (let round = 0; round < 24; round++) {
      const checkIn = addDays("2027-07-01", round * 5);
      const wish = { listingId, checkIn, checkOut: addDays(checkIn, 2), guests: 1 };
      const { total } = await quoteListing(visit, listingId, wish);
      const reserve = () => reserveDates(visit, { ...wish, totalCents: total.cents, key: newKey() });
      const block = () => blockDates(host, { listingIds: [listingId], first: addDays(checkIn, 1), last: addDays(checkIn, 3), reason: "" });
      // The block has less to do before it takes the night, so it lets the guest go ahead a little further each time.
      const [booked, blocked] = await Promise.allSettled([reserve(), setTimeout(round % 12).then(block)]);
      const refusals = [booked, blocked].flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as { code: string }] : []));
      expect(refusals.map(({ code }) => code)).toEqual([expect.stringMatching(/^(night_held|dates_blocked|dates_taken)$/)]);
    }
  });

  test("many changes by the host and bookings by guests all come to an end without a fault", async () => {
    const { host, listingId } = await someListing();
    const days = (offset: number, length: number) => {
      const first = addDays("2027-08-01", offset);
      return { first, last: addDays(first, length - 1) };
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, turn) => {
        const range = days((turn * 7) % 11, 1 + (turn % 9));
        if (turn % 4 === 0) return blockDates(host, { listingIds: [listingId], ...range, reason: `turn ${turn}` });
        if (turn % 4 === 1) return unblockDates(host, { listingIds: [listingId], ...range });
        if (turn % 4 === 2) return setPrices(host, { listingIds: [listingId], ...range, priceCents: turn });
        return book(services, guest, { listingId, checkIn: range.first, checkOut: addDays(range.last, 1) });
      }),
    );
    const faults = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" && (outcome.reason as { status?: number }).status === undefined ? [outcome.reason as unknown] : [],
    );
    expect(faults).toEqual([]);
    const held = await services.db.select().from(occupiedNights).where(eq(occupiedNights.propertyId, listingId));
    expect(held.filter(({ kind }) => kind === "block")).toHaveLength((await blocksOf(listingId)).length);
  });
});
