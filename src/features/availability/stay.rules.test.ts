import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, instantAt, isDay, nightsBetween, nightsOf, staysOf, todayAt } from "./stay.rules.ts";
import { quoteStay } from "./pricing/pricing.rules.ts";

const days = fc.integer({ min: 0, max: 20_000 }).map((offset) => addDays("2000-01-01", offset));
const stays = fc
  .tuple(days, fc.integer({ min: 1, max: 400 }))
  .map(([checkIn, nights]) => ({ checkIn, checkOut: addDays(checkIn, nights), nights }));

describe("nights", () => {
  test("are counted on dates, over any clock change", () => {
    fc.assert(
      fc.property(stays, ({ checkIn, checkOut, nights }) => {
        const list = nightsOf({ checkIn, checkOut });
        expect(nightsBetween({ checkIn, checkOut })).toBe(nights);
        expect(list).toHaveLength(nights);
        expect(new Set(list).size).toBe(nights);
        expect(list[0]).toBe(checkIn);
        expect(list).not.toContain(checkOut);
      }),
    );
  });

  test("that follow each other are one stay", () => {
    expect(staysOf(["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-03"])).toEqual([
      { checkIn: "2027-02-27", checkOut: "2027-03-02" },
      { checkIn: "2027-03-03", checkOut: "2027-03-04" },
    ]);
    fc.assert(
      fc.property(stays, ({ checkIn, checkOut }) => {
        expect(staysOf(nightsOf({ checkIn, checkOut }))).toEqual([{ checkIn, checkOut }]);
      }),
    );
  });

  test("today is the listing's, on both sides of the date line", () => {
    const now = new Date("2027-03-01T11:30:00Z");
    expect(todayAt("Pacific/Kiritimati", now)).toBe("2027-03-02");
    expect(todayAt("Pacific/Pago_Pago", now)).toBe("2027-03-01");
    expect(todayAt("Pacific/Pago_Pago", new Date("2027-03-01T10:30:00Z"))).toBe("2027-02-28");
  });

  test.each([
    ["Europe/Berlin", "2027-06-10", "15:00", "2027-06-10T13:00:00.000Z"],
    ["America/New_York", "2027-03-14", "02:30", "2027-03-14T07:30:00.000Z"],
    ["America/New_York", "2027-11-07", "01:30", "2027-11-07T05:30:00.000Z"],
    ["Australia/Lord_Howe", "2027-10-03", "02:15", "2027-10-02T15:45:00.000Z"],
    ["Pacific/Kiritimati", "2027-01-01", "00:00", "2026-12-31T10:00:00.000Z"],
  ])("the clock at %s shows %s %s at %s, also where it is set forward or back", (timeZone, day, time, instant) => {
    expect(instantAt(timeZone, day, time).toISOString()).toBe(instant);
  });

  test.each(["2027-02-29", "+002027-01-01", "2027-13-01", "27-01-01", "2027-1-1", "", "yesterday"])("%j is no day", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe("the price of a stay", () => {
  test("is the naive sum: each night, the cleaning, and 12% of the nights to a whole dollar, halves up", () => {
    fc.assert(
      fc.property(
        stays,
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.array(fc.integer({ min: 0, max: 500_000 })),
        (stay, nightlyPriceCents, cleaningFeeCents, custom) => {
          const nights = nightsOf(stay);
          const customPrices = new Map(custom.slice(0, nights.length).map((price, index) => [nights[index * 2] ?? "2099-01-01", price]));
          let subtotal = 0;
          for (const night of nights) subtotal += customPrices.get(night) ?? nightlyPriceCents;
          const dollars = (BigInt(subtotal) * 12n * 2n + 10_000n) / 20_000n;
          const quote = quoteStay(stay, { nightlyPriceCents, cleaningFeeCents, customPrices });
          expect(quote.subtotal.cents).toBe(subtotal);
          expect(quote.serviceFee.cents).toBe(Number(dollars) * 100);
          expect(quote.total.cents).toBe(subtotal + cleaningFeeCents + Number(dollars) * 100);
        },
      ),
    );
  });

  test("a cleaning fee of 0 stays 0", () => {
    expect(
      quoteStay(
        { checkIn: "2027-01-01", checkOut: "2027-01-02" },
        { nightlyPriceCents: 10_000, cleaningFeeCents: 0, customPrices: new Map() },
      ).total.cents,
    ).toBe(11_200);
  });
});
