import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  type ListingRules,
  NO_RULES,
  nightsOf,
  type Quote,
  quoteChangedStay,
  quoteStay,
  type Stay,
} from "../../availability/index.ts";
import { priceOf, quoteOf, refundOf } from "../booking.rules.ts";

/** Changes of one booking, one after the other. */
const CHANGES = 5;

const cents = fc.integer({ min: 0, max: 100_000 });
const percent = fc.integer({ min: 0, max: 90 });
const discounts = fc.record({
  weeklyDiscountPercent: percent,
  monthlyDiscountPercent: percent,
  lastMinuteDays: fc.integer({ min: 0, max: 60 }),
  lastMinutePercent: percent,
  earlyBirdDays: fc.integer({ min: 0, max: 365 }),
  earlyBirdPercent: percent,
  gapNights: fc.integer({ min: 0, max: 30 }),
  gapPercent: percent,
  guestsIncluded: fc.integer({ min: 0, max: 6 }),
  extraGuestCents: fc.integer({ min: 0, max: 20_000 }),
});
const stay = fc
  .tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 1, max: 45 }))
  .map(([from, length]): Stay => ({ checkIn: addDays("2027-02-01", from), checkOut: addDays("2027-02-01", from + length) }));
const guests = fc.integer({ min: 1, max: 9 });
/** What the host charges at some moment: a price, another for weekends, one for some days, and whatever rules hold by then. */
const market = fc.record({ base: cents, weekend: fc.option(cents), days: fc.array(cents, { maxLength: 6 }), rules: discounts });
const changes = fc.array(fc.record({ stay, guests, market, isGap: fc.boolean(), bySide: fc.constantFrom("guest", "host") }), {
  minLength: CHANGES,
  maxLength: CHANGES,
});
const booked = fc.record({ stay, guests, market, isGap: fc.boolean(), daysAhead: fc.integer({ min: 0, max: 400 }), cleaning: cents });

type Market = typeof market extends fc.Arbitrary<infer T> ? T : never;

const FIRST_DAY = "2027-02-01";
const customOf = ({ days }: Market) => new Map(days.map((price, index) => [addDays(FIRST_DAY, index * 9), price]));
const rulesOf = ({ weekend, rules }: Market): ListingRules => ({ ...NO_RULES, ...rules, weekendPriceCents: weekend });
const nightsToday = (given: Market) => ({ nightlyPriceCents: given.base, customPrices: customOf(given), rules: rulesOf(given) });

/** The second calculator: what each night costs, and what a stay of such nights comes to, as plainly as one can say it. */
function priceToday({ base, weekend, days }: Market, night: string): number {
  const number = Math.round((Date.parse(night) - Date.parse(FIRST_DAY)) / 86_400_000);
  const own = number % 9 === 0 ? days[number / 9] : undefined;
  if (own !== undefined) return own;
  return weekend !== null && [5, 6].includes(new Date(night).getUTCDay()) ? weekend : base;
}

type Terms = { rules: Market["rules"]; guests: number; daysAhead: number; isGap: boolean; cleaning: number; fee: number };

function plainly(prices: number[], { rules, guests: people, daysAhead, isGap, cleaning, fee }: Terms) {
  const nights = BigInt(prices.length);
  const listed = prices.reduce((sum, price) => sum + BigInt(price), 0n);
  let best = 0;
  if (nights >= 7n) best = Math.max(best, rules.weeklyDiscountPercent);
  if (nights >= 28n) best = Math.max(best, rules.monthlyDiscountPercent);
  if (rules.lastMinuteDays > 0 && daysAhead <= rules.lastMinuteDays) best = Math.max(best, rules.lastMinutePercent);
  if (rules.earlyBirdDays > 0 && daysAhead >= rules.earlyBirdDays) best = Math.max(best, rules.earlyBirdPercent);
  if (isGap) best = Math.max(best, rules.gapPercent);
  const discount = (listed * BigInt(best) + 50n) / 100n;
  const more = rules.guestsIncluded > 0 ? Math.max(0, people - rules.guestsIncluded) : 0;
  const extra = BigInt(more) * BigInt(rules.extraGuestCents) * nights;
  const whole = listed - discount + extra;
  const serviceFee = Math.max(fee, Number((whole * 12n + 5_000n) / 10_000n) * 100);
  return {
    listed: Number(listed),
    discount: Number(discount),
    extra: Number(extra),
    serviceFee,
    total: Number(whole) + cleaning + serviceFee,
  };
}

