import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { occupiedNights, propertyCustomPrices } from "../../availability/availability.tables.server.ts";
import { stayChoices } from "../../availability/calendar/stay-choices.ts";
import { addDays, todayAt } from "../../availability/index.ts";
import { calendarOf, quoteListing } from "../../availability/index.server.ts";
import { propertyDayMinimums, propertyRules, propertySeasons } from "../../availability/rules/rules.tables.server.ts";
import { stayTerms } from "../../listings/index.server.ts";
import { type ListingCard, SearchQuery } from "../query/search.schema.ts";
import { findListings } from "./find-listings.server.ts";
import { summarizeResults } from "./summarize-results.server.ts";

const LISTINGS = 20;
const STAYS = 50;
const ZONE = "Etc/GMT+9";

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The nights cost as much on average, in dollars. */
const isBetween = (stay: ListingCard["stay"], least: number, most: number): boolean =>
  stay !== null && stay.nightlyCents >= least * 100 && stay.nightlyCents <= most * 100;

test("search and calendar offer what Reserve takes, and nothing else, at the price of the quote: 1,000 random stays", async () => {
  const services = await openTestServices(await openTestDatabase());
  const ctx = testCtx(services);
  const today = todayAt(ZONE, services.clock.now());
  const pick = numbers(42);
  const some = <T>(value: T): T | null => (pick(2) === 0 ? value : null);
  const days = () => (pick(2) === 0 ? 127 : 1 + pick(127));
  const listings = [];
  for (let number = 0; number < LISTINGS; number++) {
    const { id } = await newListing(services, {
      city: "Rulestown",
      title: `Ruled ${number}`,
      minimumNights: 1 + pick(4),
      pricePerNight: 5_000 + pick(20_000),
      cleaningFee: pick(9_000),
      capacity: 6,
      timeZone: ZONE,
    });
    listings.push(id);
    for (let day = 0, taken = new Set<string>(); day < 6; day++) {
      const night = addDays(today, pick(70));
      const held = day < 3 ? { isBlocked: true } : day < 5 ? { calendars: 1 } : { manualBookingId: randomUUID() };
      if (!taken.has(night)) await services.db.insert(occupiedNights).values({ propertyId: id, night, ...held });
      taken.add(night);
    }
    const prices = new Map(Array.from({ length: pick(8) }, () => [addDays(today, pick(80)), pick(30_000)]));
    if (prices.size > 0)
      await services.db.insert(propertyCustomPrices).values([...prices].map(([date, price]) => ({ propertyId: id, date, price })));
    if (number % 4 === 0) continue;
    await services.db.insert(propertyRules).values({
      propertyId: id,
      weekendPriceCents: some(12_345),
      weeklyDiscountPercent: pick(20),
      earlyBirdDays: 30 + pick(20),
      earlyBirdPercent: pick(20),
      guestsIncluded: pick(4),
      extraGuestCents: pick(3_000),
      gapNights: pick(4),
      gapPercent: pick(30),
      lastMinuteDays: 20,
      lastMinutePercent: pick(10),
      weekendMinimumNights: some(1 + pick(4)),
      maximumNights: some(3 + pick(12)),
      arrivalDays: days(),
      departureDays: days(),
      noticeDays: pick(6),
      windowDays: some(40 + pick(60)),
      preparationBefore: pick(3),
      preparationAfter: pick(3),
    });
    const first = addDays(today, pick(40));
    await services.db.insert(propertySeasons).values({
      propertyId: id,
      name: "Some season",
      startsOn: first,
      endsOn: addDays(first, pick(30)),
      isYearly: pick(2) === 0,
      nightlyPriceCents: some(20_000),
      weekendPriceCents: some(25_000),
      minimumNights: some(1 + pick(5)),
      maximumNights: some(5 + pick(8)),
      arrivalDays: some(days()),
      departureDays: some(days()),
    });
    const minimums = new Map(Array.from({ length: 12 }, () => [addDays(today, pick(80)), 1 + pick(6)]));
    await services.db.insert(propertyDayMinimums).values([...minimums].map(([date, nights]) => ({ propertyId: id, date, nights })));
  }
  const calendars = new Map(
    await Promise.all(listings.map(async (id) => [id, stayChoices(await calendarOf(ctx, await stayTerms(ctx, id)))] as const)),
  );
  let offered = 0;
  for (let number = 0; number < STAYS; number++) {
    const checkIn = addDays(today, 1 + pick(70));
    const checkOut = addDays(checkIn, 1 + pick(9));
    const guests = 1 + pick(6);
    const asked = { q: "Rulestown", checkIn, checkOut, guests };
    const find = async (more: Record<string, unknown>) => (await findListings(ctx, SearchQuery.parse({ ...asked, ...more }))).listings;
    const found = await find({});
    const totals = new Map(found.map((card) => [card.id, card.stay?.totalCents]));
    for (const flex of [undefined, 3]) {
      const byTotal = (await find({ flex, sort: "price-low" })).map(({ stay }) => stay?.totalCents ?? 0);
      expect(byTotal).toEqual(byTotal.toSorted((a, b) => a - b));
      expect((await find({ flex, sort: "price-high" })).map(({ stay }) => stay?.totalCents ?? 0)).toEqual(byTotal.toReversed());
      const all = await find({ flex });
      expect(byTotal).toHaveLength(all.length);
      const fits = (await find({ flex, minPrice: 100, maxPrice: 200 })).map(({ id }) => id);
      expect(fits.toSorted()).toEqual(
        all
          .filter(({ stay }) => isBetween(stay, 100, 200))
          .map(({ id }) => id)
          .toSorted(),
      );
      const { prices, total } = await summarizeResults(ctx, SearchQuery.parse({ ...asked, flex, minPrice: 100, maxPrice: 200 }));
      expect([total, prices[2]]).toEqual([fits.length, all.filter(({ stay }) => isBetween(stay, 100, 149.994)).length]);
    }
    for (const id of listings) {
      const quote = await quoteListing(ctx, id, { checkIn, checkOut, guests }).catch(() => null);
      expect([id, checkIn, checkOut, totals.get(id)]).toEqual([id, checkIn, checkOut, quote?.total.cents]);
      expect([id, checkIn, checkOut, calendars.get(id)?.canStay(checkIn, checkOut)]).toEqual([id, checkIn, checkOut, quote !== null]);
      if (quote) offered++;
    }
  }
  expect(offered).toBeGreaterThan(50);
  expect(offered).toBeLessThan(LISTINGS * STAYS - 50);
}, 180_000);
