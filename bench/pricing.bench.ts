import { addDays } from "../src/features/availability/index.ts";
import { quoteListing } from "../src/features/availability/index.server.ts";
import { openBookingWorld } from "./support/booking-world.ts";
import { compare, printComparisons } from "./support/measure.ts";
import { withDatabase } from "./support/with-database.ts";

export const name = "pricing";

const ROUNDS = 9;
const QUOTES = 50;
const SEASONS = 6;

/** A quote at a listing with every rule and six seasons, against one without rules. */
export async function run(): Promise<void> {
  await withDatabase(async (url) => {
    const world = await openBookingWorld(url);
    const [plain = "", ruled = ""] = world.spareListingIds;
    await world.pool.query(
      `insert into property_rules (property_id, weekend_price, weekly_discount_percent, monthly_discount_percent, last_minute_days, last_minute_percent,
         early_bird_days, early_bird_percent, gap_nights, gap_percent, guests_included, extra_guest_price, weekend_minimum_nights, maximum_nights, preparation_before, preparation_after)
       values ($1, 25000, 10, 20, 14, 5, 90, 5, 3, 10, 2, 1500, 2, 60, 1, 1)`,
      [ruled],
    );
    await world.pool.query(
      `insert into property_seasons (property_id, name, starts_on, ends_on, is_yearly, nightly_price, weekend_price, minimum_nights)
       select $1, 'Season ' || n, make_date(2027, 2 * n - 1, 1), make_date(2027, 2 * n - 1, 28), true, 30000, 35000, 3 from generate_series(1, ${SEASONS}) n`,
      [ruled],
    );
    const ctx = world.asGuest(0);
    const checkIn = addDays(ctx.clock.now().toISOString().slice(0, 10), 30);
    const request = { checkIn, checkOut: addDays(checkIn, 7), guests: 4 };
    const quoting = (listingId: string) => async () => {
      const began = performance.now();
      for (let quote = 0; quote < QUOTES; quote++) await quoteListing(ctx, listingId, request);
      return (1000 * (performance.now() - began)) / QUOTES;
    };
    const compared = await compare("a week for 4 guests", ROUNDS, [quoting(plain), quoting(ruled)]);
    printComparisons("quotes", "no rules", "all rules", [compared], " µs");
    await world.close();
  });
}
