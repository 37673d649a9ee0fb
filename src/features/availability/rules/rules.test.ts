import { describe, expect, test } from "vitest";
import { book } from "../../../../tests/support/bookings.ts";
import { newHosting } from "../../../../tests/support/hosts.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { readBooking } from "../../bookings/index.server.ts";
import { addDays, NO_RULES, todayAt } from "../index.ts";
import { previewPrice, quoteListing, readRules, removeSeason, saveRules, saveSeason } from "../index.server.ts";
import { RulesInput, SeasonInput, TypedRules, TypedSeason } from "./rules.schema.ts";

const services = await openTestServices(await openTestDatabase());
const guest = await newPerson(services, "Gil Guest");
const stranger = await visitOf(services, await newPerson(services, "Sam Stranger"));

const today = todayAt("America/Los_Angeles", services.clock.now());
/** The first such day of the week, from 40 days on. */
const next = (weekday: number) => {
  const day = addDays(today, 40);
  return addDays(day, (weekday - new Date(day).getUTCDay() + 7) % 7);
};
const [friday, saturday] = [next(5), next(6)];
const rules = (given: Partial<RulesInput>) => RulesInput.parse(given);
const season = (given: Partial<SeasonInput>) =>
  SeasonInput.parse({ name: "High season", startsOn: saturday, endsOn: addDays(saturday, 30), isYearly: false, ...given });
const quote = (listingId: string, checkIn: string, nights: number, guests = 1) =>
  quoteListing(testCtx(services), listingId, { checkIn, checkOut: addDays(checkIn, nights), guests });
const hosting = (minimumNights = 1) => newHosting(services, { minimumNights, nightlyPriceCents: 10_000, cleaningFeeCents: 0 });

describe("a host's rules", () => {
  test("are none at first, are saved and saved again, and price what guests are quoted", async () => {
    const { visit, listingId } = await hosting();
    expect(await readRules(visit, listingId)).toEqual(NO_RULES);
    await saveRules(
      visit,
      listingId,
      rules({ weekendPriceCents: 20_000, weeklyDiscountPercent: 10, guestsIncluded: 2, extraGuestCents: 500 }),
    );
    expect((await quote(listingId, friday, 3)).subtotal.cents).toBe(50_000);
    const week = await quote(listingId, friday, 7, 3);
    expect(week.lines.map(({ label, amount }) => [label, amount.cents])).toEqual([
      ["Weekly discount −10%", -9_000],
      ["1 extra guest", 3_500],
    ]);
    await saveRules(visit, listingId, rules({}));
    expect((await quote(listingId, friday, 3)).subtotal.cents).toBe(30_000);
  });

  test("leave the price of a booking as it was made, with the discount that its guest saw", async () => {
    const { visit, listingId } = await hosting();
    await saveRules(visit, listingId, rules({ weeklyDiscountPercent: 15 }));
    const bookingId = await book(services, guest, { listingId, checkIn: friday, checkOut: addDays(friday, 7) });
    await saveRules(visit, listingId, rules({ weeklyDiscountPercent: 50 }));
    const { quote: kept, totalCents } = await readBooking(await visitOf(services, guest), bookingId);
    expect(kept.nights.map(({ price }) => price.cents)).toEqual(Array.from({ length: 7 }, () => 10_000));
    expect(kept.lines.map(({ label, amount }) => [label, amount.cents])).toEqual([["Weekly discount −15%", -10_500]]);
    expect(kept.subtotal.cents).toBe(59_500);
    expect(totalCents).toBe(59_500 + 7_100);
  });

  test.each([
    ["no_check_in_day", { arrivalDays: 64 }, friday, 7, "Check-in is on Saturdays"],
    ["no_check_out_day", { departureDays: 96 }, friday, 2, "Check-out is on Fridays and Saturdays"],
    ["stay_too_short", { weekendMinimumNights: 3 }, friday, 2, "This place has a 3-night minimum on these dates"],
    ["stay_too_long", { maximumNights: 5 }, friday, 6, "This place has a 5-night maximum"],
    ["stay_too_soon", { noticeDays: 60 }, friday, 2, "This place needs 60 days' notice"],
    ["stay_too_far", { windowDays: 30 }, friday, 2, "You can book this place up to 30 days ahead"],
  ])("refuse a stay: %s", async (code, given, checkIn, nights, message) => {
    const { visit, listingId } = await hosting();
    await saveRules(visit, listingId, rules(given));
    await expect(quote(listingId, checkIn, nights)).rejects.toMatchObject({ code, message });
    const preview = await previewPrice(visit, listingId, { checkIn, checkOut: addDays(checkIn, nights), guests: "1" });
    expect(preview).toMatchObject({ quote: null, refusal: message });
  });

  test("let a stay that fills a gap be short, and cheaper", async () => {
    const { visit, listingId } = await hosting(4);
    await saveRules(visit, listingId, rules({ gapNights: 3, gapPercent: 20 }));
    await book(services, guest, { listingId, checkIn: friday, checkOut: addDays(friday, 4) });
    await book(services, guest, { listingId, checkIn: addDays(friday, 6), checkOut: addDays(friday, 10) });
    const gap = await quote(listingId, addDays(friday, 4), 2);
    expect(gap.lines.map(({ label }) => label)).toEqual(["Gap discount −20%"]);
    await expect(quote(listingId, addDays(friday, 4), 1)).rejects.toMatchObject({ code: "stay_too_short" });
  });

  test("are the host's own: to strangers the listing is not found", async () => {
    const { listingId, visit } = await hosting();
    const { seasonId } = await saveSeason(visit, listingId, season({}));
    for (const refused of [
      () => readRules(stranger, listingId),
      () => saveRules(stranger, listingId, rules({})),
      () => saveSeason(stranger, listingId, season({ startsOn: "2030-01-01", endsOn: "2030-01-02" })),
      () => saveSeason(stranger, listingId, season({}), seasonId),
      () => removeSeason(stranger, listingId, seasonId),
      () => previewPrice(stranger, listingId, {}),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "listing_not_found" });
    await expect(saveRules(testCtx(services), listingId, rules({}))).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("are refused by the form where they make no sense, at the field", () => {
    const everyDay = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
        [`arrival${day}`, "on"],
        [`departure${day}`, "on"],
      ]),
    );
    const faults = (given: Record<string, string>) =>
      TypedRules.safeParse({ ...everyDay, ...given }).error?.issues.map(({ path }) => path.join("."));
    expect(faults({})).toBeUndefined();
    expect(faults({ weeklyDiscountPercent: "91" })).toEqual(["weeklyDiscountPercent"]);
    expect(faults({ weeklyDiscountPercent: "ten" })).toEqual(["weeklyDiscountPercent"]);
    expect(faults({ weekendPrice: "-1" })).toEqual(["weekendPrice"]);
    expect(faults({ lastMinutePercent: "10" })).toEqual(["lastMinuteDays"]);
    expect(faults({ guestsIncluded: "2" })).toEqual(["extraGuest"]);
    expect(TypedRules.safeParse({ departure1: "on" }).error?.issues.map(({ path }) => path.join("."))).toEqual(["arrival"]);
    const dates = { name: "Late", startsOn: "2027-02-01", endsOn: "2027-01-01" };
    expect(TypedSeason.safeParse(dates).error?.issues.map(({ path }) => path.join("."))).toEqual(["endsOn"]);
    expect(TypedSeason.safeParse({ ...dates, endsOn: "2029-01-01" }).success).toBe(false);
    expect(TypedSeason.safeParse({ ...dates, endsOn: "2027-03-01", days: "64-64" }).data?.input).toMatchObject({
      arrivalDays: 64,
      departureDays: 64,
    });
  });
});

