import { and, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { book, newKey } from "../../../../tests/support/bookings.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { occupiedNights, propertyBlockedDates, propertyCustomPrices } from "../availability.tables.server.ts";
import {
  blockDates,
  changePrices,
  clearMinimums,
  clearPrices,
  lastCalendarEdit,
  quoteListing,
  saveRules,
  setMinimums,
  setPrices,
  unblockDates,
  undoCalendarEdit,
} from "../index.server.ts";
import { RulesInput } from "../rules/rules.schema.ts";
import { propertyDayMinimums } from "../rules/rules.tables.server.ts";
import type { ListingDays } from "./host-days.rules.ts";
import { ChangePricesInput, ListingDaysInput, SetMinimumsInput } from "./host-days.schema.ts";

const services = await openTestServices(await openTestDatabase());
const guest = await newPerson(services, "Ada Guest");
const stranger = await visitOf(services, guest);

/** Tuesday June 1 at the listings, which are nine hours behind. */
beforeEach(() => services.clock.set("2027-06-01T12:00:00Z"));

async function someListings(count: number): Promise<{ host: Ctx; listingIds: string[] }> {
  const host = await visitOf(services, await newPerson(services, "Hal Host"));
  const listingIds: string[] = [];
  for (let number = 1; number <= count; number++) {
    const given = { hostId: host.actor?.id ?? "", title: `No. ${number}`, pricePerNight: number * 10_000, minimumNights: 1 };
    listingIds.push((await newListing(services, given)).id);
  }
  return { host, listingIds };
}

const june = (first: number, last: number = first) => ({
  first: `2027-06-${String(first).padStart(2, "0")}`,
  last: `2027-06-${String(last).padStart(2, "0")}`,
});
const quote = (listingId: string, first: number, last: number) =>
  quoteListing(testCtx(services), listingId, { checkIn: june(first).first, checkOut: june(last).first, guests: 1 });

const blocksOf = async (listingIds: string[]) =>
  (await services.db.select().from(propertyBlockedDates).where(inArray(propertyBlockedDates.propertyId, listingIds))).length;
const pricesOf = async (listingId: string) =>
  (await services.db.select().from(propertyCustomPrices).where(eq(propertyCustomPrices.propertyId, listingId)))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ price }) => price);

const VERBS: [string, (ctx: Ctx, days: ListingDays) => Promise<unknown>][] = [
  ["blockDates", (ctx, days) => blockDates(ctx, days)],
  ["unblockDates", (ctx, days) => unblockDates(ctx, days)],
  ["setPrices", (ctx, days) => setPrices(ctx, { ...days, priceCents: 100 })],
  ["changePrices", (ctx, days) => changePrices(ctx, { ...days, percent: 10, key: newKey() })],
  ["clearPrices", (ctx, days) => clearPrices(ctx, days)],
  ["setMinimums", (ctx, days) => setMinimums(ctx, { ...days, nights: 3 })],
  ["clearMinimums", (ctx, days) => clearMinimums(ctx, days)],
];

describe.each(VERBS)("%s", (_, verb) => {
  test("changes nothing if one listing is somebody else's, is gone, or has one of the days in its past or too far ahead", async () => {
    const { host, listingIds } = await someListings(2);
    await blockDates(host, { listingIds, ...june(10, 12) });
    const other = await newListing(services);
    await expect(verb(testCtx(services), { listingIds, ...june(10) })).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(verb(stranger, { listingIds, ...june(10) })).rejects.toMatchObject({ status: 404 });
    for (const odd of [other.id, crypto.randomUUID()])
      await expect(verb(host, { listingIds: [...listingIds, odd], ...june(10, 12) })).rejects.toMatchObject({
        message: "Property not found",
      });
    await expect(verb(host, { listingIds, first: "2027-05-31", last: "2027-06-10" })).rejects.toMatchObject({ code: "days_past" });
    await expect(verb(host, { listingIds, first: "2027-06-10", last: "2029-06-01" })).rejects.toMatchObject({ code: "days_too_far" });
    const ahead = await newListing(services, { hostId: host.actor?.id ?? "", timeZone: "Pacific/Kiritimati" });
    await expect(verb(host, { listingIds: [...listingIds, ahead.id], ...june(1) })).rejects.toMatchObject({ code: "days_past" });
    expect(await blocksOf(listingIds)).toBe(6);
    for (const id of listingIds) expect(await pricesOf(id)).toEqual([]);
    expect(await services.db.select().from(propertyDayMinimums).where(inArray(propertyDayMinimums.propertyId, listingIds))).toEqual([]);
  });
});

