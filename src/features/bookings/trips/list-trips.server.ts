import type { Ctx } from "../../../platform/context.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { bookedListings, bookedPlaces } from "../../listings/index.server.ts";
import { type BookingRow, countTrips, selectTrips } from "../booking.queries.server.ts";
import { daysLeft, PHASES, TRIPS_SHOWN } from "../booking.rules.ts";
import type { BookingSummary, Trip, Trips, TripsQuery } from "../booking.schema.ts";
import { directionsTo, summaryFields } from "../booking.view.server.ts";
import { readTripCursor, writeTripCursor } from "./trip-cursor.ts";

type Asked = Pick<TripsQuery, "phase" | "after"> & { show?: number };

/** The guest's own bookings in one phase, as many as shown, and how many there are in each. */
export async function listTrips(ctx: Ctx, query: Asked): Promise<Trips> {
  const { id: guestId } = requireActor(ctx);
  const [{ rows, next }, counts] = await Promise.all([readPage(ctx, guestId, query), countTrips(ctx, guestId)]);
  return { bookings: await tripsOf(ctx, rows), next, counts };
}

/** Every booking that the person made, for their own file. */
export async function* exportTrips(ctx: Ctx): AsyncGenerator<BookingSummary> {
  const { id: guestId } = requireActor(ctx);
  const now = ctx.clock.now();
  for (const phase of PHASES) {
    for (let after: string | null | undefined; after !== null;) {
      const page: Page = await readPage(ctx, guestId, { phase, after });
      const listings = await bookedListings(ctx, listingIds(page.rows));
      for (const row of page.rows) {
        const listing = listings.get(row.propertyId);
        if (listing) yield { ...summaryFields(row, now), listing };
      }
      after = page.next;
    }
  }
}

type Page = { rows: BookingRow[]; next: string | null };

async function readPage(ctx: Ctx, guestId: string, { phase, after, show = TRIPS_SHOWN }: Asked): Promise<Page> {
  const found = await selectTrips(ctx, guestId, phase, readTripCursor(after), show + 1);
  const rows = found.slice(0, show);
  const last = rows.at(-1);
  return { rows, next: last && found.length > show ? writeTripCursor(last) : null };
}

const listingIds = (rows: BookingRow[]) => rows.map(({ propertyId }) => propertyId);

async function tripsOf(ctx: Ctx, rows: BookingRow[]): Promise<Trip[]> {
  const now = ctx.clock.now();
  const [places, hosts] = await Promise.all([
    bookedPlaces(ctx, listingIds(rows)),
    publicProfiles(
      ctx,
      rows.map(({ hostId }) => hostId),
    ),
  ]);
  return rows.flatMap((row) => {
    const [place, host] = [places.get(row.propertyId), hosts.get(row.hostId)];
    if (!place || !host) return [];
    const left = daysLeft(row, now);
    return {
      ...summaryFields(row, now),
      listing: place.listing,
      daysLeft: left,
      directions: left === null ? null : directionsTo(ctx, place.exact),
      location: left === null ? null : place.exact,
      checkInTime: row.checkInTime,
      checkOutTime: row.checkOutTime,
      host: { id: host.id, fullName: host.fullName, avatarUrl: host.avatarUrl },
      paymentDueBy: row.paymentDueBy?.toISOString() ?? null,
    };
  });
}
