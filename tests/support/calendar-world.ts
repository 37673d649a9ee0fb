import { and, asc, eq, gte, sql } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import { occupiedNights } from "../../src/features/availability/availability.tables.server.ts";
import { nightsOf } from "../../src/features/availability/index.ts";
import { cancelBooking, readBooking } from "../../src/features/bookings/index.server.ts";
import { importedCalendars } from "../../src/features/calendar-sync/calendar.tables.server.ts";
import { addCalendar, readCalendarSync, syncCalendar } from "../../src/features/calendar-sync/index.server.ts";
import type { ImportedCalendar } from "../../src/features/calendar-sync/calendar.schema.ts";
import type { properties } from "../../src/features/listings/listing.tables.server.ts";
import type { Ctx } from "../../src/platform/context.server.ts";
import { publish, type WrittenEvent } from "./calendars.ts";
import { startFixtureSite } from "./fixture-site.ts";
import { newListing } from "./listings.ts";
import { newPerson, type Person, visitOf } from "./people.ts";
import { openTestServices } from "./test-ctx.ts";
import { openTestDatabase } from "./test-database.ts";

/** Host and path of the calendar that a hosting reads. */
export const PAGE = "calendar.example/ical/one.ics";
export const ADDRESS = `https://${PAGE}?s=a-secret-token`;

/** A host with a listing, and a calendar that it reads. */
export type Synced = { host: Ctx; email: string; listingId: string; calendarId: string };

export const nights = (from: string, to: string): string[] => nightsOf({ checkIn: from, checkOut: to });
export const events = (...ranges: [from: string, to: string][]): WrittenEvent[] => ranges.map(([from, to]) => ({ from, to }));

/** Services on a test database, with a site that serves calendars. Each test begins at noon of 2027-06-01 without any calendar. */
export async function openCalendarWorld(moreHosts: string[] = []) {
  const database = await openTestDatabase();
  const site = await startFixtureSite({ [PAGE]: "" }, { moreHosts });
  const services = await openTestServices(database, site.settings);
  afterAll(() => site.stop());
  beforeEach(async () => {
    services.clock.set("2027-06-01T12:00:00Z");
    await services.db.delete(importedCalendars);
    publish(site, PAGE, []);
  });

  const worker: Ctx = { ...services, actor: null, request: null };

  async function newHost(listing: Partial<typeof properties.$inferInsert> = {}): Promise<Omit<Synced, "calendarId">> {
    const person = await newPerson(services, "Hal Host");
    const host = await visitOf(services, person);
    const { id: listingId } = await newListing(services, { hostId: host.actor?.id ?? "", ...listing });
    return { host, email: person.email, listingId };
  }

  async function withCalendar(published: WrittenEvent[], listing: Partial<typeof properties.$inferInsert> = {}): Promise<Synced> {
    const hosting = await newHost(listing);
    publish(site, PAGE, published);
    const { calendarId } = await addCalendar(hosting.host, hosting.listingId, { address: ADDRESS, name: "Airbnb" });
    return { ...hosting, calendarId };
  }

  async function calendarOf({ host, listingId }: Pick<Synced, "host" | "listingId">): Promise<ImportedCalendar> {
    const [calendar] = (await readCalendarSync(host, listingId)).calendars;
    if (!calendar) throw new Error("the listing has no calendar");
    return calendar;
  }

  async function takenNights({ listingId }: Pick<Synced, "listingId">, from = "2027-06-01"): Promise<string[]> {
    const rows = await services.db
      .select({ night: occupiedNights.night })
      .from(occupiedNights)
      .where(and(eq(occupiedNights.propertyId, listingId), gte(occupiedNights.night, from)))
      .orderBy(asc(occupiedNights.night));
    return rows.map(({ night }) => night);
  }

  return {
    database,
    services,
    site,
    /** Nobody in particular, as in a worker. */
    worker,
    newHost,
    withCalendar,
    calendarOf,
    takenNights,
    publish: (published: WrittenEvent[]) => publish(site, PAGE, published),
    sync: ({ host, listingId, calendarId }: Synced) => syncCalendar(host, listingId, calendarId),
    later: (minutes: number) => services.clock.advance(minutes * 60),
    rowVersions: async ({ listingId }: Pick<Synced, "listingId">) =>
      (
        await services.db.execute(
          sql`select night::text, xmin::text, ctid::text from occupied_nights where property_id = ${listingId} order by night`,
        )
      ).rows,
    async cancel(guest: Person, bookingId: string): Promise<void> {
      const visit = await visitOf(services, guest);
      const { viewer } = await readBooking(visit, bookingId);
      await cancelBooking(visit, bookingId, { refundCents: viewer.cancelling?.refundCents ?? 0 });
    },
  };
}