describe("blocking at many listings", () => {
  test("takes the nights from guests at all of them, and gives them back", async () => {
    const { host, listingIds } = await someListings(3);
    expect(await blockDates(host, { listingIds, ...june(10, 13), reason: "Regatta" })).toEqual({ nights: 12, listings: 3 });
    for (const id of listingIds) await expect(quote(id, 12, 15)).rejects.toMatchObject({ code: "dates_blocked" });
    expect(await unblockDates(host, { listingIds, ...june(13) })).toEqual({ nights: 3, listings: 3 });
    expect(await unblockDates(host, { listingIds, ...june(1, 30) })).toEqual({ nights: 9, listings: 3 });
    await expect(unblockDates(host, { listingIds, ...june(1, 30) })).rejects.toMatchObject({ message: "These dates are not blocked" });
    for (const id of listingIds) await quote(id, 12, 15);
  });

  test("is refused for all where one is booked, or goes around the bookings", async () => {
    const { host, listingIds } = await someListings(2);
    const [, second = ""] = listingIds;
    await book(services, guest, { listingId: second, checkIn: june(11).first, checkOut: june(13).first });
    await expect(blockDates(host, { listingIds, ...june(10, 13) })).rejects.toMatchObject({
      code: "night_held",
      message: "June 11 is booked at No. 2",
      details: { data: { day: "2027-06-11" } },
    });
    expect(await blocksOf(listingIds)).toBe(0);
    expect(await blockDates(host, { listingIds, ...june(10, 13), aroundBookings: true })).toEqual({ nights: 6, listings: 2 });
    await expect(blockDates(host, { listingIds: [second], ...june(11, 12), aroundBookings: true })).rejects.toMatchObject({
      code: "all_booked",
    });
  });

  test("waits for others who change some of the same listings in another order, and never deadlocks", async () => {
    const { host, listingIds } = await someListings(4);
    const edits = Array.from({ length: 8 }, (_, number) =>
      blockDates(host, { listingIds: number % 2 ? listingIds : listingIds.toReversed(), ...june(10, 20), reason: `No. ${number}` }),
    );
    expect(await Promise.all(edits)).toEqual(Array.from({ length: 8 }, () => ({ nights: 44, listings: 4 })));
    const reasons = await services.db.select().from(propertyBlockedDates).where(inArray(propertyBlockedDates.propertyId, listingIds));
    expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(1);
    expect(await services.db.select().from(occupiedNights).where(inArray(occupiedNights.propertyId, listingIds))).toHaveLength(44);
  });
});

