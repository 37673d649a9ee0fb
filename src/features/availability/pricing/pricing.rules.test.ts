import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargedNights, priceOfNight, quoteStay } from "./pricing.rules.ts";
import { doSeasonsMeet, isInSeason, type ListingRules, NO_RULES, type Season } from "../rules/season.rules.ts";
import { addDays, nightsOf } from "../stay.rules.ts";

const cents = fc.integer({ min: 0, max: 5_000_000 });
const percent = fc.integer({ min: 0, max: 90 });
const season = (given: Partial<Season>): Season => ({
  id: "one",
  name: "High summer",
  startsOn: "2027-06-15",
  endsOn: "2027-08-31",
  isYearly: true,
  nightlyPriceCents: null,
  weekendPriceCents: null,
  minimumNights: null,
  maximumNights: null,
  arrivalDays: null,
  departureDays: null,
  ...given,
});

const someRules: fc.Arbitrary<ListingRules> = fc
  .record({
    weekendPriceCents: fc.option(cents),
    weeklyDiscountPercent: percent,
    monthlyDiscountPercent: percent,
    lastMinuteDays: fc.integer({ min: 0, max: 60 }),
    lastMinutePercent: percent,
    earlyBirdDays: fc.integer({ min: 0, max: 365 }),
    earlyBirdPercent: percent,
    gapNights: fc.integer({ min: 0, max: 30 }),
    gapPercent: percent,
    guestsIncluded: fc.integer({ min: 0, max: 8 }),
    extraGuestCents: fc.integer({ min: 0, max: 20_000 }),
    seasonal: fc.option(cents),
    seasonalWeekend: fc.option(cents),
    isYearly: fc.boolean(),
  })
  .map(({ seasonal, seasonalWeekend, isYearly, ...given }) => ({
    ...NO_RULES,
    ...given,
    seasons: [season({ isYearly, nightlyPriceCents: seasonal, weekendPriceCents: seasonalWeekend })],
  }));

/** The same, written down as plainly as one can. */
function naiveTotal(
  nights: string[],
  rules: ListingRules,
  {
    base,
    cleaning,
    custom,
    guests,
    daysAhead,
    isGap,
  }: { base: number; cleaning: number; custom: Map<string, number>; guests: number; daysAhead: number; isGap: boolean },
): number {
  let sum = 0;
  const [high] = rules.seasons;
  for (const night of nights) {
    const [year, month, date] = night.split("-").map(Number);
    const weekday = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date)).getUTCDay();
    const isWeekend = weekday === 5 || weekday === 6;
    const number = (month ?? 0) * 100 + (date ?? 0);
    const isHigh = number >= 615 && number <= 831 && (high?.isYearly || year === 2027);
    let price = base;
    if (isWeekend && rules.weekendPriceCents !== null) price = rules.weekendPriceCents;
    if (isHigh && high && high.nightlyPriceCents !== null) price = high.nightlyPriceCents;
    if (isHigh && high && isWeekend && high.weekendPriceCents !== null) price = high.weekendPriceCents;
    sum += custom.get(night) ?? price;
  }
  const percents = [0];
  if (nights.length >= 7) percents.push(rules.weeklyDiscountPercent);
  if (nights.length >= 28) percents.push(rules.monthlyDiscountPercent);
  if (rules.lastMinuteDays > 0 && daysAhead <= rules.lastMinuteDays) percents.push(rules.lastMinutePercent);
  if (rules.earlyBirdDays > 0 && daysAhead >= rules.earlyBirdDays) percents.push(rules.earlyBirdPercent);
  if (isGap) percents.push(rules.gapPercent);
  sum -= Number((BigInt(sum) * BigInt(Math.max(...percents)) + 50n) / 100n);
  if (rules.guestsIncluded > 0 && guests > rules.guestsIncluded)
    sum += (guests - rules.guestsIncluded) * rules.extraGuestCents * nights.length;
  return sum + cleaning + Number((BigInt(sum) * 12n + 5_000n) / 10_000n) * 100;
}