const partsOf = ({ nights, lines, serviceFee, total }: Quote) => {
  const lineSum = (sign: 1 | -1) => lines.reduce((sum, { amount }) => sum + Math.max(0, amount.cents * sign), 0);
  const listed = nights.reduce((sum, { price }) => sum + price.cents, 0);
  return { listed, discount: lineSum(-1), extra: lineSum(1), serviceFee: serviceFee.cents, total: total.cents };
};

/** `expect` compares a hundred thousand quotes too slowly. */
function agree(seen: unknown, right: unknown): void {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(right)];
  if (one !== other) throw new Error(`${one} should be ${other}`);
}

test("a change costs what the new stay costs at the kept nightly prices, by the rules of the day it was booked, however often it changes", () => {
  let seen = 0;
  fc.assert(
    fc.property(booked, changes, (first, steps) => {
      const bookedOn = addDays(first.stay.checkIn, -first.daysAhead);
      const daysAhead = ({ checkIn }: Stay) => Math.round((Date.parse(checkIn) - Date.parse(bookedOn)) / 86_400_000);
      const terms = { rules: first.market.rules, cleaning: first.cleaning };
      let known = new Map(nightsOf(first.stay).map((night) => [night, priceToday(first.market, night)]));
      let row = {
        ...first.stay,
        ...priceOf(
          quoteStay(first.stay, {
            ...nightsToday(first.market),
            cleaningFeeCents: first.cleaning,
            guests: first.guests,
            daysAhead: first.daysAhead,
            isGap: first.isGap,
          }),
        ),
      };
      agree(
        partsOf(quoteOf(row)),
        plainly([...known.values()], { ...terms, guests: first.guests, daysAhead: first.daysAhead, isGap: first.isGap, fee: 0 }),
      );
      for (const { stay: wanted, guests: people, market: now, isGap, bySide } of steps) {
        const quote = quoteChangedStay(
          wanted,
          { ...nightsToday(now), guests: people },
          {
            nightly: new Map(quoteOf(row).nights.map(({ night, price }) => [night, price.cents])),
            rules: first.market.rules,
            daysAhead: daysAhead(wanted),
            isGap,
            cleaningFeeCents: first.cleaning,
            leastServiceFeeCents: bySide === "guest" ? row.serviceFee : 0,
          },
        );
        known = new Map(nightsOf(wanted).map((night) => [night, known.get(night) ?? priceToday(now, night)]));
        const fee = bySide === "guest" ? row.serviceFee : 0;
        const right = plainly([...known.values()], { ...terms, guests: people, daysAhead: daysAhead(wanted), isGap, fee });
        seen += 1;
        row = { ...wanted, ...priceOf(quote) };
        agree(partsOf(quote), right);
        agree(quoteOf(row), quote);
        agree(
          quote.nights.map(({ price }) => price.cents),
          [...known.values()],
        );
      }
    }),
    { numRuns: 20_000 / CHANGES },
  );
  expect(seen).toBe(20_000);
});

test("a guest who changes a stay and then cancels it pays at least what cancelling alone would have cost", () => {
  fc.assert(
    fc.property(booked, changes, fc.constantFrom("flexible", "moderate"), (first, steps, cancellationPolicy) => {
      const beginsAt = new Date("2030-01-01T00:00:00Z");
      const early = new Date("2027-01-01T00:00:00Z");
      const terms = { cancellationPolicy: cancellationPolicy as "flexible", beginsAt };
      const kept = (row: ReturnType<typeof priceOf>) =>
        row.totalPrice - Object.values(refundOf({ ...row, ...terms }, "guest", early)).reduce((sum, share) => sum + share, 0);
      let row = priceOf(
        quoteStay(first.stay, {
          ...nightsToday(first.market),
          cleaningFeeCents: first.cleaning,
          guests: first.guests,
          daysAhead: first.daysAhead,
          isGap: first.isGap,
        }),
      );
      const alone = kept(row);
      for (const { stay: wanted, guests: people, market: now, isGap } of steps) {
        const today = { ...nightsToday(now), guests: people };
        const bookedPrice = {
          nightly: new Map<string, number>(),
          rules: first.market.rules,
          daysAhead: 9,
          isGap,
          cleaningFeeCents: first.cleaning,
        };
        row = priceOf(quoteChangedStay(wanted, today, { ...bookedPrice, leastServiceFeeCents: row.serviceFee }));
      }
      expect(kept(row)).toBeGreaterThanOrEqual(alone);
    }),
    { numRuns: 2_000 },
  );
});