describe("prices at many listings", () => {
  test("are set, and cleared again", async () => {
    const { host, listingIds } = await someListings(2);
    expect(await setPrices(host, { listingIds, ...june(10, 11), priceCents: 12_345 })).toEqual({ nights: 4, listings: 2 });
    for (const id of listingIds) expect((await quote(id, 10, 12)).subtotal.cents).toBe(24_690);
    expect(await clearPrices(host, { listingIds, ...june(11, 30) })).toEqual({ nights: 2, listings: 2 });
    expect(await Promise.all(listingIds.map(pricesOf))).toEqual([[12_345], [12_345]]);
  });

  test("are raised and lowered from what each night costs, and never beyond the most", async () => {
    const { host, listingIds } = await someListings(2);
    const [first = "", second = ""] = listingIds;
    await saveRules(host, first, RulesInput.parse({ weekendPriceCents: 15_000 }));
    await setPrices(host, { listingIds: [second], ...june(10), priceCents: 9_999 });
    await changePrices(host, { listingIds, ...june(10, 11), percent: 15, key: newKey() });
    expect(await Promise.all(listingIds.map(pricesOf))).toEqual([
      [11_500, 17_300],
      [11_500, 23_000],
    ]);
    await setPrices(host, { listingIds: [second], ...june(11), priceCents: 4_900_000 });
    await expect(changePrices(host, { listingIds, ...june(10, 11), percent: 10, key: newKey() })).rejects.toMatchObject({
      details: { fields: { percent: "A night can cost up to $50,000." } },
    });
    expect(await pricesOf(first)).toEqual([11_500, 17_300]);
    await changePrices(host, { listingIds: [first], ...june(10), percent: -90, key: newKey() });
    expect(await pricesOf(first)).toEqual([1_200, 17_300]);
    await setPrices(host, { listingIds: [first], ...june(10), priceCents: 100 });
    await expect(changePrices(host, { listingIds: [first], ...june(10), percent: -90, key: newKey() })).rejects.toMatchObject({
      details: { fields: { percent: "A night would cost nothing. Lower prices by less." } },
    });
  });
});

test("a percent change that is sent twice with one key raises prices once, and a key isn't good for another change", async () => {
  const { host, listingIds } = await someListings(2);
  const change = { listingIds, ...june(10, 11), percent: 10, key: newKey() };
  expect(await changePrices(host, change)).toEqual({ nights: 4, listings: 2 });
  expect(await changePrices(host, change)).toEqual({ nights: 4, listings: 2 });
  expect(await Promise.all(listingIds.map(pricesOf))).toEqual([
    [11_000, 11_000],
    [22_000, 22_000],
  ]);
  await expect(changePrices(host, { ...change, percent: 20 })).rejects.toMatchObject({ code: "key_reused" });
});

