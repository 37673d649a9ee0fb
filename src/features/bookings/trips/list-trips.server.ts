import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import { countTrips, selectTrips } from "../booking.queries.server.ts";
import { PHASES } from "../booking.rules.ts";
import type { BookingSummary, Trips, TripsQuery } from "../booking.schema.ts";
import { summaryFields } from "../booking.view.server.ts";
import { readTripCursor, writeTripCursor } from "./trip-cursor.ts";

const TRIPS_PER_PAGE = 20;

/** The guest's own bookings in one phase, a page at a time, and how many there are in each. */
export async function listTrips(ctx: Ctx, { phase, after }: TripsQuery): Promise<Trips> {
  const { id: guestId } = requireActor(ctx);
  const cursor = readTripCursor(after);
  const [rows, counts] = await Promise.all([selectTrips(ctx, guestId, phase, cursor, TRIPS_PER_PAGE + 1), countTrips(ctx, guestId)]);
  const shown = rows.slice(0, TRIPS_PER_PAGE);
  const listings = await bookedListings(
    ctx,
    shown.map(({ propertyId }) => propertyId),
  );
  const last = shown.at(-1);
  return {
    bookings: shown.flatMap((row) => {
      const listing = listings.get(row.propertyId);
      return listing ? [{ ...summaryFields(row, ctx.clock.now()), listing }] : [];
    }),
    next: last && rows.length > TRIPS_PER_PAGE ? writeTripCursor(last) : null,
    counts,
  };
}

/** Every booking that the person made, for their own file. */
export async function* exportTrips(ctx: Ctx): AsyncGenerator<BookingSummary> {
  for (const phase of PHASES) {
    for (let after: string | null | undefined; after !== null;) {
      const page: Trips = await listTrips(ctx, { phase, after });
      yield* page.bookings;
      after = page.next;
    }
  }
}
