import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantAt } from "../availability/index.ts";
import { phaseOf, refundDeadline, refundOf, type Terms } from "./booking.rules.ts";

const beginsAt = new Date("2027-06-10T22:00:00Z");
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const before = (ms: number) => new Date(beginsAt.getTime() - ms);

const cents = fc.integer({ min: 0, max: 500_000 });
const terms: fc.Arbitrary<Terms> = fc.record({
  nightlyPrices: fc.array(cents, { minLength: 1, maxLength: 30 }),
  cleaningFee: cents,
  serviceFee: cents,
  cancellationPolicy: fc.constantFrom("flexible", "moderate", "strict"),
  beginsAt: fc.constant(beginsAt),
});
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("a refund", () => {
  test("is never more than was paid, by any part, whoever cancels when", () => {
    fc.assert(
      fc.property(terms, fc.constantFrom("guest" as const, "host" as const), fc.integer({ min: 0, max: 60 * DAY }), (given, by, ms) => {
        const { payoutDue, cleaningFee, serviceFee } = refundOf(given, by, before(ms));
        for (const part of [payoutDue, cleaningFee, serviceFee]) expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        expect(payoutDue).toBeLessThanOrEqual(sum(given.nightlyPrices));
        expect(cleaningFee).toBeLessThanOrEqual(given.cleaningFee);
        expect(serviceFee).toBe(by === "host" ? given.serviceFee : 0);
      }),
    );
  });

  test("never grows while time passes", () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 30 * DAY }), fc.integer({ min: 0, max: 30 * DAY }), (given, a, b) => {
        const total = (ms: number) => sum(Object.values(refundOf(given, "guest", before(ms))));
        expect(total(Math.min(a, b))).toBeLessThanOrEqual(total(Math.max(a, b)));
      }),
    );
  });

  test("is everything when the host cancels, to the last second", () => {
    fc.assert(
      fc.property(terms, (given) => {
        expect(sum(Object.values(refundOf(given, "host", before(1))))).toBe(
          sum(given.nightlyPrices) + given.cleaningFee + given.serviceFee,
        );
      }),
    );
  });

  const stay = { nightlyPrices: [10_000, 20_000, 10_001], cleaningFee: 5_001, serviceFee: 4_800, beginsAt };
  test.each([
    { cancellationPolicy: "flexible" as const, ahead: DAY, refund: 45_002 },
    { cancellationPolicy: "flexible" as const, ahead: DAY - 1000, refund: 35_002 },
    { cancellationPolicy: "moderate" as const, ahead: 5 * DAY, refund: 45_002 },
    { cancellationPolicy: "moderate" as const, ahead: 5 * DAY - 1000, refund: 22_501 },
    { cancellationPolicy: "strict" as const, ahead: 7 * DAY, refund: 22_501 },
    { cancellationPolicy: "strict" as const, ahead: 7 * DAY - 1000, refund: 0 },
  ])("by the $cancellationPolicy policy, $ahead ms ahead, is $refund cents", ({ cancellationPolicy, ahead, refund }) => {
    expect(sum(Object.values(refundOf({ ...stay, cancellationPolicy }, "guest", before(ahead))))).toBe(refund);
  });

  test("has its deadline at the listing's own clock, also over a clock change", () => {
    const begins = instantAt("America/New_York", "2027-03-15", "15:00");
    expect(begins.toISOString()).toBe("2027-03-15T19:00:00.000Z");
    expect(refundDeadline({ cancellationPolicy: "flexible", beginsAt: begins }).toISOString()).toBe("2027-03-14T19:00:00.000Z");
    expect(instantAt("Pacific/Kiritimati", "2027-03-15", "15:00").toISOString()).toBe("2027-03-15T01:00:00.000Z");
    expect(instantAt("Pacific/Pago_Pago", "2027-03-15", "15:00").toISOString()).toBe("2027-03-16T02:00:00.000Z");
  });
});

test("a moment at a place is shown by that place's clock", () => {
  const zones = fc.constantFrom(
    "America/New_York",
    "Europe/Oslo",
    "Pacific/Auckland",
    "Asia/Kolkata",
    "America/St_Johns",
    "Pacific/Chatham",
    "UTC",
  );
  const days = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(zones, days, fc.integer({ min: 6, max: 23 }), (zone, day, hour) => {
      const time = `${String(hour).padStart(2, "0")}:30`;
      const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
        instantAt(zone, day, time),
      );
      expect(shown).toBe(`${day} ${time}`);
    }),
  );
});

test("a stay is upcoming until check-in, current until check-out, then past; a cancelled one is none of these", () => {
  const stay = { status: "confirmed" as const, beginsAt, endsAt: new Date(beginsAt.getTime() + 2 * DAY) };
  expect(phaseOf(stay, before(1))).toBe("upcoming");
  expect(phaseOf(stay, beginsAt)).toBe("current");
  expect(phaseOf(stay, before(-2 * DAY + 1))).toBe("current");
  expect(phaseOf(stay, before(-2 * DAY))).toBe("past");
  expect(phaseOf({ ...stay, status: "cancelled" }, before(-2 * DAY))).toBe("cancelled");
});