describe("the price of a stay", () => {
  test("is the naive sum, with all rules on, and a booking keeps it to the cent", () => {
    fc.assert(
      fc.property(
        fc.record({
          base: cents,
          cleaning: cents,
          guests: fc.integer({ min: 1, max: 12 }),
          daysAhead: fc.integer({ min: 0, max: 700 }),
          isGap: fc.boolean(),
        }),
        someRules,
        fc.integer({ min: 0, max: 720 }),
        fc.integer({ min: 1, max: 60 }),
        fc.array(cents, { maxLength: 10 }),
        (given, rules, from, length, prices) => {
          const checkIn = addDays("2026-12-01", from);
          const stay = { checkIn, checkOut: addDays(checkIn, length) };
          const nights = nightsOf(stay);
          const custom = new Map(prices.map((price, index) => [addDays(checkIn, index * 3), price]));
          const quote = quoteStay(stay, {
            nightlyPriceCents: given.base,
            cleaningFeeCents: given.cleaning,
            customPrices: custom,
            rules,
            guests: given.guests,
            daysAhead: given.daysAhead,
            isGap: given.isGap,
          });
          expect(quote.total.cents).toBe(naiveTotal(nights, rules, { ...given, custom }));
          const charged = chargedNights(quote);
          expect(charged).toHaveLength(nights.length);
          expect(charged.every((price) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
          expect(charged.reduce((sum, price) => sum + price, 0)).toBe(quote.subtotal.cents);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("names the best discount alone, and extra guests", () => {
    const rules = {
      ...NO_RULES,
      weeklyDiscountPercent: 10,
      lastMinuteDays: 5,
      lastMinutePercent: 15,
      guestsIncluded: 2,
      extraGuestCents: 1_000,
    };
    const parts = {
      nightlyPriceCents: 10_000,
      cleaningFeeCents: 0,
      customPrices: new Map<string, number>(),
      rules,
      guests: 4,
      daysAhead: 3,
    };
    const { lines, subtotal } = quoteStay({ checkIn: "2027-03-01", checkOut: "2027-03-08" }, parts);
    expect(lines.map(({ label, amount }) => [label, amount.cents])).toEqual([
      ["Last-minute discount −15%", -10_500],
      ["2 extra guests", 14_000],
    ]);
    expect(subtotal.cents).toBe(73_500);
  });

  test("says why a night costs what it costs: the day, else the season, else the weekend", () => {
    const rules = { ...NO_RULES, weekendPriceCents: 200, seasons: [season({ nightlyPriceCents: 300 })] };
    const prices = { nightlyPriceCents: 100, customPrices: new Map([["2027-07-01", 400]]), rules };
    const reasons = ["2027-07-01", "2027-07-02", "2027-03-05", "2027-03-07"].map((night) => priceOfNight(prices, night));
    expect(reasons.map(({ cents: price, reason }) => [price, reason])).toEqual([
      [400, "date"],
      [300, "season"],
      [200, "weekend"],
      [100, "base"],
    ]);
    expect(reasons[1]?.season).toBe("High summer");
  });
});

describe("a season", () => {
  const holidays = { startsOn: "2026-12-20", endsOn: "2027-01-05", isYearly: true };

  test("that comes every year goes over New Year", () => {
    expect(["2029-12-20", "2029-12-31", "2030-01-05"].every((night) => isInSeason(holidays, night))).toBe(true);
    expect(["2029-12-19", "2030-01-06", "2030-06-01"].some((night) => isInSeason(holidays, night))).toBe(false);
    expect(isInSeason({ ...holidays, isYearly: false }, "2029-12-31")).toBe(false);
  });

  test("meets another where they share a night, in whichever year", () => {
    const once = { startsOn: "2031-01-05", endsOn: "2031-01-20", isYearly: false };
    expect([doSeasonsMeet(holidays, once), doSeasonsMeet(once, holidays)]).toEqual([true, true]);
    const later = { ...once, startsOn: "2031-01-06" };
    expect([doSeasonsMeet(holidays, later), doSeasonsMeet(later, holidays)]).toEqual([false, false]);
    expect(doSeasonsMeet(holidays, { startsOn: "2027-12-31", endsOn: "2028-02-01", isYearly: true })).toBe(true);
  });
});
