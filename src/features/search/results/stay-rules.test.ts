import { expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { occupiedNights } from "../../availability/availability.tables.server.ts";
import { stayChoices } from "../../availability/stay-choices.ts";
import { addDays, todayAt } from "../../availability/index.ts";
import { calendarOf, quoteListing } from "../../availability/index.server.ts";
import { propertyDayMinimums, propertyRules, propertySeasons } from "../../availability/rules/rules.tables.server.ts";
import { stayTerms } from "../../listings/index.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { findListings } from "./find-listings.server.ts";

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

test("search and calendar offer what Reserve takes, and nothing else, at the price of the quote: 1,000 random stays", async () => {
  const services = await openTestServices(await openTestDatabase());
  const ctx = testCtx(services);
  const today = todayAt(ZONE, services.clock.now());
  const pick = numbers(42);
  const some = <T>(value: T): T | null => (pick(2) === 0 ? value : null);
  const days = () => (pick(2) === 0 ? 127 : 1 + pick(127));
  const listings = [];
  for (let number = 0; number < LISTINGS; number++) {
    const { id } = await newListing(services, { city: "Rulestown", title: `Ruled ${number}`, minimumNights: 1 + pick(4), timeZone: ZONE });
    listings.push(id);
    for (let day = 0, taken = new Set<string>(); day < 6; day++) {
      const night = addDays(today, pick(70));
      const held = day < 3 ? { isBlocked: true } : { calendars: 1 };
      if (!taken.has(night)) await services.db.insert(occupiedNights).values({ propertyId: id, night, ...held });
      taken.add(night);
    }
    if (number === 0) continue;
    await services.db.insert(propertyRules).values({
      propertyId: id,
      weekendPriceCents: some(12_345),
      weeklyDiscountPercent: pick(20),
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
    const found = await findListings(ctx, SearchQuery.parse({ q: "Rulestown", checkIn, checkOut, guests: 1 }));
    const totals = new Map(found.listings.map((card) => [card.id, card.stay?.totalCents]));
    for (const id of listings) {
      const quote = await quoteListing(ctx, id, { checkIn, checkOut, guests: 1 }).catch(() => null);
      expect([id, checkIn, checkOut, totals.get(id)]).toEqual([id, checkIn, checkOut, quote?.total.cents]);
      expect([id, checkIn, checkOut, calendars.get(id)?.canStay(checkIn, checkOut)]).toEqual([id, checkIn, checkOut, quote !== null]);
      if (quote) offered++;
    }
  }
  expect(offered).toBeGreaterThan(50);
  expect(offered).toBeLessThan(LISTINGS * STAYS - 50);
}, 180_000);
