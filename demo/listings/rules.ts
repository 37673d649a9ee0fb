import { propertyRules, propertySeasons } from "../../src/features/availability/rules/rules.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { personId } from "../people.ts";
import type { DemoEntry, DemoListing } from "./demo-listing.ts";

const SATURDAY = 1 << 6;
const HOMES = 3;

/** Some of the host's homes have seasons and discounts; one of the boats goes from Saturday to Saturday in summer. */
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
}

/** In whole dollars. */
const times = ({ pricePerNight }: DemoListing, factor: number): number => Math.round((pricePerNight * factor) / 100) * 100;
