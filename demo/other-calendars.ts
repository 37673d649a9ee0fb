import { and, desc, eq } from "drizzle-orm";
import { addDays, nightsOf, todayAt } from "../src/features/availability/index.ts";
import { importedCalendars, importedNights, importedStays } from "../src/features/calendar-sync/calendar.tables.server.ts";
import { properties } from "../src/features/listings/listing.tables.server.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { demoId } from "./demo-id.ts";
import { freeStay } from "./free-stay.ts";
import { personId } from "./people.ts";

const HOST = personId("host@demo.test");

/** What each calendar holds: from how many days after today on, and how many nights. */
const CALENDARS = [
  {
    name: "Airbnb",
    shownAddress: "https://www.airbnb.com/calendar/ical/…",
    stays: [
      [2, 3],
      [13, 4],
      [30, 7],
    ],
  },
  {
    name: "Vrbo",
    shownAddress: "http://www.vrbo.com/icalendar/…",
    stays: [
      [1, 2],
      [20, 5],
    ],
  },
] as const;

/** Two of the host's homes are on other sites, too, whose calendars hold nights here. They are paused: there is no such site to read. */
export async function addOtherCalendars({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  const listings = await db
    .select({ id: properties.id, timeZone: properties.timeZone })
    .from(properties)
    .where(and(eq(properties.hostId, HOST), eq(properties.status, "active"), eq(properties.type, "property")))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(CALENDARS.length);
  for (const [index, { name, shownAddress, stays }] of CALENDARS.entries()) {
    const listing = listings[index];
    if (!listing) return;
    const { id: propertyId, timeZone } = listing;
    const calendarId = demoId("other calendar", name);
    const today = todayAt(timeZone, now);
    await db.insert(importedCalendars).values({
      id: calendarId,
      propertyId,
      name,
      sealedAddress: "",
      addressHash: calendarId,
      shownAddress,
      isPaused: true,
      triedAt: now,
      succeededAt: now,
      nextTryAt: now,
      createdAt: now,
    });
    for (const [from, nights] of stays) {
      const stay = await freeStay(db, propertyId, addDays(today, from), nights);
      if (!stay) continue;
      const read = { kind: "stay", readOn: today, standing: "holds" } as const;
      await db.insert(importedStays).values({ calendarId, firstNight: stay.checkIn, endNight: stay.checkOut, ...read });
      await db.insert(importedNights).values(nightsOf(stay).map((night) => ({ propertyId, night, calendarId })));
    }
  }
}
