import { and, eq, gt, isNotNull } from "drizzle-orm";
import { addDays, instantAt, todayAt } from "../../src/features/availability/index.ts";
import { bookings } from "../../src/features/bookings/booking.tables.server.ts";
import { passengerLists, passengers } from "../../src/features/bookings/passengers/passenger.tables.server.ts";
import { importedCalendars, importedStays, importedTimes } from "../../src/features/calendar-sync/calendar.tables.server.ts";
import type { Clock } from "../../src/platform/clock.ts";
import type { Db } from "../../src/platform/db/database.server.ts";
import { demoId } from "../demo-id.ts";
import type { DemoListing } from "../listings/demo-listing.ts";
import { personId } from "../people.ts";

type Tools = { db: Db; clock: Clock };

const SITE = "Boatsetter";

/** Another site has the boat for an afternoon. It is paused: there is no such site to read. */
export async function addTimesElsewhere({ db, clock }: Tools, { id: propertyId, timeZone }: DemoListing, day: string): Promise<void> {
  const now = clock.now();
  const calendarId = demoId("other calendar", SITE);
  const times = { beginsAt: instantAt(timeZone, day, "13:00"), endsAt: instantAt(timeZone, day, "17:00") };
  await db.insert(importedCalendars).values({
    id: calendarId,
    propertyId,
    name: SITE,
    sealedAddress: "",
    addressHash: calendarId,
    shownAddress: "https://www.boatsetter.com/ical/…",
    isPaused: true,
    triedAt: now,
    succeededAt: now,
    nextTryAt: now,
    createdAt: now,
  });
  const nights = { firstNight: day, endNight: addDays(day, 1) };
  const read = { kind: "stay", readOn: todayAt(timeZone, now), standing: "holds" } as const;
  await db.insert(importedStays).values({ calendarId, ...nights, ...times, ...read });
  await db.insert(importedTimes).values({ propertyId, calendarId, ...times });
}

/** The demo's guest has said who comes aboard with them. */
export async function addPassengers({ db, clock }: Tools): Promise<void> {
  const guestId = personId("guest@demo.test");
  const [trip] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.guestId, guestId), isNotNull(bookings.packageId), gt(bookings.beginsAt, clock.now())))
    .orderBy(bookings.beginsAt)
    .limit(1);
  if (!trip) return;
  await db.insert(passengerLists).values({ bookingId: trip.id, version: 1, savedAt: clock.now() });
  await db.insert(passengers).values([
    { bookingId: trip.id, no: 1, name: "Gwen Alder", age: 34, phone: "+1 619 555 0102" },
    { bookingId: trip.id, no: 2, name: "Ida Alder", age: 9 },
  ]);
}