describe("seasons", () => {
  test("have their own prices and stays, are changed and removed", async () => {
    const { visit, listingId } = await hosting();
    const { seasonId } = await saveSeason(
      visit,
      listingId,
      season({ nightlyPriceCents: 30_000, minimumNights: 7, arrivalDays: 64, departureDays: 64 }),
    );
    expect((await quote(listingId, saturday, 7)).subtotal.cents).toBe(210_000);
    await expect(quote(listingId, saturday, 6)).rejects.toMatchObject({ code: "stay_too_short" });
    await expect(quote(listingId, addDays(saturday, 1), 7)).rejects.toMatchObject({ code: "no_check_in_day" });
    await saveSeason(visit, listingId, season({ name: "Peak", nightlyPriceCents: 40_000 }), seasonId);
    expect((await quote(listingId, saturday, 2)).subtotal.cents).toBe(80_000);
    await removeSeason(visit, listingId, seasonId);
    expect((await quote(listingId, saturday, 2)).subtotal.cents).toBe(20_000);
    await expect(removeSeason(visit, listingId, seasonId)).rejects.toMatchObject({ code: "season_not_found" });
    await expect(saveSeason(visit, listingId, season({}), seasonId)).rejects.toMatchObject({ code: "season_not_found" });
  });

  test("don't overlap, even when two are saved at once", async () => {
    const { visit, listingId } = await hosting();
    const both = await Promise.allSettled([
      saveSeason(visit, listingId, season({})),
      saveSeason(visit, listingId, season({ name: "Another" })),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { seasons } = await readRules(visit, listingId);
    await expect(saveSeason(visit, listingId, season({ isYearly: true }))).rejects.toMatchObject({
      code: "seasons_overlap",
      message: `These dates overlap ${seasons[0]?.name}`,
    });
    expect(seasons).toHaveLength(1);
  });
});