describe("undoing a change of many nights", () => {
  test("gives each night back the price it had, or none, but leaves what was changed since", async () => {
    const { host, listingIds } = await someListings(2);
    const [first = "", second = ""] = listingIds;
    await setPrices(host, { listingIds: [first], ...june(10), priceCents: 9_900 });
    await changePrices(host, { listingIds, ...june(10, 12), percent: 15, key: newKey() });
    await services.db
      .update(propertyCustomPrices)
      .set({ price: 77_700 })
      .where(and(eq(propertyCustomPrices.propertyId, second), eq(propertyCustomPrices.date, june(12).first)));
    expect(await lastCalendarEdit(host)).toMatchObject({ kind: "price", nights: 6, listings: 2 });
    expect(await undoCalendarEdit(host)).toEqual({ restored: 5, left: 1 });
    expect(await Promise.all(listingIds.map(pricesOf))).toEqual([[9_900], [77_700]]);
    await expect(undoCalendarEdit(host)).rejects.toMatchObject({ code: "edit_gone" });
  });

  test("works for cleared prices and for minimum stays, and only the last one counts", async () => {
    const { host, listingIds } = await someListings(2);
    await setPrices(host, { listingIds, ...june(10, 11), priceCents: 5_000 });
    await clearPrices(host, { listingIds, ...june(10, 30) });
    expect(await undoCalendarEdit(host)).toEqual({ restored: 4, left: 0 });
    expect(await Promise.all(listingIds.map(pricesOf))).toEqual([
      [5_000, 5_000],
      [5_000, 5_000],
    ]);
    await setMinimums(host, { listingIds, ...june(10, 11), nights: 3 });
    await setMinimums(host, { listingIds, ...june(11, 12), nights: 5 });
    expect(await undoCalendarEdit(host)).toEqual({ restored: 4, left: 0 });
    const minimums = await services.db.select().from(propertyDayMinimums).where(inArray(propertyDayMinimums.propertyId, listingIds));
    expect(minimums.map(({ nights }) => nights)).toEqual([3, 3, 3, 3]);
  });

  test("is over after an hour, and a stranger's is not there", async () => {
    const { host, listingIds } = await someListings(1);
    await setPrices(host, { listingIds, ...june(10), priceCents: 5_000 });
    await expect(undoCalendarEdit(stranger)).rejects.toMatchObject({ code: "edit_gone" });
    await expect(undoCalendarEdit(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    services.clock.set("2027-06-01T13:00:01Z");
    expect(await lastCalendarEdit(host)).toBeNull();
    await expect(undoCalendarEdit(host)).rejects.toMatchObject({ code: "edit_gone" });
  });
});

describe("the minimum stay of single days", () => {
  test("wins over the listing's, the weekend's and a season's, until the rules count again", async () => {
    const { host, listingIds } = await someListings(2);
    const [first = "", second = ""] = listingIds;
    await saveRules(host, first, RulesInput.parse({ weekendMinimumNights: 4 }));
    await expect(quote(first, 11, 13)).rejects.toMatchObject({ message: "This place has a 4-night minimum on these dates" });
    expect(await setMinimums(host, { listingIds, ...june(11, 12), nights: 2 })).toEqual({ nights: 4, listings: 2 });
    await quote(first, 11, 13);
    await expect(quote(second, 11, 12)).rejects.toMatchObject({ message: "This place has a 2-night minimum on these dates" });
    await quote(second, 10, 11);
    await setMinimums(host, { listingIds: [second], ...june(12), nights: 5 });
    await expect(quote(second, 12, 16)).rejects.toMatchObject({ code: "stay_too_short" });
    expect(await clearMinimums(host, { listingIds, ...june(1, 30) })).toEqual({ nights: 4, listings: 2 });
    await quote(second, 12, 13);
    await expect(quote(first, 11, 13)).rejects.toMatchObject({ code: "stay_too_short" });
  });
});

test("input that makes no sense is refused at its field", () => {
  const days = { listingIds: [crypto.randomUUID()], ...june(10, 11) };
  const fieldsOf = (schema: typeof ListingDaysInput, given: object) =>
    schema.safeParse({ ...days, ...given }).error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(fieldsOf(ListingDaysInput, {})).toBeUndefined();
  expect(ListingDaysInput.parse({ ...days, listingIds: `${days.listingIds[0]},${days.listingIds[0]}` }).listingIds).toEqual(
    days.listingIds,
  );
  expect(fieldsOf(ListingDaysInput, { listingIds: "" })).toEqual([["listingIds", "Select at least one listing."]]);
  expect(fieldsOf(ListingDaysInput, { listingIds: 7 })).toEqual([["listingIds", "Select at least one listing."]]);
  expect(fieldsOf(ListingDaysInput, { listingIds: ["x"] })).toEqual([["listingIds.0", "Property not found"]]);
  expect(fieldsOf(ListingDaysInput, { listingIds: Array.from({ length: 101 }, () => crypto.randomUUID()) })).toEqual([
    ["listingIds", "You can change up to 100 listings at once."],
  ]);
  expect(fieldsOf(ListingDaysInput, { last: "2027-06-09" })).toEqual([["last", "must not be before the first day"]]);
  expect(fieldsOf(ListingDaysInput, { last: "2029-06-11" })).toEqual([["last", "must be at most 731 days later"]]);
  for (const nights of ["", "x", 0, 366, 1.5])
    expect(SetMinimumsInput.safeParse({ ...days, nights }).error?.issues[0]?.message).toBe("Enter a whole number from 1 to 365.");
  for (const percent of ["", "x", -91, 501, 2.5])
    expect(ChangePricesInput.safeParse({ ...days, percent, key: newKey() }).error?.issues[0]?.message).toBe(
      "Enter a whole number from -90 to 500.",
    );
  expect(ChangePricesInput.safeParse({ ...days, percent: 0, key: newKey() }).success).toBe(false);
});
