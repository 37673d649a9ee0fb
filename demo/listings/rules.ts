import { and, eq, gt, sql } from "drizzle-orm";
import { addDays } from "../../src/features/availability/index.ts";
import { propertyDayMinimums, propertyRules, propertySeasons } from "../../src/features/availability/rules/rules.tables.server.ts";
import { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { personId } from "../people.ts";
import type { DemoEntry, DemoListing } from "./demo-listing.ts";

const SATURDAY = 1 << 6;
const HOMES = 3;

/** Days from now on that the homes ask for three nights from. */
const MINIMUM_DAYS = [9, 10, 16, 17];

/** Some of the host's homes have seasons and discounts, and ask for more nights from single days on; one of the boats goes from Saturday to Saturday in summer, and needs a night after each charter. */
export async function addRules({ db, clock }: { db: Db; clock: Clock }, entries: DemoEntry[]): Promise<void> {
  const own = entries.map(({ listing }) => listing).filter(({ hostId }) => hostId === personId("host@demo.test"));
  const homes = own.filter(({ type }) => type === "property").slice(-HOMES);
  const boats = own.filter(({ type }) => type === "boat").slice(-1);
  await db.insert(propertyRules).values([
    ...homes.map((home) => ({
      propertyId: home.id,
      weekendPriceCents: times(home, 1.15),
      weeklyDiscountPercent: 10,
      monthlyDiscountPercent: 25,
      earlyBirdDays: 180,
      earlyBirdPercent: 5,
      guestsIncluded: 2,
      extraGuestCents: 1_500,
      gapNights: 2,
      gapPercent: 15,
    })),
    ...boats.map((boat) => ({ propertyId: boat.id, weeklyDiscountPercent: 5, noticeDays: 2, preparationAfter: 1 })),
  ]);
  const year = clock.now().getUTCFullYear() + 1;
  const summer = { name: "High summer", startsOn: `${year}-06-15`, endsOn: `${year}-08-31`, isYearly: true };
  await db.insert(propertySeasons).values([
    ...homes.flatMap((home) => [
      { ...summer, propertyId: home.id, nightlyPriceCents: times(home, 1.3), weekendPriceCents: times(home, 1.45), minimumNights: 4 },
      {
        name: "Holidays",
        startsOn: `${year}-12-20`,
        endsOn: `${year + 1}-01-04`,
        isYearly: true,
        propertyId: home.id,
        nightlyPriceCents: times(home, 1.4),
      },
    ]),
    ...boats.map((boat) => ({
      ...summer,
      propertyId: boat.id,
      nightlyPriceCents: times(boat, 1.4),
      minimumNights: 7,
      arrivalDays: SATURDAY,
      departureDays: SATURDAY,
    })),
  ]);
  for (const { id } of boats) await prepareAfter(db, id, clock.now());
  const soon = clock.now().toISOString().slice(0, 10);
  await db
    .insert(propertyDayMinimums)
    .values(homes.flatMap(({ id }) => MINIMUM_DAYS.map((ahead) => ({ propertyId: id, date: addDays(soon, ahead), nights: 3 }))));
}

/** In whole dollars. */
const times = ({ pricePerNight }: DemoListing, factor: number): number => Math.round((pricePerNight * factor) / 100) * 100;

/** The bookings to come were made with these rules: the night after each is for preparation, where nobody stays yet. */
const prepareAfter = (db: Db, propertyId: string, now: Date) =>
  db
    .update(bookings)
    .set({ preparationAfter: 1 })
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        eq(bookings.status, "confirmed"),
        gt(bookings.beginsAt, now),
        sql`not exists (select from occupied_nights where property_id = ${propertyId} and night = ${bookings.checkOut})`,
      ),
    );
